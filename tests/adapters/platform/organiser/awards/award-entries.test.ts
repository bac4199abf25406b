import type { EntryFilter } from '@fairdesk/core/organiser';
import { eventIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createEntryDesk } from '#adapters/organiser/entries-service.ts';
import { exportEntries } from '#adapters/platform/awards/export-entries.ts';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import {
  AT,
  AWARDS,
  type Award,
  anyEntry,
  clearEntries,
  type Entry,
  enter,
  pagesOf,
  rowsOf,
  STAMPS,
  submit,
} from './entry-fair.ts';

describeEachDatabase('the entries of an award at the desk', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    const other = { type: 'events', id: '102', attributes: { name: 'Other', slug: 'other' } };
    await desk.call('POST', '/events', { data: other });
    database = await openDatabase({ ...place, log: quietLog });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });
  beforeEach(() => clear());

  const entriesOf = () => createEntryDesk(desk.http, desk.caller);
  const trail = () => createAuditTrail(desk.http, desk.caller);

  const clear = () => clearEntries(database.query);
  const enterAll = async (entries: readonly Entry[]) =>
    Promise.all(entries.map((one, place) => enter(database.query, one, place)));
  const enterOne = (one: Entry, place = 0) => enter(database.query, one, place);

  const page = async (award: string, filter: EntryFilter = {}) =>
    (await entriesOf().page(award, filter))._unsafeUnwrap();
  const allPages = (award: string, filter: EntryFilter = {}) => pagesOf(entriesOf(), award, filter);
  const allRows = (award: string) => rowsOf(entriesOf(), award);

  it.prop([fc.array(anyEntry, { maxLength: 12 })], { numRuns: 10 })(
    'are each listed and exported once, in every state and by every word, and none of another fair or award',
    async (entries) => {
      await clear();
      const ids = await enterAll(entries);
      const own = entries.flatMap((one, place) =>
        one.award === 'a' ? [{ ...one, id: ids[place] ?? '' }] : [],
      );
      const listed = await allPages('prize');
      expect(listed.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
      expect((await allRows('prize')).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
      for (const state of ['draft', 'submitted'] as const) {
        const some = own.filter(({ isSubmitted }) => isSubmitted === (state === 'submitted'));
        expect((await allPages('prize', { state })).map(({ id }) => id).toSorted()).toEqual(
          some.map(({ id }) => id).toSorted(),
        );
        expect((await page('prize')).counts[state]).toBe(some.length);
      }
      for (const { company, product } of own) {
        const found = await allPages('prize', { search: `${product} ${company}` });
        const words = fold(`${product} ${company}`).split(/\s+/).filter(Boolean);
        const matching = own.filter((one) =>
          words.every((word) => fold(one.company).includes(word) || fold(one.product).includes(word)),
        );
        expect(found.map(({ id }) => id).toSorted()).toEqual(matching.map(({ id }) => id).toSorted());
      }
    },
    300_000,
  );

  it.prop([fc.array(anyEntry, { minLength: 1, maxLength: 4 }), fc.nat()], { numRuns: 8 })(
    'go back to a draft only where they are submitted as seen, with the reason for their company alone',
    async (entries, choice) => {
      await clear();
      const ids = await enterAll(entries);
      const place = choice % entries.length;
      const [id = '', chosen] = [ids[place], entries[place] ?? expect.unreachable()];
      const people = ids.map((company) => ({
        ...{ id: `p-${company}`, email: `${company}@kas.example`, role: 'owner', participationId: company },
        ...{ eventId: AWARDS[company.charAt(0) as Award][0], ...STAMPS },
      }));
      await database.query.deleteFrom('eventPermissions').execute();
      await database.query.insertInto('eventPermissions').values(people).execute();
      const before = await allPages('prize');
      const seen = { id, revision: 1 };
      const result = await entriesOf().setBack('prize', seen, '  Blurred photo.  ');
      const isOwn = chosen.award === 'a';
      expect(result.isOk()).toBe(isOwn && chosen.isSubmitted);
      if (result.isErr()) {
        expect(result.error.kind).toBe(isOwn ? 'conflict' : 'not-found');
        expect(await allPages('prize')).toEqual(before);
        expect(await database.query.selectFrom('outbox').select('id').execute()).toEqual([]);
        return;
      }
      expect(result.value.reopened?.reason).toBe('Blurred photo.');
      const after = await allPages('prize');
      expect(after.map((one) => (one.id === id ? { ...one, state: 'submitted' } : one))).toMatchObject(
        before.map(({ id: each, state }) => ({ id: each, state })),
      );
      expect(after.find((one) => one.id === id)).toEqual(result.value.entry);
      const mails = await database.query.selectFrom('outbox').select(['recipient', 'body']).execute();
      expect(mails.map(({ recipient }) => recipient)).toEqual([`${id}@kas.example`]);
      expect(mails[0]?.body).toContain('\nBlurred photo.\n');
      const [entry] = (await trail().entries({}))._unsafeUnwrap();
      expect(entry).toMatchObject({
        ...{ actor: desk.caller.actor, action: 'entry.set-back', subject: `entry:${id}` },
        before: { entryState: 'submitted', submittedAt: AT },
        after: { entryState: 'draft', reason: 'Blurred photo.' },
      });
      expect((await entriesOf().setBack('prize', seen, 'Again.'))._unsafeUnwrapErr().kind).toBe('conflict');
    },
    300_000,
  );

  example(
    'go on after a page and a part, and are exported as the command exports them',
    async () => {
      for (let place = 0; place < 105; place += 1)
        await enterOne({ award: 'a', company: 'Same', product: 'Same', isSubmitted: place % 2 === 0 }, place);
      expect(new Set((await allPages('prize')).map(({ id }) => id)).size).toBe(105);
      const rows = await allRows('prize');
      expect(new Set(rows).size).toBe(105);
      const commands = await exportEntries(database.query, desk.caller.event, 'prize');
      expect(commands.map(({ facts }) => facts.participation)).toEqual(rows);
    },
    120_000,
  );

  example('open with the answers of the submission that counts, or with those so far', async () => {
    const id = await enterOne({ award: 'a', company: 'Kas', product: 'Oven', isSubmitted: true });
    const later = { questionId: 'why', stepId: 's', questionType: 'TEXT', questionnaireId: id, sortIndex: 1 };
    await database.query
      .insertInto('answers')
      .values({
        id: 'later',
        answerText: 'Later',
        ...later,
        created: AT,
        modified: '2027-02-02T00:00:00.000Z',
      })
      .execute();
    const file = { questionId: 'photo', questionnaireId: id, title: 'one.png', mediaUrl: '/files/k' };
    await database.query
      .insertInto('images')
      .values({ id: 'image', ...file, sortIndex: 1, ...STAMPS })
      .execute();
    const document = { ...file, title: 'report.pdf', held: 'CHECKING' };
    await database.query
      .insertInto('documents')
      .values({ id: 'document', ...document, sortIndex: 2, ...STAMPS })
      .execute();
    const submitted = (await entriesOf().open('prize', id))._unsafeUnwrap();
    expect(submitted.entry).toMatchObject({ state: 'submitted', revision: 1, at: AT });
    expect(submitted.answers.map(({ answerText }) => answerText)).toEqual([`Because ${id}`]);
    // The exhibitor submits again while the organiser looks.
    await submit(database.query, id, 2);
    const stale = await entriesOf().setBack('prize', { id, revision: 1 }, 'Why?');
    expect(stale._unsafeUnwrapErr().kind).toBe('conflict');
    const draft = (await entriesOf().setBack('prize', { id, revision: 2 }, 'Why?'))._unsafeUnwrap();
    expect(draft.answers.map(({ answerText }) => answerText)).toEqual(['Later', '']);
    const files = draft.answers.flatMap((answer) => answer.files);
    expect(files).toEqual([
      { psId: 'image', type: 'image', name: 'one.png', url: '/files/k', imageDataUrl: '/files/k' },
      { psId: 'document', type: 'document', name: 'report.pdf' },
    ]);
  });

  example('keep a product submitted that is submitted for another award', async () => {
    const id = await enterOne({ award: 'a', company: 'Kas', product: 'Oven', isSubmitted: true });
    const own = { awardId: 'c', productId: id, participationId: id, ...STAMPS };
    await database.query
      .insertInto('questionnaires')
      .values({ id: 'second', status: 'SUBMITTED', ...own })
      .execute();
    const statusOf = async () =>
      (await database.query.selectFrom('products').select('registrationStatus').executeTakeFirst())
        ?.registrationStatus;
    (await entriesOf().setBack('prize', { id, revision: 1 }, 'Why?'))._unsafeUnwrap();
    expect(await statusOf()).toBe('submitted');
    (await entriesOf().setBack('other', { id: 'second', revision: 0 }, 'Why?'))._unsafeUnwrap();
    expect(await statusOf()).toBe('draft');
  });

  example('do not exist for an award that the fair does not have', async () => {
    const id = await enterOne({ award: 'b', company: 'Kas', product: 'Oven', isSubmitted: true });
    for (const result of [
      await entriesOf().page('nothing', {}),
      await entriesOf().part('nothing'),
      await entriesOf().open('prize', id),
      await entriesOf().open('prize', 'unknown'),
    ])
      expect(result._unsafeUnwrapErr().kind).toBe('not-found');
    const event = eventIdOf('102') ?? expect.unreachable();
    const elsewhere = createEntryDesk(desk.http, { ...desk.caller, event });
    expect((await elsewhere.open('prize', id)).isOk()).toBe(true);
  });
});

import { EVERYONE } from '@fairdesk/core/events';
import { type LetterForm, type LetterToSend, NEW_LETTER, NO_TEXTS } from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createLetterDesk } from '#adapters/organiser/letter-service.ts';
import { createMailLog } from '#adapters/organiser/mail-service.ts';
import { createMessagePlanner } from '#adapters/organiser/message-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { sendSlice } from '#adapters/platform/organiser/letters/letter-slices.ts';
import { beginLetter } from '#adapters/platform/organiser/letters/letter-writes.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { type FairCompany, fillFair } from '#tests/support/worlds/task-fair.ts';
import { maker } from '#tests/support/worlds/test-platform.ts';

/** Bulk mail waits for ever. */
const NO_MAIL = { smtpUrl: 'smtp://127.0.0.1:9', from: 'desk@fair.example', perMinute: 0 };
const now = new Date('2099-01-01T00:00:00Z');
const EVENT = { type: 'events', id: '101', attributes: {} };
/** How a letter may be sent twice. */
const KINDS = ['first', 'second', 'both', 'browser'] as const;
const form = (part: Partial<LetterForm> = {}): LetterForm => ({
  ...NEW_LETTER,
  titles: { ...NO_TEXTS, en: 'News for {company}', tr: '{company} için haberler' },
  contents: {
    ...NO_TEXTS,
    en: '<p>Dear {firstName},</p><p>see <a href="/stand">your stand</a> at {fair}.</p>',
  },
  ...part,
});

describeEachDatabase('letters to exhibitors', (newPlace) => {
  let desk: OrganiserDesk;
  let companies: readonly FairCompany[];
  /** Two more servers on the store; on SQLite, where connections of one process would wait for each other, none. */
  let servers: readonly Database[];
  let database: Database;

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { mail: NO_MAIL });
    companies = await fillFair(desk);
    const open = () => openDatabase({ ...place, log: quietLog });
    database = await open();
    servers = place.databaseUrl ? [database, await open()] : [];
    const { make } = maker(desk);
    for (const [company, email, role] of [
      [0, 'anna@acme.example', 'owner'],
      [0, 'agent@example.org', 'editor'],
      [1, 'agent@example.org', 'owner'],
      [1, 'viewer@bloom.example', 'viewer'],
      [2, 'cem@cicek.example', 'owner'],
    ] as const)
      await make(
        'event-permissions',
        { email, role },
        { event: EVENT, participation: { type: 'participations', id: idAt(company), attributes: {} } },
      );
    const { query } = database;
    const user = { id: 'u1', email: 'anna@acme.example', givenName: 'Anna', familyName: 'A' };
    await query
      .insertInto('users')
      .values({
        ...user,
        passwordHash: null,
        accountSetup: 1,
        created: now.toISOString(),
        modified: now.toISOString(),
      })
      .execute();
    await query.insertInto('signIns').values({ email: user.email, latest: now.toISOString() }).execute();
    await query
      .insertInto('invitations')
      .values({
        ...{ id: 'i1', tokenHash: 'x', email: 'cem@cicek.example', eventId: '101', role: 'owner' },
        ...{ participationId: idAt(2), language: 'tr', created: now.toISOString(), accepted: null },
        ...{ mailedWith: null, expires: now.toISOString() },
      })
      .execute();
  });
  afterAll(async () => {
    for (const each of new Set([database, ...servers])) await each.close();
    await desk.platform.close();
  });
  beforeEach(async () => {
    const { query } = database;
    for (const table of ['outbox', 'letters', 'messages'] as const) await query.deleteFrom(table).execute();
  });

  const idAt = (place: number) => companies[place]?.id ?? '';
  const letters = () => createLetterDesk(desk.http, desk.caller);
  const plan = async (part: Partial<LetterForm> = {}) => (await letters().plan(form(part)))._unsafeUnwrap();
  const preview = async (email: string) => (await letters().preview(form(), email))._unsafeUnwrap();
  const newLetter = async (part: Partial<LetterForm> = {}): Promise<LetterToSend> => {
    const { companies: count, people } = await plan(part);
    return { id: uuid(), form: form(part), expected: { companies: count, people } };
  };
  const mails = () =>
    database.query
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body', 'letterId', 'state'])
      .orderBy('recipient')
      .execute();

  const sendAt = async (place: 0 | 1, letter: LetterToSend) => {
    const server = servers[place];
    if (server === undefined) return ATTEMPTS.browser(letter);
    await beginLetter(server, { ...desk.caller, now }, letter);
    while (await sendSlice(server, letter.id, 'https://desk.example', now));
  };
  const ATTEMPTS: Record<(typeof KINDS)[number], (letter: LetterToSend) => Promise<void>> = {
    first: (letter) => sendAt(0, letter),
    second: (letter) => sendAt(1, letter),
    both: async (letter) => {
      await Promise.all([sendAt(0, letter), sendAt(1, letter)]);
    },
    browser: async (letter) => {
      (await letters().send(letter))._unsafeUnwrap();
    },
  };

  it.prop([fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 5 })], { numRuns: 8 })(
    'reach each address once, whatever is clicked twice and whatever servers run',
    async (attempts) => {
      await database.query.deleteFrom('outbox').execute();
      await database.query.deleteFrom('messages').execute();
      const letter = await newLetter({ channel: 'both' });
      for (const attempt of attempts) await ATTEMPTS[attempt](letter);
      const sent = await mails();
      expect(sent.map(({ recipient }) => recipient)).toEqual([
        'agent@example.org',
        'anna@acme.example',
        'cem@cicek.example',
      ]);
      const { messages } = (await createMessagePlanner(desk.http, desk.caller).plan())._unsafeUnwrap();
      expect(messages).toHaveLength(1);
    },
  );

  example('are not taken for sent when another text was sent before, unseen', async () => {
    const letter = await newLetter();
    (await letters().send(letter))._unsafeUnwrap();
    const before = await mails();
    const corrected = { ...letter, form: form({ titles: { ...NO_TEXTS, en: 'Corrected' } }) };
    expect((await letters().send(corrected))._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ code: 'letter-already-sent' }],
    });
    expect((await letters().send(letter))._unsafeUnwrap().titles).toEqual(letter.form.titles);
    expect(await mails()).toEqual(before);
  });

  example('are in the language of each person, with the names of all their companies', async () => {
    (await letters().send(await newLetter()))._unsafeUnwrap();
    const [agent, anna, cem] = await mails();
    expect(agent?.subject).toBe('News for Acme and Bloom 50%');
    expect(anna?.body).toMatch(
      /^Dear Anna,\n\nsee your stand \(https?:\/\/[^)]*\/aqua\/stand\) at Aqua 2028\.\n/,
    );
    // The title has a Turkish text; the text falls back, and so does the unknown first name.
    expect(cem?.subject).toBe('Çiçek için haberler');
    expect(cem?.body).toContain('Dear Çiçek,');
    expect(cem?.body).toContain('adına çalıştığınız');
  });

  example('show before what they send, for the person who is chosen', async () => {
    expect(await plan()).toEqual({
      ...{ companies: 4, people: 3, unreachable: 1, first: ['Acme', 'Bloom 50%', 'Çiçek'] },
      recipients: [
        { email: 'agent@example.org', language: 'en', companies: ['Acme', 'Bloom 50%'] },
        { email: 'anna@acme.example', language: 'en', companies: ['Acme'] },
        { email: 'cem@cicek.example', language: 'tr', companies: ['Çiçek'] },
      ],
    });
    const { people, recipients } = (await letters().plan(form(), 'cicek ÇİÇEK'))._unsafeUnwrap();
    expect([people, recipients.map(({ email }) => email)]).toEqual([3, ['cem@cicek.example']]);
    const shown = await preview('anna@acme.example');
    (await letters().send(await newLetter()))._unsafeUnwrap();
    const anna = (await mails()).find(({ recipient }) => recipient === shown.recipient);
    expect([shown.title, shown.body]).toEqual([anna?.subject, anna?.body]);
    expect((await letters().preview(form(), 'viewer@bloom.example'))._unsafeUnwrapErr().kind).toBe(
      'not-found',
    );
  });

  it.prop([fc.constantFrom('agent@example.org', 'anna@acme.example', 'cem@cicek.example')])(
    'are mailed to the organiser as each person would get them, however often, and reach no one',
    async (email) => {
      await database.query.deleteFrom('outbox').execute();
      await database.query.deleteFrom('letters').execute();
      const { actor } = desk.caller;
      for (const _ of ['once', 'twice']) {
        const tested = (await letters().test(form(), email))._unsafeUnwrap();
        expect(tested).toEqual({ ...(await preview(email)), recipient: actor });
      }
      const tests = await mails();
      expect(tests.map(({ recipient }) => recipient)).toEqual([actor, actor]);
      expect((await letters().list())._unsafeUnwrap()).toEqual([]);
      (await letters().send(await newLetter()))._unsafeUnwrap();
      const sent = (await mails()).find(({ recipient }) => recipient === email);
      for (const { subject, body, letterId } of tests)
        expect([subject, body, letterId]).toEqual([sent?.subject, sent?.body, null]);
    },
  );

  example(
    'are not mailed to the organiser with faults, nor for a person whom they would not reach',
    async () => {
      const test = async (...given: Parameters<ReturnType<typeof letters>['test']>) =>
        (await letters().test(...given))._unsafeUnwrapErr().kind;
      expect(await test(form(), 'viewer@bloom.example')).toBe('not-found');
      const faulty = form({ titles: { ...NO_TEXTS, en: '{unknown}' } });
      expect(await test(faulty, 'anna@acme.example')).toBe('rejected');
      expect(await mails()).toEqual([]);
    },
  );

  example('reach only the companies that meet every condition', async () => {
    const names = async (part: Partial<LetterForm>) => (await plan(part)).first;
    expect(await names({ audience: { ...EVERYONE, hall: ['8'] } })).toEqual(['Acme', 'Çiçek']);
    expect(await names({ neverSignedIn: true })).toEqual(['Bloom 50%', 'Çiçek', 'Dune']);
    const ids = [0, 1].flatMap((place) => participationIdOf(idAt(place)) ?? []);
    expect(await names({ selection: { ids }, neverSignedIn: true })).toEqual(['Bloom 50%']);
    expect(await names({ selection: { allOf: { type: 'START_UP' }, except: [] } })).toEqual([
      'Çiçek',
      'Dune',
    ]);
    expect(await names({ late: 'no-such-task' })).toEqual([]);
    // A narrowed message in the portal names the companies of today.
    (await letters().send(await newLetter({ channel: 'portal', selection: { ids } })))._unsafeUnwrap();
    const { messages } = (await createMessagePlanner(desk.http, desk.caller).plan())._unsafeUnwrap();
    expect(messages[0]?.audience).toEqual({ ...EVERYONE, participation: ids });
    expect(await mails()).toEqual([]);
  });

  example('are not sent when they would reach others than the organiser has seen', async () => {
    const letter = await newLetter();
    const stale = { ...letter, expected: { ...letter.expected, people: 2 } };
    expect((await letters().send(stale))._unsafeUnwrapErr().kind).toBe('conflict');
    expect(await mails()).toEqual([]);
    // A refused letter leaves no trace, so that its id can be sent with the new numbers.
    (await letters().send(letter))._unsafeUnwrap();
    expect(await mails()).toHaveLength(3);
    const faulty = { ...letter, form: form({ titles: { ...NO_TEXTS, en: '{unknown}' } }) };
    expect((await letters().send(faulty))._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'titles.en', code: 'letter-placeholder' }],
    });
  });

  example(
    'are cancelled while they wait, counted by state, and listed in the mail log and the history',
    async () => {
      const letter = await newLetter();
      (await letters().send(letter))._unsafeUnwrap();
      await database.query
        .updateTable('outbox')
        .set({ state: 'sent' })
        .where('recipient', '=', 'anna@acme.example')
        .execute();
      const cancelled = (await letters().cancel(letter.id))._unsafeUnwrap();
      expect(cancelled.counts).toEqual({ cancelled: 2, sent: 1 });
      expect((await letters().list())._unsafeUnwrap()).toEqual([cancelled]);
      const log = (await createMailLog(desk.http, desk.caller).page({ letter: letter.id }))._unsafeUnwrap();
      expect(log.items).toHaveLength(3);
      expect(log.counts).toEqual({ cancelled: 2, sent: 1 });
      const entries = (
        await createAuditTrail(desk.http, desk.caller).entries({ subject: `letter:${letter.id}` })
      )._unsafeUnwrap();
      expect(entries.map(({ action }) => action)).toEqual(['letter.cancel', 'letter.send']);
      expect((await letters().cancel(uuid()))._unsafeUnwrapErr().kind).toBe('not-found');
    },
  );
});

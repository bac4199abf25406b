import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createAwardPlanner } from '#adapters/organiser/award-plan-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const PRODUCTS = ['x', 'y', 'z'] as const;
const AWARDS = ['a', 'b'] as const;
const EVENT = '101';
const AT = '2027-01-01T00:00:00.000Z';
const STAMPS = { created: AT, modified: AT };

/** An entry of a product for an award; each question has some options. */
const anyEntry = fc.record({
  award: fc.constantFrom(...AWARDS),
  product: fc.constantFrom(...PRODUCTS),
  status: fc.constantFrom('DRAFT', 'SUBMITTED'),
  questions: fc.uniqueArray(fc.constantFrom('q1', 'q2', 'q3')),
  options: fc.integer({ min: 1, max: 3 }),
});
const anyEntries = fc.uniqueArray(anyEntry, { selector: ({ award, product }) => `${award}-${product}` });
type Entry = typeof anyEntry extends fc.Arbitrary<infer T> ? T : never;

describeEachDatabase('deleting an award', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    const company = { eventId: EVENT, organizationName: 'Acme', organizationNameFolded: 'acme' };
    await database.query
      .insertInto('participations')
      .values({ id: 'p', ...company, ...STAMPS })
      .execute();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const planner = () => createAwardPlanner(desk.http, desk.caller);
  const trail = () => createAuditTrail(desk.http, desk.caller);
  const listed = async (code: string) => {
    const { awards } = (await planner().plan())._unsafeUnwrap();
    return awards.find((award) => award.code === code) ?? expect.unreachable();
  };

  /** Two awards with these entries, each product in the state that they give it. */
  const begin = async (entries: readonly Entry[]) => {
    const { query } = database;
    for (const table of ['questionnaires', 'products', 'awards'] as const)
      await query.deleteFrom(table).execute();
    for (const [sortIndex, id] of AWARDS.entries())
      await query
        .insertInto('awards')
        .values({ id, code: id, eventId: EVENT, titles: `{"en":"${id}"}`, sortIndex, ...STAMPS })
        .execute();
    for (const [sortIndex, id] of PRODUCTS.entries()) {
      const product = { id, name: id, participationId: 'p', sortIndex, ...STAMPS };
      await query
        .insertInto('products')
        .values({ ...product, registrationStatus: stateOf(entries, id) })
        .execute();
    }
    for (const entry of entries) await enter(entry);
  };

  const enter = async ({ award, product, status, questions, options }: Entry) => {
    const { query } = database;
    const id = `${award}-${product}`;
    await query
      .insertInto('questionnaires')
      .values({ id, status, awardId: award, productId: product, participationId: 'p', ...STAMPS })
      .execute();
    const revision = { revision: 1, submittedAt: AT, content: '{}', questionnaireId: id };
    await query
      .insertInto('questionnaireRevisions')
      .values({ id, ...revision, ...STAMPS })
      .execute();
    const file = { id, questionId: 'q1', questionnaireId: id };
    await query
      .insertInto('documents')
      .values({ ...file, ...STAMPS })
      .execute();
    for (const questionId of questions)
      for (let option = 0; option < options; option += 1) {
        const answer = { questionId, answerId: String(option), stepId: 's', questionType: 'MULTISELECT' };
        await query
          .insertInto('answers')
          .values({ id: `${id}-${questionId}-${option}`, ...answer, questionnaireId: id, ...STAMPS })
          .execute();
      }
  };

  /** The ids of everything that belongs to entries. */
  const belongings = async () => {
    const { query } = database;
    const ids = async (table: 'questionnaires' | 'questionnaireRevisions' | 'answers' | 'documents') =>
      (await query.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    return [
      await ids('questionnaires'),
      await ids('questionnaireRevisions'),
      await ids('answers'),
      await ids('documents'),
    ];
  };
  const states = async () => {
    const rows = await database.query.selectFrom('products').select(['id', 'registrationStatus']).execute();
    return Object.fromEntries(rows.map(({ id, registrationStatus }) => [id, registrationStatus]));
  };

  it.prop([anyEntries], { numRuns: 10 })(
    'always deletes its own entries only, and frees products that no other award has',
    async (entries) => {
      await begin(entries);
      const own = entries.filter(({ award }) => award === 'a');
      const others = entries.filter(({ award }) => award === 'b');
      const seen = await listed('a');
      expect(seen.entries).toBe(own.length);
      expect(seen.answers).toBe(own.reduce((sum, { questions }) => sum + questions.length, 0));
      const isOther = (id: string) => id.startsWith('b-');
      const expected = (await belongings()).map((ids) => ids.filter(isOther));
      const left = (await planner().remove(seen))._unsafeUnwrap();
      expect(left.awards.map(({ code }) => code)).toEqual(['b']);
      expect(await belongings()).toEqual(expected);
      expect(await states()).toEqual(
        Object.fromEntries(PRODUCTS.map((product) => [product, stateOf(others, product)])),
      );
      const [entry] = (await trail().entries({}))._unsafeUnwrap();
      expect(entry).toMatchObject({ action: 'award.delete', subject: 'award:a', label: 'a' });
      expect(entry?.after).toEqual(own.length === 0 ? undefined : { 'deleted-entries': own.length });
      (await trail().restore(entry?.id ?? ''))._unsafeUnwrap();
      const { version: _, ...values } = seen;
      expect(await listed('a')).toMatchObject({ ...values, entries: 0, answers: 0 });
      expect((await planner().plan())._unsafeUnwrap().awards.map(({ code }) => code)).toEqual(['a', 'b']);
    },
    300_000,
  );

  it.prop([anyEntries, anyEntry], { numRuns: 6 })(
    'never deletes an entry that was not seen, nor an award that changed since',
    async (entries, late) => {
      const others = entries.filter(({ product }) => product !== late.product);
      await begin(others);
      const seen = await listed('a');
      await enter({ ...late, award: 'a' });
      const before = await belongings();
      expect((await planner().remove(seen))._unsafeUnwrapErr().kind).toBe('conflict');
      const stale = { ...(await listed('a')), version: '99' };
      expect((await planner().remove(stale))._unsafeUnwrapErr().kind).toBe('conflict');
      expect(await belongings()).toEqual(before);
      expect((await planner().remove(await listed('a'))).isOk()).toBe(true);
    },
    300_000,
  );

  example('is not found for an award of another fair', async () => {
    await begin([]);
    const seen = await listed('a');
    const elsewhere = { ...seen, code: 'elsewhere' };
    expect((await planner().remove(elsewhere))._unsafeUnwrapErr().kind).toBe('not-found');
  });
});

const stateOf = (entries: readonly Entry[], id: string): string => {
  const own = entries.filter(({ product }) => product === id).map(({ status }) => status);
  return own.includes('SUBMITTED') ? 'submitted' : own.includes('DRAFT') ? 'draft' : 'new';
};

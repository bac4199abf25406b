import { anyStoredCompany, anyTaskRules, EXHIBITOR_NOW } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase, type Query } from '#adapters/platform/database/open-database.ts';
import { refreshExhibitorIndex } from '#adapters/platform/organiser/exhibitors/exhibitor-index.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { CATEGORY_LEVELS, storeFair } from '../store-fair.ts';

const DAY_MS = 86_400_000;
const moment = EXHIBITOR_NOW.toISOString();
let ids = 0;
const row = () => {
  ids += 1;
  return { id: `w-${ids}`, created: moment, modified: moment };
};

/** Where a write happens, and a number that chooses a value. */
interface Place {
  readonly event: string;
  readonly company: string;
  readonly categories: readonly string[];
  readonly value: number;
}

const CODES = ['STAND', 'DRAWING', 'BADGES'] as const;
const codeOf = ({ value }: Place) => CODES[value % CODES.length] ?? '';
const dueAt = (value: number) =>
  `${new Date(EXHIBITOR_NOW.getTime() + (value - 4) * DAY_MS).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

type Write = (query: Query, place: Place) => Promise<unknown>;

const company = (query: Query, { company: id }: Place) =>
  query.updateTable('participations').where('id', '=', id);

/** Writes as the product, an import or an operator makes them. */
const WRITES: Readonly<Record<string, Write>> = {
  rename: (query, place) =>
    company(query, place)
      .set({ organizationName: `Kas ${place.value}`, organizationNameFolded: `kas ${place.value}` })
      .execute(),
  cancel: (query, place) =>
    company(query, place)
      .set({ status: place.value % 2 ? 'CANCELLED' : 'CONFIRMED' })
      .execute(),
  publish: (query, place) =>
    company(query, place)
      .set({ isPublic: place.value % 2 })
      .execute(),
  retype: (query, place) =>
    company(query, place)
      .set({ participationType: place.value % 2 ? 'CO_EXHIBITOR' : 'EXHIBITOR' })
      .execute(),
  describe: (query, place) =>
    company(query, place)
      .set({ longDescription: place.value % 2 ? 'Pumps' : '', email: null })
      .execute(),
  'add a stand': (query, { event, company: participationId, value }) =>
    query
      .insertInto('stands')
      .values({ ...row(), eventId: event, participationId, standNumber: `${ids}`, hall: `${value % 3}` })
      .execute(),
  'move a stand': (query, { company: participationId, value }) =>
    query
      .updateTable('stands')
      .set({ hall: `${value % 3}`, standNumberNatural: `${value}` })
      .where('participationId', '=', participationId)
      .execute(),
  'give stands away': (query, { company: participationId }) =>
    query
      .updateTable('stands')
      .set({ participationId })
      .where('id', 'in', (own) =>
        own
          .selectFrom('stands')
          .select('id')
          .where('id', 'like', 'w-%')
          .where('eventId', 'in', (events) =>
            events.selectFrom('participations').select('eventId').where('id', '=', participationId),
          ),
      )
      .execute(),
  'remove stands': (query, { company: id }) =>
    query.deleteFrom('stands').where('participationId', '=', id).execute(),
  'complete a task': (query, place) =>
    query
      .insertInto('tasks')
      .values({ ...row(), participationId: place.company, code: codeOf(place), status: 'CLOSED' })
      .onConflict((conflict) =>
        conflict.columns(['participationId', 'code']).doUpdateSet({ status: 'CLOSED' }),
      )
      .execute(),
  'reopen tasks': (query, { company: id }) =>
    query.updateTable('tasks').set({ status: 'OPEN' }).where('participationId', '=', id).execute(),
  'extend a task': (query, place) =>
    query
      .insertInto('taskDeadlines')
      .values({ ...row(), participationId: place.company, code: codeOf(place), date: dueAt(place.value) })
      .onConflict((conflict) =>
        conflict.columns(['participationId', 'code']).doUpdateSet({ date: dueAt(place.value) }),
      )
      .execute(),
  'end extensions': (query, { company: id }) =>
    query.deleteFrom('taskDeadlines').where('participationId', '=', id).execute(),
  'add a user': (query, { event, company: participationId }) =>
    query
      .insertInto('eventPermissions')
      .values({ ...row(), eventId: event, participationId, email: `new${ids}@kas.example`, role: 'owner' })
      .execute(),
  'change an address': (query, { company: id }) =>
    query
      .updateTable('eventPermissions')
      .set({ email: `other${row().id}@kas.example` })
      .where('participationId', '=', id)
      .where('id', 'in', (users) =>
        users
          .selectFrom('eventPermissions')
          .select(({ fn }) => fn.min('id').as('id'))
          .where('participationId', '=', id),
      )
      .execute(),
  'remove users': (query, { company: id }) =>
    query.deleteFrom('eventPermissions').where('participationId', '=', id).execute(),
  'sign in': async (query, { company: id, value }) => {
    const users = await query
      .selectFrom('eventPermissions')
      .select('email')
      .where('participationId', '=', id)
      .execute();
    const latest = new Date(EXHIBITOR_NOW.getTime() - value * DAY_MS).toISOString();
    for (const { email } of users)
      await query
        .insertInto('signIns')
        .values({ email, latest })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ latest }))
        .execute();
  },
  invite: (query, { event, company: participationId, value }) =>
    query
      .insertInto('invitations')
      .values({
        ...{ id: row().id, tokenHash: `${ids}`, email: 'new@kas.example', eventId: event, participationId },
        ...{ role: 'owner', language: 'en', created: moment, accepted: null, mailedWith: null },
        expires: new Date(EXHIBITOR_NOW.getTime() + (value - 4) * DAY_MS).toISOString(),
      })
      .execute(),
  'accept invitations': (query, { company: id }) =>
    query.updateTable('invitations').set({ accepted: moment }).where('participationId', '=', id).execute(),
  'choose a category': (query, { company: participationId, categories, value }) =>
    query
      .insertInto('participationCategories')
      .values({ participationId, categoryId: categories[value % categories.length] ?? '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  'remove categories': (query, { company: id }) =>
    query.deleteFrom('participationCategories').where('participationId', '=', id).execute(),
  'join a segment': async (query, { event, company: participationId }) => {
    const segment = await query
      .selectFrom('segments')
      .select('id')
      .where('eventId', '=', event)
      .executeTakeFirst();
    await query
      .insertInto('participationSegments')
      .values({ participationId, segmentId: segment?.id ?? '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  'rename a segment': (query, { event, value }) =>
    query
      .updateTable('segments')
      .set({ code: value % 2 ? 'VIP' : 'OTHER' })
      .where('eventId', '=', event)
      .execute(),
  'rename a category': (query, { event, value }) =>
    query
      .updateTable('categories')
      .set({ code: `${value % 2 ? 'main' : 'other'}` })
      .where('eventId', '=', event)
      .where('parentId', 'is', null)
      .execute(),
  'add a picture': async (query, { company: id }) => {
    const product = await query
      .selectFrom('products')
      .select('id')
      .where('participationId', '=', id)
      .executeTakeFirst();
    if (product)
      await query
        .insertInto('images')
        .values({ ...row(), productId: product.id })
        .execute();
  },
  'remove pictures': (query, { company: id }) =>
    query
      .deleteFrom('images')
      .where('productId', 'in', (own) =>
        own.selectFrom('products').select('id').where('participationId', '=', id),
      )
      .execute(),
  'remove products': (query, { company: id }) =>
    query.deleteFrom('products').where('participationId', '=', id).execute(),
  'add links': (query, { company: participationId }) =>
    query
      .insertInto('uris')
      .values({ ...row(), participationId, uriType: 'WEBSITE', url: 'https://kas.example' })
      .execute(),
  'remove links': (query, { company: id }) =>
    query.deleteFrom('uris').where('participationId', '=', id).execute(),
  'move house': (query, { company: id, value }) =>
    query
      .updateTable('addresses')
      .set({ city: value % 2 ? 'Vigo' : '' })
      .where('participationId', '=', id)
      .execute(),
  'add a document': (query, { company: participationId }) =>
    query
      .insertInto('documents')
      .values({ ...row(), participationId })
      .execute(),
  'change a deadline': (query, { event, value }) =>
    query
      .updateTable('taskDefinitions')
      .set({ date: dueAt(value), required: value % 3 ? 1 : 0 })
      .where('eventId', '=', event)
      .execute(),
  'change an audience': (query, { event, value }) =>
    query
      .updateTable('taskDefinitions')
      .set({ audience: value % 2 ? 'type:EXHIBITOR' : 'hall:1' })
      .where('eventId', '=', event)
      .execute(),
  'add a task': (query, { event, value }) =>
    query
      .insertInto('taskDefinitions')
      .values({
        ...row(),
        code: `NEW${ids}`,
        titles: '{"en":"New"}',
        eventId: event,
        date: dueAt(value),
        required: 1,
      })
      .execute(),
  'delete tasks': (query, { event }) =>
    query.deleteFrom('taskDefinitions').where('eventId', '=', event).where('code', 'like', 'NEW%').execute(),
  'hide a tab': (query, { event, value }) =>
    query
      .updateTable('events')
      .set({ profileSettings: value % 2 ? '{}' : JSON.stringify({ hiddenTabs: { products: 'EXHIBITOR' } }) })
      .where('id', '=', event)
      .execute(),
  'delete a company': (query, { company: id }) =>
    query.deleteFrom('participations').where('id', '=', id).execute(),
};

const anyWrite = fc.record({
  name: fc.constantFrom(...Object.keys(WRITES)),
  company: fc.nat(5),
  value: fc.nat(9),
  /** The days by which the clock moves afterwards. */
  days: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -9, max: 9 }) },
  ),
  isRead: fc.boolean(),
});
const anyFair = fc.record({
  tasks: anyTaskRules,
  companies: fc.array(anyStoredCompany(CATEGORY_LEVELS.length), { minLength: 1, maxLength: 6 }),
});

describeEachDatabase('the index of exhibitors', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const indexed = async (event: string, now: Date) => {
    await refreshExhibitorIndex(database.query, event, now);
    return database.query
      .selectFrom('exhibitorIndex')
      .selectAll()
      .where('eventId', '=', event)
      .orderBy('participationId')
      .execute();
  };
  const storedTotal = async (event: string) => {
    const stored = await database.query
      .selectFrom('exhibitorRefreshes')
      .select('companies')
      .where('eventId', '=', event)
      .executeTakeFirst();
    return stored?.companies;
  };
  const computed = async (event: string, now: Date) => {
    await database.query.deleteFrom('exhibitorIndex').where('eventId', '=', event).execute();
    await database.query
      .insertInto('staleExhibitors')
      .values({ subject: event, eventId: event })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return indexed(event, now);
  };

  it('always equals what is computed anew, whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFair,
        fc.array(anyWrite, { minLength: 1, maxLength: 12 }),
        async ({ tasks, companies }, writes) => {
          const { event, categories, exhibitors } = await storeFair(database, tasks, companies);
          let now = EXHIBITOR_NOW;
          await indexed(event, now);
          for (const { name, company: place, value, days, isRead } of writes) {
            const { row: chosen } = exhibitors[place % exhibitors.length] ?? {};
            const { id = '' } = chosen ?? {};
            await database.write(async (query) => {
              const isThere = await query
                .selectFrom('participations')
                .select('id')
                .where('id', '=', id)
                .executeTakeFirst();
              if (isThere) await WRITES[name]?.(query, { event, company: id, categories, value });
            });
            now = new Date(now.getTime() + days * DAY_MS);
            if (isRead) await indexed(event, now);
          }
          const index = await indexed(event, now);
          expect(await storedTotal(event)).toBe(index.filter(({ isCancelled }) => isCancelled === 0).length);
          // The moments of validity depend on when a row was computed.
          const without = (rows: typeof index) =>
            rows.map(({ validFrom: _, validUntil: __, ...rest }) => rest);
          expect(without(index)).toEqual(without(await computed(event, now)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps no email address of a removed user', async () => {
    const company = {
      name: 'Kas',
      displayName: '',
      type: 'EXHIBITOR',
      status: 'CONFIRMED',
      stands: [],
      completed: [],
    };
    const more = { deadlines: [], isVip: false, filled: [], isPublic: false, categories: [] };
    const { event } = await storeFair(
      database,
      [],
      [{ ...company, ...more, people: [{ email: 'ana@kas.example' }] }],
    );
    expect((await indexed(event, EXHIBITOR_NOW))[0]?.searchTexts).toContain('ana@kas.example');
    await database.query.deleteFrom('eventPermissions').where('eventId', '=', event).execute();
    const stored = await database.query
      .selectFrom('exhibitorIndex')
      .select('searchTexts')
      .where('eventId', '=', event)
      .executeTakeFirstOrThrow();
    expect(stored.searchTexts).not.toContain('ana@kas.example');
  });
});

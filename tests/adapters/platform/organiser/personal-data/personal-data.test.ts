import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { personalDataOf } from '#adapters/platform/organiser/personal-data/personal-data.ts';
import { PERSONAL_HEADINGS } from '#adapters/platform/organiser/personal-data/personal-headings.ts';
import { personalPage } from '#adapters/platform/organiser/personal-data/personal-page.ts';
import { NOT_PERSONAL, PERSONAL_TABLES } from '#adapters/platform/organiser/personal-data/personal-tables.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { FAIR } from '#tests/adapters/platform/dataset/folders.ts';
import { openDesk } from '#tests/adapters/platform/dataset/import-desk.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Columns that hold the id of a company or of what is its own, or name a person. */
const TELLING =
  /^(?:participationId|productId|newsItemId|questionnaireId|userId|email|recipient|actor|.+Email|.+By)$/;

/** Of the organiser, or of a process. */
const OTHERS = [
  ...['organizers.email', 'events.contactEmail', 'contactMessages.recipient'],
  ...['outbox.leaseBy', 'webhooks.leaseBy'],
];

describe('the tables with personal data', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
  });
  afterAll(() => database.close());

  it('cover the whole schema: a new table belongs to a list, with each column that names a company or a person', async () => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      database.query,
    );
    const schema = rows.map(({ name }) => name).filter((name) => !/^(?:sqlite_|kysely_)/.test(name));
    const listed = [...PERSONAL_TABLES.map(({ table }) => table), ...Object.keys(NOT_PERSONAL)];
    expect(schema.toSorted()).toEqual(listed.toSorted());
    const known = new Set([
      ...PERSONAL_TABLES.flatMap(({ table, by, names = [] }) =>
        [...Object.keys(by), ...names].map((column) => `${table}.${column}`),
      ),
      ...OTHERS,
    ]);
    for (const table of schema) {
      const { rows: columns } = await sql<{
        name: string;
      }>`select name from pragma_table_info(${table})`.execute(database.query);
      const missing = columns.filter(({ name }) => TELLING.test(name) && !known.has(`${table}.${name}`));
      expect(missing, table).toEqual([]);
    }
  });
});

describeEachDatabase('what is stored about an exhibitor', (newPlace) => {
  let desk: Awaited<ReturnType<typeof openDesk>>;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
    expect((await desk.apply(FAIR)).faults).toEqual([]);
  });
  afterAll(() => desk.database.close());

  const oddName = fc
    .string({ unit: 'grapheme', minLength: 3, maxLength: 40 })
    .filter((text) => !text.includes('\0'));

  it.prop([fc.record({ given: oddName, note: oddName, mark: fc.uuid() })], { numRuns: 10 })(
    'contains its people, tasks, mail and history, but no secret and nothing of another company',
    async ({ given, note, mark }) => {
      const { query } = desk.database;
      const rows = await query.selectFrom('participations').select(['id', 'uid', 'eventId']).execute();
      const own = rows.find(({ uid }) => uid === 'a');
      const other = rows.find(({ uid }) => uid === 'b');
      if (!own || !other) throw new Error('The fair has no such companies');
      const email = 'anna@acme.example';
      await query
        .updateTable('users')
        .set({ givenName: given, passwordHash: `secret-${mark}` })
        .where('email', '=', email)
        .execute();
      await query
        .updateTable('participations')
        .set({ longDescription: note })
        .where('id', '=', own.id)
        .execute();
      await query
        .updateTable('participations')
        .set({ longDescription: `of-another-${mark}` })
        .where('id', '=', other.id)
        .execute();
      await anyTable(query)
        .insertInto('auditEntries')
        .values({
          ...{
            id: mark,
            eventId: own.eventId,
            at: NOW.toISOString(),
            actor: email,
            action: 'exhibitor.stand',
          },
          ...{ subject: `exhibitor:${own.id}`, label: note, before: null, after: null },
        })
        .execute();
      const data = await personalDataOf(query, own.eventId, own.id);
      if (data === undefined) throw new Error('Nothing is stored');
      const tables = new Map(data.tables.map(({ table, rows: found }) => [table, found]));
      expect(data.people).toEqual([email]);
      expect(tables.get('users')?.[0]?.givenName).toBe(given);
      expect(tables.get('participations')?.map(({ longDescription }) => longDescription)).toEqual([note]);
      expect(tables.get('tasks')).toHaveLength(1);
      expect(tables.get('outbox')?.length).toBeGreaterThan(0);
      expect(tables.get('auditEntries')?.map(({ id }) => id)).toContain(mark);
      const text = JSON.stringify(data) + personalPage(data, NOW, 'tr');
      expect(text).not.toContain(`secret-${mark}`);
      expect(text).not.toContain(`of-another-${mark}`);
    },
  );

  it('is found at its own event only', async () => {
    const { id } = await desk.database.query
      .selectFrom('participations')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await personalDataOf(desk.database.query, '999', id)).toBeUndefined();
  });

  it.each(LANGUAGES)('has a heading of its own for every table in %s', (language) => {
    const tables = PERSONAL_TABLES.map(({ table }) => ({ table, rows: [] }));
    const page = personalPage({ company: 'Kas', people: [], tables }, NOW, language);
    const headings = [...page.matchAll(/<h2>(.+?) \(0\)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(PERSONAL_TABLES.map(({ table }) => PERSONAL_HEADINGS[table]?.[language]));
    expect(new Set(headings).size).toBe(PERSONAL_TABLES.length);
    expect(page).toContain(`lang="${language}"`);
    expect(page).not.toContain('{date}');
  });

  it('escapes what exhibitors wrote', () => {
    const page = personalPage(
      { company: '<script>', people: [], tables: [{ table: 'products', rows: [{ name: '<img src=x>' }] }] },
      NOW,
      'en',
    );
    expect(page).not.toMatch(/<script>|<img/);
  });
});

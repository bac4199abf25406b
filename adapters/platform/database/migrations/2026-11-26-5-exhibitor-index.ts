import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { ColumnTypes } from '../engine.ts';
import { createTable, type Migration, requiredText, requires } from './create-table.ts';
import { createTrigger, type Trigger } from './create-trigger.ts';

/**
 * What the list of exhibitors filters and sorts by, one narrow row for each company, and the companies whose row is
 * stale. Triggers mark a company in the transaction that changes it, whatever code writes it.
 */
export const createExhibitorIndex: Migration = async (schema, types, query) => {
  await createIndexTable(query, types);
  for (const key of ['standKey', 'lastSignIn', 'lateTasks', 'completeness'])
    await schema
      .createIndex(`exhibitorIndex_by_${key}`)
      .on('exhibitorIndex')
      .columns(['eventId', 'isCancelled', key, 'participationId'])
      .execute();
  for (const key of ['validFrom', 'validUntil'])
    await schema
      .createIndex(`exhibitorIndex_by_${key}`)
      .on('exhibitorIndex')
      .columns(['eventId', key])
      .execute();
  // The subject is a company, or an event whose companies are all stale.
  await createTable(
    schema,
    types,
    'staleExhibitors',
    { subject: requiredText, eventId: requiredText },
    { primary: ['subject'], indexes: [['eventId', 'subject']] },
  );
  await createTable(
    schema,
    types,
    'exhibitorRefreshes',
    { eventId: requires('events', 'cascade') },
    { primary: ['eventId'] },
  );
  await sql`insert into "staleExhibitors" ("subject", "eventId") select "id", "eventId" from "participations"`.execute(
    query,
  );
  for (const trigger of TRIGGERS) await createTrigger(query, 'exhibitorIndex', trigger);
};

/** SQLite stores the rows of an event side by side, so that a filter reads few pages. */
const createIndexTable = async (query: Kysely<unknown>, types: ColumnTypes): Promise<void> => {
  const { schema } = query;
  const text = types.text as 'text';
  const table = schema
    .createTable('exhibitorIndex')
    .addColumn('eventId', text, (column) => column.notNull())
    .addColumn('participationId', text, (column) =>
      column.notNull().unique().references('participations.id').onDelete('cascade'),
    )
    .addColumn('isCancelled', 'integer', (column) => column.notNull())
    .addColumn('nameKey', text, (column) => column.notNull())
    .addColumn('isPublic', 'integer', (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('completeness', 'integer', (column) => column.notNull())
    .addColumn('lateTasks', 'integer', (column) => column.notNull())
    .addColumn('lastSignIn', text, (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('invitedUntil', text, (column) => column.notNull())
    .addColumn('halls', text, (column) => column.notNull())
    .addColumn('standKey', text, (column) => column.notNull())
    .addColumn('searchTexts', text, (column) => column.notNull())
    .addColumn('standKeys', text, (column) => column.notNull())
    .addColumn('lateCodes', text, (column) => column.notNull())
    .addColumn('openCodes', text, (column) => column.notNull())
    .addColumn('validFrom', text, (column) => column.notNull())
    .addColumn('validUntil', text, (column) => column.notNull())
    .addColumn('row', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('exhibitorIndexKey', ['eventId', 'isCancelled', 'nameKey', 'participationId']);
  const isSqlite = query.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? table.modifyEnd(sql`without rowid`) : table).execute();
};

const marked = (select: string): string =>
  `insert into "staleExhibitors" ("subject", "eventId") ${select}
    on conflict ("subject") do update set "eventId" = excluded."eventId"`;

const company = (id: string): string =>
  marked(`select p."id", p."eventId" from "participations" p where p."id" = ${id}`);

const everyCompany = (event: string): string =>
  marked(`select e."id", e."id" from "events" e where e."id" = ${event}`);

const ofProduct = (id: string): string =>
  marked(`select p."id", p."eventId" from "products" o
    join "participations" p on p."id" = o."participationId" where o."id" = ${id}`);

/** Email addresses leave the index at once; the rest when it is refreshed. */
const withoutTexts = `update "exhibitorIndex" set "searchTexts" = '' where "participationId" = OLD."participationId"`;

const ofAccount = (email: string): string =>
  marked(`select p."id", p."eventId" from "eventPermissions" m
    join "participations" p on p."id" = m."participationId" where m."email" = ${email}`);

const onEach = (
  table: string,
  of: readonly string[],
  statementsFor: (row: 'NEW' | 'OLD') => readonly string[],
): readonly Trigger[] => [
  { table, after: 'insert', statements: statementsFor('NEW') },
  { table, after: 'update', of, statements: [...statementsFor('OLD'), ...statementsFor('NEW')] },
  { table, after: 'delete', statements: statementsFor('OLD') },
];

/** The columns of each table of a company that the index depends on. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  stands: ['participationId', 'standNumber', 'standNumberNatural', 'hall'],
  addresses: ['participationId', 'addressType', 'city'],
  uris: ['participationId'],
  documents: ['participationId'],
  videos: ['participationId'],
  products: ['participationId'],
  participationCategories: ['participationId', 'categoryId'],
  participationSegments: ['participationId', 'segmentId'],
  tasks: ['participationId', 'code', 'status'],
  taskDeadlines: ['participationId', 'code', 'date'],
  invitations: ['participationId', 'accepted', 'expires'],
};

const PARTICIPATION = [
  ...['eventId', 'organizationName', 'organizationNameFolded', 'name', 'nameFolded', 'participationType'],
  ...['status', 'isPublic', 'shortDescription', 'longDescription', 'email', 'logoId', 'logoUrl', 'texts'],
];

const TRIGGERS: readonly Trigger[] = [
  { table: 'participations', after: 'insert', statements: [company('NEW."id"')] },
  { table: 'participations', after: 'update', of: PARTICIPATION, statements: [company('NEW."id"')] },
  ...Object.entries(OWN).flatMap(([table, of]) =>
    onEach(table, of, (row) => [company(`${row}."participationId"`)]),
  ),
  ...onEach('eventPermissions', ['participationId', 'email'], (row) => [
    company(`${row}."participationId"`),
    ...(row === 'OLD' ? [withoutTexts] : []),
  ]),
  ...onEach('images', ['productId'], (row) => [ofProduct(`${row}."productId"`)]),
  ...onEach('signIns', ['email', 'latest'], (row) => [ofAccount(`${row}."email"`)]),
  ...onEach('taskDefinitions', ['eventId', 'code', 'date', 'required', 'audience'], (row) => [
    everyCompany(`${row}."eventId"`),
  ]),
  { table: 'events', after: 'update', of: ['profileSettings'], statements: [everyCompany('NEW."id"')] },
  {
    table: 'categories',
    after: 'update',
    of: ['eventId', 'parentId', 'code'],
    statements: [everyCompany('NEW."eventId"')],
  },
  {
    table: 'segments',
    after: 'update',
    of: ['eventId', 'code'],
    statements: [everyCompany('NEW."eventId"')],
  },
];

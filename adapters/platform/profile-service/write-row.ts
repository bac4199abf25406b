import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Query } from '../database/open-database.ts';
import type { Resource } from '../resources/resource.ts';
import { complaintAt, type Draft } from './draft.ts';
import { copiedValues, replacePairs } from './draft-references.ts';
import { findRow } from './find-rows.ts';
import { forgetReviewsOnSwitch } from './forget-reviews.ts';
import { notFound, refuse } from './json-api.ts';
import { ownEvent, requireUnneeded, requireVisible } from './key-checks.ts';
import { markChange } from './mark-change.ts';
import { type AnyQuery, anyTable, asRows, type Cell, type Row } from './rows.ts';
import { slugBesidePages } from './slug-beside-pages.ts';

/** Inserts a row, inside a transaction; throws a 4xx fault when the draft references a missing row. */
export const createRow = async (query: Query, resource: Resource, draft: Draft, now: Date): Promise<Row> => {
  const tables = anyTable(query);
  const copied = await copiedValues(tables, resource, draft);
  const id = draft.id ?? (resource.ids === 'digits' ? await nextNumber(tables, resource) : uuid());
  const moment = now.toISOString();
  const event = ownEvent(resource);
  const slug = await slugBesidePages(query, resource, draft);
  const own = { id, version: 1, created: moment, modified: moment };
  const values = { ...event, ...draft.cells, ...copied, ...slug, ...own };
  const [row] = asRows(await tables.insertInto(resource.table).values(values).returningAll().execute());
  await requireVisible(tables, resource, id);
  await replacePairs(tables, resource, id, draft.pairs, true);
  await markChange(query, 'add', resource, row as Row, now);
  return row as Row;
};

/** Updates a row, unless its version is no longer the client's. */
export const updateRow = async (
  query: Query,
  resource: Resource,
  id: string,
  draft: Draft,
  now: Date,
): Promise<Row> => {
  const tables = anyTable(query);
  const copied = await copiedValues(tables, resource, draft);
  const before = await settingsBefore(tables, resource, id, draft);
  const slug = await slugBesidePages(query, resource, draft, id);
  let update = tables
    .updateTable(resource.table)
    .set({ ...draft.cells, ...copied, ...slug, modified: now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id);
  if (resource.access) update = update.where(resource.access.includes(resource.table));
  if (draft.version !== undefined) update = update.where('version', '=', draft.version);
  const [row] = asRows(await update.returningAll().execute());
  if (!row) throw await missingOrStale(tables, resource, id);
  await requireVisible(tables, resource, id);
  await replacePairs(tables, resource, id, draft.pairs, false);
  if (before !== undefined)
    await forgetReviewsOnSwitch(query, id, { before, after: row.profileSettings }, now);
  await markChange(query, 'change', resource, row, now);
  return row;
};

/** The profile settings of an event that a draft changes. */
const settingsBefore = async (
  tables: AnyQuery,
  { table }: Resource,
  id: string,
  { cells }: Draft,
): Promise<Cell | undefined> => {
  if (table !== 'events' || cells.profileSettings === undefined) return undefined;
  const [row] = await tables.selectFrom(table).select('profileSettings').where('id', '=', id).execute();
  return row?.profileSettings;
};

/** Deletes a row and its dependants. */
export const deleteRow = async (
  query: Query,
  resource: Resource,
  id: string,
  version: number | undefined,
  now: Date,
): Promise<void> => {
  const tables = anyTable(query);
  const { access, table } = resource;
  let removal = tables.deleteFrom(table).where('id', '=', id);
  if (access) removal = removal.where(access.includes(table));
  if (access?.isNeeded) await requireUnneeded(tables, resource, id);
  if (version !== undefined) removal = removal.where('version', '=', version);
  const [row] = asRows(await removal.returningAll().execute());
  if (!row) throw await missingOrStale(tables, resource, id);
  await markChange(query, 'remove', resource, row, now);
};

/** Maps a database fault to JSON:API errors; any other error is returned as thrown. */
export const refusalOf = (database: Database, thrown: unknown, isDeletion: boolean): unknown => {
  switch (database.faultOf(thrown)) {
    case 'duplicate':
      return refuse(409, [{ code: 'duplicate', title: 'There is one already' }]);
    case 'reference':
      return isDeletion
        ? refuse(409, [{ code: 'in-use', title: 'Others still need it' }])
        : refuse(400, [complaintAt('/data', 'unknown-reference', 'It names something that is not there')]);
    default:
      return thrown;
  }
};

const missingOrStale = async (tables: AnyQuery, resource: Resource, id: string) => {
  const row = await findRow(tables, resource, id);
  if (!row) return notFound();
  return refuse(409, [
    { code: 'conflict', title: 'It was changed in the meantime', meta: { version: row.version } },
  ]);
};

/** The next number after the largest; concurrent writers collide on the primary key. */
const nextNumber = async (tables: AnyQuery, { table }: Resource): Promise<string> => {
  const [largest] = await tables
    .selectFrom(table)
    .select('id')
    .orderBy(sql`length(id)`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return String(BigInt(largest?.id ?? 0) + 1n);
};

import type { Query } from '../../database/open-database.ts';
import type { Write } from '../plan/plan-rows.ts';
import type { PlannedInvitation } from '../plan/plan-users.ts';
import { rowIdOf } from '../plan/row-references.ts';
import { allRows, storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
import type { RecordedRow } from './record-import.ts';

/** The values that deleting categories and awards changes elsewhere. */
export const sideValues = async (
  query: Query,
  writes: readonly Write[],
): Promise<ReadonlyMap<string, RecordedRow>> => {
  const events = writes.flatMap((write) =>
    write.does === 'delete' && ['categories', 'awards'].includes(write.table)
      ? [String(write.before.eventId)]
      : [],
  );
  const values = new Map<string, RecordedRow>();
  for (const [table, columns] of SIDE)
    for (const row of await storedRows(query, table, 'eventId', events)) {
      const after = Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
      const rowId = String(row.id);
      values.set(`${table} ${rowId}`, { table, rowId, before: null, after });
    }
  return values;
};

const SIDE = [
  ['products', ['approvedVersion', 'registrationStatus']],
  ['participations', ['profileChanges']],
] as const;

/** What has changed between two readings of {@link sideValues}. */
export const sideChanges = (
  before: ReadonlyMap<string, RecordedRow>,
  after: ReadonlyMap<string, RecordedRow>,
): readonly RecordedRow[] =>
  [...after].flatMap(([key, row]) => {
    const old = before.get(key)?.after ?? {};
    const changed = Object.keys(row.after).filter((column) => old[column] !== row.after[column]);
    if (changed.length === 0) return [];
    const pick = (cells: Cells) =>
      Object.fromEntries(changed.map((column) => [column, cells[column] ?? null]));
    return [{ ...row, before: pick(old), after: pick(row.after) }];
  });

/** The invitations that an import has just queued, without their secrets. */
export const invitedRows = async (
  query: Query,
  invitations: readonly PlannedInvitation[],
  now: Date,
): Promise<readonly RecordedRow[]> => {
  const emails = invitations.map(({ email }) => email);
  const rows = await storedRows(query, 'invitations', 'email', emails);
  return rows
    .filter(({ created }) => created === now.toISOString())
    .map(({ tokenHash: _, ...after }) => ({
      ...{ table: 'invitations', rowId: rowIdOf('invitations', after), before: null, after },
    }));
};

/** The sites and pages that a new fair starts with, as far as the import did not bring them. */
export const startedSites = async (
  query: Query,
  siteNames: ReadonlySet<string>,
  rows: readonly RecordedRow[],
): Promise<readonly RecordedRow[]> => {
  const recorded = new Set(rows.map(({ table, rowId }) => `${table} ${rowId}`));
  const sites = (await allRows(query, 'sites')).filter(({ name }) => !siteNames.has(String(name)));
  const names = sites.map(({ name }) => String(name));
  const pages = await storedRows(query, 'pages', 'site', names);
  const rowsOfSites = [
    ...sites.map((row) => ({ table: 'sites', row })),
    ...pages.map((row) => ({ table: 'pages', row })),
  ];
  return rowsOfSites
    .map(({ table, row }) => ({ table, rowId: rowIdOf(table, row), before: null, after: row }))
    .filter(({ table, rowId }) => !recorded.has(`${table} ${rowId}`));
};

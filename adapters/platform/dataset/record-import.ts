import { v7 as uuid } from 'uuid';
import type { Query } from '../database/open-database.ts';
import { VOLATILE, without } from '../organiser/list-changes.ts';
import type { Cells } from './cells.ts';
import type { Counts, Write } from './plan-rows.ts';
import type { PlannedInvitation } from './plan-users.ts';
import { rowIdOf } from './row-references.ts';
import type { DeletedRow } from './rows-below.ts';
import { allRows, storedRows } from './stored-rows.ts';
import { FOLDER_ACTOR } from './write-folder.ts';

/** What an import did to a row; a new one has no `before`, a deleted one no `after`. */
export interface RecordedRow {
  readonly table: string;
  readonly rowId: string;
  readonly before: Cells | null;
  readonly after: Cells;
}

/** What the inserts, updates and deletions of an import did, once for each row. */
export const recordedRows = (
  writes: readonly Write[],
  deleted: readonly DeletedRow[],
): readonly RecordedRow[] =>
  oncePerRow([
    ...writes.flatMap((write): readonly RecordedRow[] => {
      const { table } = write;
      if (write.does === 'delete') return [];
      if (write.does === 'insert')
        return [{ table, rowId: rowIdOf(table, write.row), before: null, after: write.row }];
      const after = without(write.changes, VOLATILE);
      const before = Object.fromEntries(Object.keys(after).map((name) => [name, write.before[name] ?? null]));
      return [{ table, rowId: rowIdOf(table, write.before), before, after }];
    }),
    ...deleted.map(({ table, rowId, row }) => ({ table, rowId, before: row, after: {} })),
  ]);

/** Merges the changes of each row, in order. */
export const oncePerRow = (changes: readonly RecordedRow[]): readonly RecordedRow[] => {
  const rows = new Map<string, RecordedRow>();
  for (const row of changes) {
    const key = `${row.table} ${row.rowId}`;
    const earlier = rows.get(key);
    rows.set(key, earlier === undefined ? row : merged(earlier, row));
  }
  // A row that was added and deleted leaves nothing.
  return [...rows.values()].filter(({ before, after }) => before !== null || Object.keys(after).length > 0);
};

/** The first values before, the last ones after. */
const merged = (earlier: RecordedRow, later: RecordedRow): RecordedRow =>
  Object.keys(later.after).length === 0
    ? { ...later, before: earlier.before && { ...later.before, ...earlier.before } }
    : {
        ...later,
        before: earlier.before === null ? null : { ...later.before, ...earlier.before },
        after: { ...earlier.after, ...later.after },
      };

/** Rows of one statement: every engine accepts their values. */
const ROWS_AT_ONCE = 500;

/** Records an import of a folder, so that it can be undone, and its values are known as the organiser's. */
export const recordImport = async (
  query: Query,
  folder: string,
  rows: readonly RecordedRow[],
  counts: Readonly<Record<string, Counts>>,
  now: Date,
): Promise<void> => {
  const event = await eventOf(query, rows);
  // Without any fair there is nothing to look after.
  if (event === undefined || rows.length === 0) return;
  const importId = uuid();
  const sum = (name: keyof Counts) => Object.values(counts).reduce((total, count) => total + count[name], 0);
  const totals = {
    new: sum('new'),
    changed: sum('changed'),
    removed: sum('removed'),
    same: sum('unchanged'),
  };
  await query
    .insertInto('imports')
    .values({
      ...{ id: importId, eventId: event, actor: FOLDER_ACTOR, fileName: folder, created: now.toISOString() },
      ...{ state: 'folder', settings: '{}', steps: rows.length, done: rows.length, skipped: 0 },
      totals: JSON.stringify({ ...totals, faulty: 0 }),
    })
    .execute();
  const companies = await companiesOf(query, rows);
  const steps = rows.map((row, place) => ({
    ...{ importId, place, tableName: row.table, rowId: row.rowId, state: 'done' as const },
    participationId: companies(row),
    before: row.before && JSON.stringify(row.before),
    after: JSON.stringify(row.after),
  }));
  for (let from = 0; from < steps.length; from += ROWS_AT_ONCE)
    await query
      .insertInto('importSteps')
      .values(steps.slice(from, from + ROWS_AT_ONCE))
      .execute();
};

const eventOf = async (query: Query, rows: readonly RecordedRow[]): Promise<string | undefined> => {
  const named = rows.map(({ table, before, after }) => {
    const { id, eventId } = { ...before, ...after };
    return table === 'events' ? (id ?? eventId) : eventId;
  });
  const [any] = await allRows(query, 'events');
  const id = named.find((one) => typeof one === 'string') ?? any?.id;
  return id === undefined || id === null ? undefined : String(id);
};

/** Whose row it is, so that erasing a company erases what imports remember of it. */
const companiesOf = async (
  query: Query,
  rows: readonly RecordedRow[],
): Promise<(row: RecordedRow) => string | null> => {
  const cellsOf = ({ before, after }: RecordedRow): Cells => ({ ...before, ...after });
  const owners = new Map<string, string>();
  for (const [column, table] of OWNERS) {
    for (const row of rows.filter((one) => one.table === table))
      if (cellsOf(row).participationId) owners.set(row.rowId, String(cellsOf(row).participationId));
    const ids = rows.flatMap((row) => cellsOf(row)[column] ?? []).map(String);
    for (const { id, participationId } of await storedRows(query, table, 'id', ids))
      owners.set(String(id), String(participationId));
  }
  return (row) => {
    if (row.table === 'participations') return row.rowId;
    const cells = cellsOf(row);
    const owner = OWNERS.map(([column]) => owners.get(String(cells[column]))).find(Boolean);
    return cells.participationId ? String(cells.participationId) : (owner ?? owners.get(row.rowId) ?? null);
  };
};

/** What belongs to a company, by the column that names it. */
const OWNERS = [
  ['productId', 'products'],
  ['newsItemId', 'newsItems'],
  ['questionnaireId', 'questionnaires'],
] as const;

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
  known: ReadonlySet<string>,
  rows: readonly RecordedRow[],
): Promise<readonly RecordedRow[]> => {
  const recorded = new Set(rows.map(({ table, rowId }) => `${table} ${rowId}`));
  const sites = (await allRows(query, 'sites')).filter(({ name }) => !known.has(String(name)));
  const names = sites.map(({ name }) => String(name));
  const pages = await storedRows(query, 'pages', 'site', names);
  const found = [
    ...sites.map((row) => ({ table: 'sites', row })),
    ...pages.map((row) => ({ table: 'pages', row })),
  ];
  return found
    .map(({ table, row }) => ({ table, rowId: rowIdOf(table, row), before: null, after: row }))
    .filter(({ table, rowId }) => !recorded.has(`${table} ${rowId}`));
};

import { v7 as uuid } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import type { Counts, Write } from '../plan/plan-rows.ts';
import { VOLATILE, without } from '../plan/recorded-values.ts';
import { rowIdOf } from '../plan/row-references.ts';
import type { DeletedRow } from '../plan/rows-below.ts';
import { allRows, storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
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

import { unchangedColumns } from '@fairdesk/core/organiser';
import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { cellsIn, VOLATILE, without } from '../plan/recorded-values.ts';
import { identityColumns, rowIdOf, TABLE_ORDER, USES } from '../plan/row-references.ts';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';

/** What undoing does with one row of an import. */
export interface UndoneRow {
  readonly step: ImportStepRow;
  readonly kind: 'insert' | 'restore' | 'delete' | 'keep';
  /** The values to write. */
  readonly cells: Cells;
  readonly row: Cells | undefined;
  readonly isKept: boolean;
  /** A column that stays. */
  readonly column: string;
}

/** What undoing an import would do with each of its rows; writes nothing. */
export const undoneRows = async (
  query: Query,
  steps: readonly ImportStepRow[],
): Promise<readonly UndoneRow[]> => {
  const rows = await rowsOf(query, steps);
  const uses = await usesOf(query, steps);
  const restorable = await restorableIn(query, steps);
  // Whether a row can be deleted depends on those that use it.
  const deleted = new Set<string>();
  const ordered = steps.toSorted((one, other) => rankOf(other) - rankOf(one) || other.place - one.place);
  return ordered.map((step): UndoneRow => {
    const row = rows.get(keyOf(step));
    if (isDeletion(step)) return insertedStep(step, row, restorable(step));
    if (step.before !== null) return restoredStep(step, row);
    const isFree = (uses.get(keyOf(step)) ?? []).every((key) => deleted.has(key));
    const undone = deletedStep(step, row, isFree);
    if (undone.kind === 'delete') deleted.add(keyOf(step));
    return undone;
  });
};

const insertedStep = (step: ImportStepRow, row: Cells | undefined, isRestorable: boolean): UndoneRow =>
  row === undefined && isRestorable
    ? { step, row, kind: 'insert', cells: cellsIn(step.before), isKept: false, column: '' }
    : { step, row, kind: 'keep', cells: {}, isKept: true, column: '' };

const deletedStep = (step: ImportStepRow, row: Cells | undefined, isFree: boolean): UndoneRow => {
  const isKept = row !== undefined && !(isFree && isUnchanged(step, row));
  return { step, row, kind: row && !isKept ? 'delete' : 'keep', cells: {}, isKept, column: '' };
};

const restoredStep = (step: ImportStepRow, row: Cells | undefined): UndoneRow => {
  const [before, after] = [cellsIn(step.before), cellsIn(step.after)];
  const cells = unchangedColumns(before, after, row);
  const column = Object.keys(before).find((name) => !(name in cells));
  const kind = Object.keys(cells).length === 0 ? 'keep' : 'restore';
  return { step, kind, cells, row, isKept: column !== undefined, column: column ?? '' };
};

const keyOf = ({ tableName, rowId }: Pick<ImportStepRow, 'tableName' | 'rowId'>): string =>
  `${tableName} ${rowId}`;

/** Its place among the tables, those that others refer to first. */
export const rankOf = ({ tableName }: ImportStepRow): number => TABLE_ORDER.indexOf(tableName);

const isDeletion = ({ before, after }: ImportStepRow): boolean => before !== null && after === '{}';

const isUnchanged = (step: ImportStepRow, row: Cells): boolean => {
  const after = without(cellsIn(step.after), VOLATILE);
  return Object.keys(unchangedColumns(after, after, row)).length === Object.keys(after).length;
};

/** The stored rows of steps. */
const rowsOf = async (query: Query, steps: readonly ImportStepRow[]): Promise<ReadonlyMap<string, Cells>> => {
  const rows = new Map<string, Cells>();
  for (const [table, own] of Map.groupBy(steps, ({ tableName }) => tableName)) {
    const [column = 'id'] = identityColumns(table);
    const values = own.map(({ rowId }) => (column === 'id' ? rowId : String(cellsIn(rowId)[column])));
    for (const row of await storedRows(query, table, column, values))
      rows.set(`${table} ${rowIdOf(table, row)}`, row);
  }
  return rows;
};

/** What uses each row that the import added. */
const usesOf = async (
  query: Query,
  steps: readonly ImportStepRow[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const uses = new Map<string, string[]>();
  const added = Map.groupBy(
    steps.filter(({ before }) => before === null),
    ({ tableName }) => tableName,
  );
  for (const { table, column, to } of USES) {
    const [key = 'id'] = identityColumns(to);
    const owners = new Map((added.get(to) ?? []).map((step) => [cellsIn(step.after)[key] ?? null, step]));
    if (owners.size === 0) continue;
    for (const row of await storedRows(query, table, column, [...owners.keys()].map(String))) {
      const step = owners.get(row[column] ?? null);
      if (step === undefined) continue;
      const own = uses.get(keyOf(step)) ?? [];
      own.push(`${table} ${rowIdOf(table, row)}`);
      uses.set(keyOf(step), own);
    }
  }
  return uses;
};

/** The column of each reference, and the table it names. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ...USES.map(({ column, to }): [string, string] => [column, to]),
  ['messageId', 'messages'],
]);

/** Whether what a deleted row belongs to is stored, or restored with it, and its file still exists. */
const restorableIn = async (
  query: Query,
  steps: readonly ImportStepRow[],
): Promise<(step: ImportStepRow) => boolean> => {
  const deletions = steps.filter(isDeletion);
  const there = new Set(deletions.map(keyOf));
  const named = deletions.flatMap((step) => [...parentsOf(cellsIn(step.before))]);
  for (const [table, own] of Map.groupBy(named, ([to]) => to)) {
    const [column = 'id'] = identityColumns(table);
    for (const row of await storedRows(
      query,
      table,
      column,
      own.map(([, id]) => id),
    ))
      there.add(`${table} ${String(row[column])}`);
  }
  const urls = deletions.flatMap((step) => fileOf(cellsIn(step.before)) ?? []);
  const files = new Set((await storedRows(query, 'files', 'key', urls)).map(({ key }) => String(key)));
  return (step) => {
    const cells = cellsIn(step.before);
    const file = fileOf(cells);
    const hasFile = file === undefined || files.has(file);
    return hasFile && parentsOf(cells).every(([table, id]) => there.has(`${table} ${id}`));
  };
};

const parentsOf = (cells: Cells): readonly (readonly [table: string, id: string])[] =>
  [...PARENTS].flatMap(([column, table]) => {
    const id = cells[column];
    return id === null || id === undefined ? [] : [[table, String(id)] as const];
  });

/** The key of the file that an image or a document shows: `/files/{key}`. */
const fileOf = ({ mediaUrl }: Cells): string | undefined =>
  typeof mediaUrl === 'string' ? /^\/files\/([^/?]+)/.exec(mediaUrl)?.[1] : undefined;

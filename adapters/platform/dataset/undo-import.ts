import { unchangedColumns } from '@fairdesk/core/organiser';
import { stampContent } from '../content/content-stamp.ts';
import type { Query } from '../database/open-database.ts';
import type { ImportStepRow } from '../database/tables.ts';
import { cellsIn, VOLATILE, without } from '../organiser/list-changes.ts';
import { anyTable } from '../profile-service/rows.ts';
import type { Cells } from './cells.ts';
import { identityColumns, identityOf, rowIdOf, TABLE_ORDER, USES } from './row-references.ts';
import { storedRows } from './stored-rows.ts';

/** What undoing an import does, or would do. */
export interface UndoneImport {
  /** The name of the folder. */
  readonly folder: string;
  /** ISO. */
  readonly at: string;
  /** Rows as they were before. */
  readonly restored: number;
  /** What stays, since someone changed or used it afterwards. */
  readonly kept: readonly { readonly table: string; readonly name: string; readonly column: string }[];
}

/**
 * Undoes the newest import of a folder as one: restores changed values and deleted rows, and deletes added ones. What
 * someone changed or used since stays.
 *
 * @returns `undefined` when there is none to undo
 */
export const undoImport = async (
  query: Query,
  now: Date,
  isDryRun: boolean,
): Promise<UndoneImport | undefined> => {
  const row = await query
    .selectFrom('imports')
    .select(['id', 'fileName', 'created'])
    .where('state', '=', 'folder')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const steps = await query
    .selectFrom('importSteps')
    .selectAll()
    .where('importId', '=', row.id)
    .orderBy('place', 'desc')
    .execute();
  const undone = await undoneSteps(query, steps);
  if (!isDryRun) {
    await insertRows(query, undone);
    await restoreValues(query, undone, now);
    await deleteRows(query, undone);
    await query.updateTable('importSteps').set({ state: 'undone' }).where('importId', '=', row.id).execute();
    await query.updateTable('imports').set({ state: 'folder-undone' }).where('id', '=', row.id).execute();
    await stampContent(query);
  }
  return {
    ...{ folder: row.fileName, at: row.created },
    restored: undone.filter(({ kind }) => kind !== 'keep').length,
    kept: undone
      .filter(({ isKept }) => isKept)
      .map(({ step, row: now, column }) => ({ table: step.tableName, name: nameOf(step, now), column })),
  };
};

interface UndoneStep {
  readonly step: ImportStepRow;
  readonly kind: 'insert' | 'restore' | 'delete' | 'keep';
  /** The values to write. */
  readonly cells: Cells;
  readonly row: Cells | undefined;
  readonly isKept: boolean;
  /** A column that stays. */
  readonly column: string;
}

const undoneSteps = async (query: Query, steps: readonly ImportStepRow[]): Promise<readonly UndoneStep[]> => {
  const rows = await rowsOf(query, steps);
  const uses = await usesOf(query, steps);
  const restorable = await restorableIn(query, steps);
  // Whether a row can be deleted depends on those that use it.
  const deleted = new Set<string>();
  const ordered = steps.toSorted((one, other) => rankOf(other) - rankOf(one) || other.place - one.place);
  return ordered.map((step): UndoneStep => {
    const row = rows.get(keyOf(step));
    if (isDeletion(step)) return insertedStep(step, row, restorable(step));
    if (step.before !== null) return restoredStep(step, row);
    const isFree = (uses.get(keyOf(step)) ?? []).every((key) => deleted.has(key));
    const undone = deletedStep(step, row, isFree);
    if (undone.kind === 'delete') deleted.add(keyOf(step));
    return undone;
  });
};

const insertedStep = (step: ImportStepRow, row: Cells | undefined, isRestorable: boolean): UndoneStep =>
  row === undefined && isRestorable
    ? { step, row, kind: 'insert', cells: cellsIn(step.before), isKept: false, column: '' }
    : { step, row, kind: 'keep', cells: {}, isKept: true, column: '' };

const deletedStep = (step: ImportStepRow, row: Cells | undefined, isFree: boolean): UndoneStep => {
  const isKept = row !== undefined && !(isFree && isUnchanged(step, row));
  return { step, row, kind: row && !isKept ? 'delete' : 'keep', cells: {}, isKept, column: '' };
};

const restoredStep = (step: ImportStepRow, row: Cells | undefined): UndoneStep => {
  const [before, after] = [cellsIn(step.before), cellsIn(step.after)];
  const cells = unchangedColumns(before, after, row);
  const column = Object.keys(before).find((name) => !(name in cells));
  const kind = Object.keys(cells).length === 0 ? 'keep' : 'restore';
  return { step, kind, cells, row, isKept: column !== undefined, column: column ?? '' };
};

const keyOf = ({ tableName, rowId }: Pick<ImportStepRow, 'tableName' | 'rowId'>): string =>
  `${tableName} ${rowId}`;

const rankOf = ({ tableName }: ImportStepRow): number => TABLE_ORDER.indexOf(tableName);

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

/** A column that names a row which is restored later. */
const LATER = 'submissionId';

const insertRows = async (query: Query, undone: readonly UndoneStep[]): Promise<void> => {
  const inserts = undone.filter(({ kind }) => kind === 'insert');
  const levels = ['main', 'sub', 'leaf'];
  const levelOf = ({ cells }: UndoneStep) => levels.indexOf(String(cells.level));
  const ordered = inserts.toSorted(
    (one, other) => rankOf(one.step) - rankOf(other.step) || levelOf(one) - levelOf(other),
  );
  for (const { step, cells } of ordered)
    await anyTable(query)
      .insertInto(step.tableName)
      .values(LATER in cells ? { ...cells, [LATER]: null } : cells)
      .onConflict((same) => same.doNothing())
      .execute();
  for (const { step, cells } of ordered)
    if (cells[LATER])
      await anyTable(query)
        .updateTable(step.tableName)
        .set({ [LATER]: cells[LATER] })
        .where('id', '=', step.rowId)
        .execute();
};

const restoreValues = async (query: Query, undone: readonly UndoneStep[], now: Date): Promise<void> => {
  for (const { step, cells, row, kind } of undone) {
    if (kind !== 'restore' || row === undefined) continue;
    const stamp = {
      ...('modified' in row && { modified: now.toISOString() }),
      ...('version' in row && { version: Number(row.version) + 1 }),
    };
    await anyTable(query)
      .updateTable(step.tableName)
      .set({ ...cells, ...stamp })
      .where((where) => where.and(identityOf(step.tableName, row)))
      .execute();
  }
};

/** The most rows of one statement. */
const AT_ONCE = 500;

const deleteRows = async (query: Query, undone: readonly UndoneStep[]): Promise<void> => {
  const rows = undone.flatMap(({ kind, step, row }) =>
    kind === 'delete' && row ? [{ table: step.tableName, row }] : [],
  );
  for (const [table, own] of Map.groupBy(rows, (one) => one.table)) {
    // A category is deleted after those below it; other rows of one table do not refer to each other.
    const isSingle = identityColumns(table)[0] !== 'id' || table === 'categories';
    if (isSingle)
      for (const { row } of own)
        await anyTable(query)
          .deleteFrom(table)
          .where((where) => where.and(identityOf(table, row)))
          .execute();
    else
      for (let from = 0; from < own.length; from += AT_ONCE) {
        const ids = own.slice(from, from + AT_ONCE).map(({ row }) => String(row.id));
        await anyTable(query).deleteFrom(table).where('id', 'in', ids).execute();
      }
  }
};

const NAMES = ['organizationName', 'name', 'header', 'title', 'code', 'standNumber', 'email', 'path', 'key'];

const nameOf = ({ before, after, rowId }: ImportStepRow, row: Cells | undefined): string => {
  const cells: Cells = { ...cellsIn(before), ...cellsIn(after), ...row };
  return String(NAMES.map((name) => cells[name]).find(Boolean) ?? rowId);
};

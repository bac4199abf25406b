import { stampContent } from '../../content/content-stamp.ts';
import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { anyTable } from '../../profile-service/rows.ts';
import { cellsIn } from '../plan/recorded-values.ts';
import { identityColumns, identityOf } from '../plan/row-references.ts';
import type { Cells } from '../read/cells.ts';
import { rankOf, type UndoneRow, undoneRows } from './undone-rows.ts';

/** What undoing an import does, or would do. */
export interface UndoneImport {
  /** The name of the folder. */
  readonly folder: string;
  /** ISO. */
  readonly at: string;
  /** Rows as they were before. */
  readonly restored: number;
  /** What stays, since someone changed or used it afterwards. */
  readonly conflicts: readonly { readonly table: string; readonly name: string; readonly column: string }[];
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
  const undone = await undoneRows(query, steps);
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
    conflicts: undone
      .filter(({ isKept }) => isKept)
      .map(({ step, row: now, column }) => ({ table: step.tableName, name: nameOf(step, now), column })),
  };
};

/** A column that names a row which is restored later. */
const LATER = 'submissionId';

const insertRows = async (query: Query, undone: readonly UndoneRow[]): Promise<void> => {
  const inserts = undone.filter(({ kind }) => kind === 'insert');
  const levels = ['main', 'sub', 'leaf'];
  const levelOf = ({ cells }: UndoneRow) => levels.indexOf(String(cells.level));
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

const restoreValues = async (query: Query, undone: readonly UndoneRow[], now: Date): Promise<void> => {
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

const deleteRows = async (query: Query, undone: readonly UndoneRow[]): Promise<void> => {
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

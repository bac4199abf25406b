import { unchangedColumns } from '@fairdesk/core/organiser';
import type { ImportStepRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { cellsIn, VOLATILE, without } from '../../dataset/plan/recorded-values.ts';
import { storedRows } from '../../dataset/plan/stored-rows.ts';
import type { Cells } from '../../dataset/read/cells.ts';
import { rowsOf } from './step-rows.ts';

/** What undoing does with one record of an import. */
export interface UndoneStep {
  readonly step: ImportStepRow;
  readonly kind: 'restore' | 'delete' | 'keep';
  /** The values to restore. */
  readonly cells: Cells;
  readonly row: Cells | undefined;
  /** Whether something stays as it is, because someone changed it since. */
  readonly isKept: boolean;
  /** A column that stays. */
  readonly conflictColumn: string;
}

/** The tables whose rows belong to a company. */
const BELONGINGS = [
  'addOns',
  'addresses',
  'brands',
  'documents',
  'eventPermissions',
  'images',
  'invitations',
  'newsItems',
  'participationCategories',
  'participationSegments',
  'products',
  'questionnaires',
  'registrations',
  'stands',
  'taskDeadlines',
  'tasks',
  'uris',
  'videos',
  'webAccounts',
];

/**
 * What undoing these records would do: restore values, delete new records, and leave alone what someone changed
 * or added since. `deleted` has the records that are to be deleted as well; those of these steps are added to it.
 *
 * @param steps the last one first
 */
export const undoneSteps = async (
  query: Query,
  steps: readonly ImportStepRow[],
  deleted: Set<string>,
): Promise<readonly UndoneStep[]> => {
  const rows = await rowsOf(query, steps);
  const inserted = steps.filter(({ before }) => before === null);
  const others = inserted.filter(({ tableName }) => tableName !== 'participations');
  for (const step of others) if (isUnchanged(step, rows.get(step.rowId))) deleted.add(step.rowId);
  const owners = await ownersOf(
    query,
    inserted.filter(({ tableName }) => tableName === 'participations').map(({ rowId }) => rowId),
    deleted,
  );
  return steps.map((step) => {
    const row = rows.get(step.rowId);
    if (step.before !== null) return restored(step, row);
    const isFree = row === undefined || (isUnchanged(step, row) && !owners.has(step.rowId));
    return { step, kind: isFree ? 'delete' : 'keep', cells: {}, row, isKept: !isFree, conflictColumn: '' };
  });
};

const restored = (step: ImportStepRow, row: Cells | undefined): UndoneStep => {
  const [before, after] = [cellsIn(step.before), cellsIn(step.after)];
  const cells = unchangedColumns(before, after, row);
  const newerColumn = Object.keys(before).find((column) => !(column in cells));
  const kind = Object.keys(cells).length === 0 ? 'keep' : 'restore';
  return { step, kind, cells, row, isKept: newerColumn !== undefined, conflictColumn: newerColumn ?? '' };
};

const isUnchanged = (step: ImportStepRow, row: Cells | undefined): boolean => {
  const after = without(cellsIn(step.after), VOLATILE);
  return (
    row !== undefined && Object.keys(unchangedColumns(after, after, row)).length === Object.keys(after).length
  );
};

/** Which of these companies have something that is not about to be deleted. */
const ownersOf = async (
  query: Query,
  ids: readonly string[],
  deleted: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const owners = new Set<string>();
  if (ids.length === 0) return owners;
  for (const table of BELONGINGS)
    for (const { id, participationId } of await storedRows(query, table, 'participationId', ids))
      if (id === undefined || !deleted.has(String(id))) owners.add(String(participationId));
  return owners;
};

import type { Cell } from '../../profile-service/rows.ts';
import type { ListChange } from '../read/cell-schema.ts';
import type { Cells } from '../read/cells.ts';
import type { PlannedRow } from './plan-rows.ts';

/** Stored rows by the value of the column that names their owner. */
export type OwnedRows = ReadonlyMap<Cell, readonly Cells[]>;

export const rowsByOwner = (rows: readonly Cells[], column: string): OwnedRows =>
  Map.groupBy(rows, (row) => row[column] ?? null);

/**
 * The stored rows of an owner that a list no longer names: `[empty]` removes all, `[empty]|pumps` all but `pumps`.
 *
 * @param staying the column of the entries, and those that stay: `['categoryId', […]]`
 */
export const rowsToRemove = (
  list: ListChange | undefined,
  stored: OwnedRows,
  owner: Cell,
  [column, staying]: readonly [column: string, values: readonly Cell[]],
  fault: PlannedRow['fault'],
): readonly PlannedRow[] => {
  if (!list?.isReplaced || owner === null) return [];
  return (stored.get(owner) ?? [])
    .filter((row) => !staying.includes(row[column] ?? null))
    .map((row) => ({ key: row, values: {}, isRemoved: true, fault }));
};

import { inOrder, movesIn, type Sortable } from './sort-index.ts';

/** The three indexes a list row carries. Source: portal spec §3 "sortIndex {sortUpIndex, currentSortIndex, sortDownIndex}". */
export interface SortIndexes {
  readonly sortUpIndex: number | undefined;
  readonly currentSortIndex: number;
  readonly sortDownIndex: number | undefined;
}

/** The indexes of every row, in display order; a button shows where its index exists. */
export const sortIndexes = (items: readonly Sortable[]): readonly SortIndexes[] => {
  const ordered = inOrder(items);
  return ordered.map(({ sortIndex }, place) => {
    const { up, down } = movesIn(ordered, place);
    return { sortUpIndex: up, currentSortIndex: sortIndex, sortDownIndex: down };
  });
};

/**
 * The list after the item at `place` (0-based, in display order) has moved one place, in display order.
 *
 * Only that item's index changes, so only it is saved. Where it cannot go, nothing changes.
 */
export const moved = <T extends Sortable>(
  items: readonly T[],
  place: number,
  way: 'up' | 'down',
): readonly T[] => {
  const ordered = inOrder(items);
  const sortIndex = movesIn(ordered, place)[way];
  const item = ordered[place];
  if (item === undefined || sortIndex === undefined) return ordered;
  return inOrder(ordered.with(place, { ...item, sortIndex }));
};

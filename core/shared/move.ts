import { hasRoomAt, inOrder, movesIn, type Sortable } from './sort-index.ts';

/**
 * The three indexes of a list row. Source: portal spec §3 "sortIndex {sortUpIndex, currentSortIndex,
 * sortDownIndex}".
 */
export interface SortIndexes {
  readonly sortUpIndex: number | undefined;
  readonly currentSortIndex: number;
  readonly sortDownIndex: number | undefined;
}

/** The indexes of every row, in display order; a row has a move button for each index that exists. */
export const sortIndexes = (items: readonly Sortable[]): readonly SortIndexes[] => {
  const ordered = inOrder(items);
  return ordered.map(({ sortIndex }, place) => {
    const { up, down } = movesIn(ordered, place);
    return { sortUpIndex: up, currentSortIndex: sortIndex, sortDownIndex: down };
  });
};

/** The result of swapping an item with its neighbour. */
export interface Trade<T> {
  readonly item: T;
  readonly to: number;
  /** The new index to save for the item. */
  readonly sortIndex: number;
  /** `false` when no index fits between the new neighbours, so the list needs renumbering. */
  readonly hasRoom: boolean;
}

/**
 * Moves the item at `place` (0-based, in display order) past its neighbour; `undefined` when it is already at
 * that end.
 */
export const tradePlaces = <T extends Sortable>(
  ordered: readonly T[],
  place: number,
  way: 'up' | 'down',
): Trade<T> | undefined => {
  const item = ordered[place];
  const sortIndex = movesIn(ordered, place)[way];
  if (item === undefined || sortIndex === undefined) return undefined;
  const to = way === 'up' ? place - 1 : place + 1;
  const moved: readonly Sortable[] = ordered.toSpliced(place, 1).toSpliced(to, 0, { ...item, sortIndex });
  return { item, to, sortIndex, hasRoom: hasRoomAt(moved, to) };
};

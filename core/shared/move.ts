import { hasRoomAt, inOrder, movesIn, type Sortable } from './sort-index.ts';

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

/** An item that trades places with its neighbour. */
export interface Trade<T> {
  readonly item: T;
  readonly to: number;
  /** What is to be saved as the item's index. */
  readonly sortIndex: number;
  /** `false` where no index lies between the new neighbours: the list is to be renumbered. */
  readonly hasRoom: boolean;
}

/** The move of the item at `place` of a list in display order; `undefined` where it cannot go. */
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

/**
 * Positions in a list that its owner sorts by hand.
 *
 * Lists display items by ascending `sortIndex`. A moved item gets an index between its new neighbours, so
 * only that item is saved. A gap can be halved about fifty times before numbers run out;
 * {@link needsRenumbering} detects that, and {@link renumbered} makes room again.
 *
 * Source: portal spec §4 "Product sort order", site spec §4 "Sort reordering", both §9.
 */

/** Anything with a position in a list. Only the order of the indexes matters. */
export interface Sortable {
  readonly sortIndex: number;
}

/**
 * The index of the first item, the step between renumbered items, and the distance of a move past the last
 * item.
 */
export const SORT_GAP = 100;

/** Two neighbours closer than this leave no room for a third. */
export const SMALLEST_GAP = 0.000_01;

/** The index of the image that a new product is saved with; it precedes every other. */
export const FIRST_IMAGE_INDEX = 0.000_001;

/** The indexes an item would get one place up and one place down; `undefined` where it cannot move. */
export interface Moves {
  readonly up: number | undefined;
  readonly down: number | undefined;
}

/** A copy in display order; items with equal indexes keep their order. */
export const inOrder = <T extends Sortable>(items: readonly T[]): readonly T[] =>
  items.toSorted((one, other) => one.sortIndex - other.sortIndex);

/**
 * The index for an item appended to the list: 100 in an empty list, else one more than the last.
 *
 * @example
 * ```ts
 * nextSortIndex([]) // 100
 * nextSortIndex([{ sortIndex: 100 }]) // 101
 * ```
 */
export const nextSortIndex = (items: readonly Sortable[]): number =>
  items.length === 0
    ? SORT_GAP
    : 1 + items.reduce((last, { sortIndex }) => Math.max(last, sortIndex), -Infinity);

/**
 * The possible moves of the item at `place` (0-based, in display order); none where the list has no item.
 *
 * When the item moves to the top, the missing neighbour counts as index 0, or as 200 below the old first item
 * when that stands at 0 or below: our reading, since the specs give no number. When it moves to the end, it
 * lands 100 past the old last item. Two equal neighbours leave no room between them; {@link hasRoomAt}
 * detects that.
 */
export const movesAt = (items: readonly Sortable[], place: number): Moves => movesIn(inOrder(items), place);

/**
 * {@link movesAt} for a list that is already in display order.
 *
 * @example
 * ```ts
 * movesIn([{ sortIndex: 100 }, { sortIndex: 200 }, { sortIndex: 300 }, { sortIndex: 400 }], 0) // { down: 250 }
 * movesIn([{ sortIndex: 100 }, { sortIndex: 200 }, { sortIndex: 300 }, { sortIndex: 400 }], 3) // { up: 250 }
 * ```
 */
export const movesIn = (ordered: readonly Sortable[], place: number): Moves => {
  const indexAt = (other: number): number | undefined => ordered[place] && ordered[other]?.sortIndex;
  const [above, below] = [indexAt(place - 1), indexAt(place + 1)];
  return {
    up: above === undefined ? undefined : indexBetween(indexAt(place - 2), above),
    down: below === undefined ? undefined : indexBetween(below, indexAt(place + 2)),
  };
};

/** Whether the item at `place` of a list in display order lies strictly between its neighbours. */
export const hasRoomAt = (ordered: readonly Sortable[], place: number): boolean => {
  const own = ordered[place]?.sortIndex ?? Number.NaN;
  return (
    (ordered[place - 1]?.sortIndex ?? -Infinity) < own && own < (ordered[place + 1]?.sortIndex ?? Infinity)
  );
};

/** The index half-way between two neighbours, either of which may be missing. */
export const indexBetween = (low: number | undefined, high: number | undefined): number => {
  if (high === undefined) return low === undefined ? SORT_GAP : low + SORT_GAP;
  return ((low ?? (high > 0 ? 0 : high - 2 * SORT_GAP)) + high) / 2;
};

/** Whether two neighbours are so close that an item moved between them could land on the wrong side. */
export const needsRenumbering = (items: readonly Sortable[]): boolean =>
  inOrder(items).some(({ sortIndex }, place, all) => {
    const previous = all[place - 1];
    return previous !== undefined && sortIndex - previous.sortIndex < SMALLEST_GAP;
  });

/** Renumbers a list in the same order: 100, 200, 300 … */
export const renumbered = <T extends Sortable>(items: readonly T[]): readonly T[] =>
  inOrder(items).map((item, place) => ({ ...item, sortIndex: (place + 1) * SORT_GAP }));

/**
 * Places in a list that its owner puts in order by hand.
 *
 * Items stand by ascending `sortIndex`. An item that moves gets an index between its new neighbours, so that one
 * item is saved and the rest stay as they are. Halving a gap can go on some fifty times before numbers run
 * out; {@link needsRenumbering} says when, {@link renumbered} makes room again.
 *
 * Source: portal spec §4 "Product sort order", site spec §4 "Sort reordering", both §9.
 */

/** Anything with a place in a list. Only the order of indexes counts. */
export interface Sortable {
  readonly sortIndex: number;
}

/** The index of a list's first item, the step between renumbered ones, and the way past the last one. */
export const SORT_GAP = 100;

/** Two neighbours closer than this leave no room for a third. */
export const SMALLEST_GAP = 0.000_01;

/** The index of the image a new product is saved with: before every other. */
export const FIRST_IMAGE_INDEX = 0.000_001;

/** The indexes an item would get one place up and one place down; `undefined` where it cannot go. */
export interface Moves {
  readonly up: number | undefined;
  readonly down: number | undefined;
}

/** A copy in display order; equal indexes keep the order they came in. */
export const inOrder = <T extends Sortable>(items: readonly T[]): readonly T[] =>
  items.toSorted((one, other) => one.sortIndex - other.sortIndex);

/** The index of an item added at the end: 100 in an empty list, else one more than the last. */
export const nextSortIndex = (items: readonly Sortable[]): number =>
  items.length === 0
    ? SORT_GAP
    : 1 + items.reduce((last, { sortIndex }) => Math.max(last, sortIndex), -Infinity);

/**
 * Where the item at `place` (0-based, in display order) may move.
 *
 * With nothing above the item it passes, the missing neighbour counts as index 0, or 200 less where that item stands
 * at 0 or below: our reading, the specs name no number. With nothing below, it lands 100 past the item it passes.
 * Between two equal neighbours there is no room; {@link hasRoomAt} says so.
 */
export const movesAt = (items: readonly Sortable[], place: number): Moves => movesIn(inOrder(items), place);

/** {@link movesAt} for a list that is in display order already. */
export const movesIn = (ordered: readonly Sortable[], place: number): Moves => {
  const indexAt = (other: number): number | undefined => ordered[other]?.sortIndex;
  const [above, below] = [indexAt(place - 1), indexAt(place + 1)];
  return {
    up: above === undefined ? undefined : indexBetween(indexAt(place - 2), above),
    down: below === undefined ? undefined : indexBetween(below, indexAt(place + 2)),
  };
};

/** Whether the item at `place` of a list in display order stands strictly between its neighbours. */
export const hasRoomAt = (ordered: readonly Sortable[], place: number): boolean => {
  const own = ordered[place]?.sortIndex ?? Number.NaN;
  return (
    (ordered[place - 1]?.sortIndex ?? -Infinity) < own && own < (ordered[place + 1]?.sortIndex ?? Infinity)
  );
};

/** The index half-way between two neighbours, either of which may be missing. */
export const indexBetween = (low: number | undefined, high: number | undefined): number => {
  if (high === undefined) return low === undefined ? SORT_GAP : low + SORT_GAP;
  const from = low ?? (high > 0 ? 0 : high - 2 * SORT_GAP);
  return from + (high - from) / 2;
};

/** Whether some neighbours stand so close that a move between them could be lost. */
export const needsRenumbering = (items: readonly Sortable[]): boolean =>
  inOrder(items).some(({ sortIndex }, place, all) => {
    const previous = all[place - 1];
    return previous !== undefined && sortIndex - previous.sortIndex < SMALLEST_GAP;
  });

/** The same order with room again: 100, 200, 300 … */
export const renumbered = <T extends Sortable>(items: readonly T[]): readonly T[] =>
  inOrder(items).map((item, place) => ({ ...item, sortIndex: (place + 1) * SORT_GAP }));

/** Numbers in an order of their own. Adding or removing one among 100 000 takes microseconds. */
export interface Ranking {
  add(number: number): void;
  /** Removes a number that was added, while it still compares as it did then. */
  remove(number: number): void;
  each(visit: (number: number) => void): void;
}

/**
 * Ordered blocks of ordered numbers: an insertion moves the numbers of one block only.
 *
 * @param compare orders two numbers; 0 only for equal ones
 * @param largest the maximum size of a block; a larger one is split in half
 */
export const createRanking = (compare: (one: number, other: number) => number, largest = 1_000): Ranking => {
  const blocks: number[][] = [];

  /** The block of a number: the first one that does not end before it, else the last. */
  const blockFor = (number: number): number =>
    Math.min(
      firstWhere(blocks.length, (place) => compare(blocks[place]?.at(-1) ?? 0, number) >= 0),
      Math.max(0, blocks.length - 1),
    );
  const placeIn = (block: readonly number[], number: number): number =>
    firstWhere(block.length, (place) => compare(block[place] ?? 0, number) >= 0);

  return {
    add: (number) => {
      const place = blockFor(number);
      const block = blocks[place] ?? [];
      if (blocks.length === 0) blocks.push(block);
      block.splice(placeIn(block, number), 0, number);
      if (block.length > largest) blocks.splice(place + 1, 0, block.splice(largest >> 1));
    },
    remove: (number) => {
      const place = blockFor(number);
      const block = blocks[place] ?? [];
      const at = placeIn(block, number);
      if (block[at] !== number) return;
      block.splice(at, 1);
      if (block.length === 0) blocks.splice(place, 1);
    },
    each: (visit) => {
      for (const block of blocks) for (const number of block) visit(number);
    },
  };
};

/** Binary search: the first of so many places where a condition holds, which holds at all places after it. */
const firstWhere = (length: number, holds: (place: number) => boolean): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Items ordered by a text. Adding or removing one among 100 000 takes microseconds. */
export interface Ranking<T> {
  add(key: string, item: T): void;
  /** Removes an item that was added under this key. */
  remove(key: string, item: T): void;
  each(visit: (item: T) => void): void;
}

interface Entry<T> {
  readonly key: string;
  readonly item: T;
}

/**
 * Ordered blocks of ordered entries: an insertion moves the entries of one block only.
 *
 * @param largest the maximum number of entries in a block; a larger one is split in half
 */
export const createRanking = <T>(largest = 1_000): Ranking<T> => {
  const blocks: Entry<T>[][] = [];

  /** The block for a key: the first one that does not end before it, else the last. */
  const blockFor = (key: string): number =>
    Math.min(
      firstWhere(blocks.length, (place) => (blocks[place]?.at(-1)?.key ?? '') >= key),
      Math.max(0, blocks.length - 1),
    );

  return {
    add: (key, item) => {
      const place = blockFor(key);
      const block = blocks[place] ?? [];
      if (blocks.length === 0) blocks.push(block);
      const at = firstWhere(block.length, (index) => (block[index]?.key ?? '') > key);
      block.splice(at, 0, { key, item });
      if (block.length > largest) blocks.splice(place + 1, 0, block.splice(largest >> 1));
    },
    remove: (key, item) => {
      // Entries with the same key may lie in several blocks.
      for (let place = blockFor(key); (blocks[place]?.[0]?.key ?? key) <= key; place += 1) {
        const block = blocks[place];
        if (block === undefined) return;
        const from = firstWhere(block.length, (index) => (block[index]?.key ?? '') >= key);
        const at = block.findIndex((entry, index) => index >= from && entry.item === item);
        if (at < 0) continue;
        block.splice(at, 1);
        if (block.length === 0) blocks.splice(place, 1);
        return;
      }
    },
    each: (visit) => {
      for (const block of blocks) for (const { item } of block) visit(item);
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

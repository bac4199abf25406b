/** Lists of numbers that one search after another uses, so that a search leaves no garbage. */
export interface Scratch {
  /** A list of zeros. */
  bytes(length: number): Uint8Array<ArrayBuffer>;
  /** A list of zeros. */
  shorts(length: number): Uint16Array<ArrayBuffer>;
  /** A list of zeros. */
  numbers(length: number): Uint32Array<ArrayBuffer>;
  /** Ends a search: the next one uses its lists again. */
  release(): void;
}

/** Lists of each type to retain: a search with more of them allocates the others. */
const MOST_LISTS = 16;
/** How much longer than required a list is, because an index grows. */
const ROOM = 1.25;

type List = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

export const createScratch = (): Scratch => {
  const pools = {
    bytes: createPool((length) => new Uint8Array(length)),
    shorts: createPool((length) => new Uint16Array(length)),
    numbers: createPool((length) => new Uint32Array(length)),
  };
  return {
    bytes: (length) => pools.bytes.take(length).subarray(0, length),
    shorts: (length) => pools.shorts.take(length).subarray(0, length),
    numbers: (length) => pools.numbers.take(length).subarray(0, length),
    release: () => {
      for (const pool of Object.values(pools)) pool.release();
    },
  };
};

const createPool = <T extends List>(create: (length: number) => T) => {
  const lists: T[] = [];
  let count = 0;
  return {
    /** A list of at least this length, the first so many numbers of which are 0. */
    take: (length: number): T => {
      const place = count++;
      const reusable = lists[place];
      if (reusable !== undefined && reusable.length >= length) {
        reusable.fill(0, 0, length);
        return reusable;
      }
      if (place >= MOST_LISTS) return create(length);
      const list = create(Math.ceil(length * ROOM));
      lists[place] = list;
      return list;
    },
    release: () => {
      count = 0;
    },
  };
};

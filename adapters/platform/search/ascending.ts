/** Ascending whole numbers. Memory: 1 to 2 bytes per number where they lie close together. */
export interface Ascending {
  /** Adds a number that is at least as great as the last one; ignores the last one. */
  add(number: number): void;
  each(visit: (number: number) => void): void;
}

const FIRST_BYTES = 8;
/** Bits of a number per byte; the highest bit marks that another byte follows. */
const BITS = 7;
const MORE = 1 << BITS;

/** Stores the difference to the number before, in as few bytes as it needs. */
export const createAscending = (): Ascending => {
  let bytes = new Uint8Array(FIRST_BYTES);
  let end = 0;
  let last = -1;

  const push = (byte: number): void => {
    if (end === bytes.length) {
      const larger = new Uint8Array(Math.ceil(end * 1.5));
      larger.set(bytes);
      bytes = larger;
    }
    bytes[end++] = byte;
  };
  return {
    add: (number) => {
      if (number === last) return;
      let difference = number - Math.max(0, last);
      last = number;
      for (; difference >= MORE; difference >>>= BITS) push((difference & (MORE - 1)) | MORE);
      push(difference);
    },
    each: (visit) => {
      let number = 0;
      let shift = 0;
      for (let place = 0; place < end; place += 1) {
        const byte = bytes[place] ?? 0;
        number += (byte & (MORE - 1)) << shift;
        if (byte < MORE) {
          visit(number);
          shift = 0;
        } else shift += BITS;
      }
    },
  };
};

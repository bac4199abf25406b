/** A list of whole numbers from 0 to 2³² − 1, four bytes each. */
export interface Growing {
  push(number: number): void;
  /** The numbers so far; valid until the next push. */
  numbers(): Uint32Array;
}

const FIRST_LENGTH = 64;

export const createGrowing = (): Growing => {
  let all = new Uint32Array(FIRST_LENGTH);
  let length = 0;
  return {
    push: (number) => {
      if (length === all.length) {
        const larger = new Uint32Array(Math.ceil(length * 1.5));
        larger.set(all);
        all = larger;
      }
      all[length++] = number;
    },
    numbers: () => all.subarray(0, length),
  };
};

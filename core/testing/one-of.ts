import fc, { type Arbitrary } from 'fast-check';

/** One generated value, the same on every run; for examples whose other details do not matter. */
export const oneOf = <T>(values: Arbitrary<T>): T => {
  const [value] = fc.sample(values, { numRuns: 1, seed: 7 });
  return value as T;
};

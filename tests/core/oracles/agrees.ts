import fc from 'fast-check';
import { expect, it } from 'vitest';

/**
 * Compares a rule of the core with an oracle: a second implementation, written from the specifications alone.
 *
 * Each run tries 300 inputs. `PROPERTY_RUNS=10000 npx vitest run tests/core/oracles` tries more.
 */
export const agrees = <Input extends readonly unknown[]>(
  title: string,
  inputs: fc.Arbitrary<Input>,
  rule: (...input: Input) => unknown,
  oracle: (...input: Input) => unknown,
): void => {
  it(
    title,
    () =>
      fc.assert(
        fc.property(inputs, (input) => {
          expect(rule(...input)).toEqual(oracle(...input));
        }),
        { numRuns: Number(process.env.PROPERTY_RUNS) || 300 },
      ),
    300_000,
  );
};

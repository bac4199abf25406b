import fc from 'fast-check';
import type { ResultAsync } from 'neverthrow';
import { describeFailure, type Failure } from '../shared/index.ts';

/**
 * The part of a test runner that laws need: vitest's, Node's or any other that accepts a sentence and a body.
 */
export interface LawRunner {
  /** Registers one law: a sentence, and a body that rejects when the law is broken. */
  readonly test: (sentence: string, body: () => Promise<void>) => void;
}

/** How many values each law is tried with. Few, because the port may use a network or a database. */
const RUNS = 5;

/** Throws the sentence unless the condition holds. */
export const demand: (holds: boolean, sentence: string) => asserts holds = (holds, sentence) => {
  if (!holds) throw new Error(sentence);
};

/** Demands equal data, ignoring the order of keys; `undefined` equals a missing key. */
export const demandSame = (actual: unknown, expected: unknown, sentence: string): void =>
  demand(
    inOneOrder(actual) === inOneOrder(expected),
    `${sentence}: got ${inOneOrder(actual)}, wanted ${inOneOrder(expected)}`,
  );

/** The value of a call that must succeed. */
export const succeed = async <T>(call: ResultAsync<T, Failure>, what: string): Promise<T> => {
  const result = await call;
  if (result.isErr()) throw new Error(`${what} fails: ${describeFailure(result.error)}`);
  return result.value;
};

/** The failure of a call that must not succeed. */
export const fail = async (call: ResultAsync<unknown, Failure>, what: string): Promise<Failure> => {
  const result = await call;
  if (result.isOk()) throw new Error(`${what} succeeds, and must not`);
  return result.error;
};

/** The reason of a rejection, else the kind of the failure. */
export const reasonOf = (failure: Failure): string =>
  failure.kind === 'rejected' ? failure.reason : failure.kind;

/** Demands what `body` demands for several generated values. */
export const forAll = async <T>(values: fc.Arbitrary<T>, body: (value: T) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(values, body), { numRuns: RUNS, endOnFailure: true });

const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

import type { Failure } from '@fairdesk/core/shared';
import { ok, type Result, ResultAsync } from 'neverthrow';
import { outsideRequest } from './request-budget.ts';

interface Patience {
  /** How long a caller waits where a former value is there, in milliseconds. */
  readonly patienceMs: number;
  /** Maximum number of former values; the oldest are evicted. */
  readonly most: number;
}

/**
 * Reads that give the former value of the same key when the present one takes longer than callers should wait; the
 * reading continues for later ones. Only the first read of a key waits for as long as it takes.
 *
 * @param keyOf what a value belongs to
 */
export const quickOrFormer = <Input, T>(
  read: (input: Input) => ResultAsync<T, Failure>,
  keyOf: (input: Input) => string,
  { patienceMs, most }: Patience,
): ((input: Input) => ResultAsync<T, Failure>) => {
  const former = new Map<string, T>();
  const running = new Map<string, ResultAsync<T, Failure>>();

  const store = (key: string, value: T): void => {
    former.delete(key);
    former.set(key, value);
    const [oldest] = former.keys();
    if (former.size > most && oldest !== undefined) former.delete(oldest);
  };
  /** One reading at a time for each key, however often its source changes meanwhile. */
  const begin = (key: string, input: Input): ResultAsync<T, Failure> => {
    const reading = outsideRequest(() => read(input)).andTee((value) => store(key, value));
    running.set(key, reading);
    void reading.then(() => running.delete(key));
    return reading;
  };
  return (input) => {
    const key = keyOf(input);
    const value = former.get(key);
    if (value === undefined) return read(input).andTee((first) => store(key, first));
    const reading = running.get(key) ?? begin(key, input);
    return new ResultAsync(withPatience(reading, value, patienceMs));
  };
};

const withPatience = async <T>(
  reading: ResultAsync<T, Failure>,
  former: T,
  patienceMs: number,
): Promise<Result<T, Failure>> => {
  const { promise: late, resolve } = Promise.withResolvers<Result<T, Failure>>();
  const timer = setTimeout(() => resolve(ok(former)), patienceMs);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
};

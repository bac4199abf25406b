import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** Calls once for each list of arguments, compared as JSON; later callers get the first result, also a failure. */
export const oncePerKey = <Input extends readonly unknown[], T>(
  call: (...input: Input) => ResultAsync<T, Failure>,
): ((...input: Input) => ResultAsync<T, Failure>) => {
  const results = new Map<string, ResultAsync<T, Failure>>();
  return (...input) => {
    const key = JSON.stringify(input);
    const earlier = results.get(key);
    if (earlier) return earlier;
    const result = call(...input);
    results.set(key, result);
    return result;
  };
};

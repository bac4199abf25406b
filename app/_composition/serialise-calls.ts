import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';

/**
 * Calls of which each waits for the one before, in the order they were made.
 *
 * What is remembered in cookies is decided by the answer that arrives last: that must be the last one asked for.
 */
export const serialiseCalls = () => {
  let before: PromiseLike<unknown> = Promise.resolve();
  return <Args extends readonly unknown[], T>(call: (...args: Args) => ResultAsync<T, Failure>) =>
    (...args: Args): ResultAsync<T, Failure> => {
      const turn = ResultAsync.fromSafePromise<unknown, Failure>(before).andThen(() => call(...args));
      before = turn.then(() => undefined);
      return turn;
    };
};

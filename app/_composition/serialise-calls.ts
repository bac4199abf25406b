import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';

/**
 * Serialises calls in the order they were made.
 *
 * The last response determines what cookies store, so it must belong to the last call.
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

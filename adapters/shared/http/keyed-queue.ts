import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';

/** Serialises calls with the same key, in order; calls with other keys run independently. */
export type KeyedQueue = <T>(key: string, call: () => ResultAsync<T, Failure>) => ResultAsync<T, Failure>;

export const createKeyedQueue = (): KeyedQueue => {
  const last = new Map<string, Promise<unknown>>();
  return (key, call) => {
    const before = last.get(key) ?? Promise.resolve();
    const turn = before.then(() => call());
    const done = turn.catch(() => undefined);
    last.set(key, done);
    void done.then(() => {
      if (last.get(key) === done) last.delete(key);
    });
    return new ResultAsync(turn);
  };
};

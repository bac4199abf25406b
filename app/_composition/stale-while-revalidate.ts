import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { outsideRequest } from '#adapters/shared/request-budget.ts';

interface Source<T> {
  /** What one goes on with where nothing is known. */
  readonly nothing: T;
  readonly load: () => ResultAsync<T, Failure>;
  readonly onFailure: (failure: Failure) => void;
  /** How long an answer is good, in milliseconds; an old one serves until the next is there. */
  readonly lifeMs: number;
  /** How long the first to ask waits, in milliseconds. */
  readonly patienceMs: number;
}

/** Asks a source now and then, once for all who want to know; nobody waits for one that is slow or away. */
export const remembered = <T>({
  nothing,
  load,
  onFailure,
  lifeMs,
  patienceMs,
}: Source<T>): (() => Promise<T>) => {
  let known = nothing;
  let until = 0;
  let isKnown = false;
  let loading: Promise<void> | undefined;
  const reload = async (): Promise<void> => {
    const loaded = await load();
    if (loaded.isOk()) known = loaded.value;
    else onFailure(loaded.error);
    isKnown = true;
    until = Date.now() + lifeMs;
    loading = undefined;
  };
  return async () => {
    if (Date.now() < until) return known;
    loading ??= outsideRequest(reload);
    if (!isKnown) await Promise.race([loading, after(patienceMs)]);
    return known;
  };
};

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

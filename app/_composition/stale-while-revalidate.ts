import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { outsideRequest } from '#adapters/shared/request-budget.ts';

interface Source<T> {
  /** The value while nothing has been loaded. */
  readonly nothing: T;
  readonly load: () => ResultAsync<T, Failure>;
  readonly onFailure: (failure: Failure) => void;
  /** How long a value is fresh, in milliseconds; a stale one is served until the next is loaded. */
  readonly lifeMs: number;
  /** How long the first caller waits, in milliseconds. */
  readonly patienceMs: number;
}

/** A cached source. */
export interface Cached<T> {
  readonly read: () => Promise<T>;
  /** Makes the next caller wait for the source, as the first one did. */
  readonly expire: () => void;
}

/** Caches a source and reloads it in the background; callers never wait for a slow or unavailable source. */
export const staleWhileRevalidate = <T>({
  nothing,
  load,
  onFailure,
  lifeMs,
  patienceMs,
}: Source<T>): Cached<T> => {
  let known = nothing;
  let until = 0;
  let isKnown = false;
  let loading: Promise<void> | undefined;
  let expirations = 0;
  const reload = async (): Promise<void> => {
    const startedAt = expirations;
    const loaded = await load();
    // It may have been read before the change.
    if (startedAt !== expirations) return;
    if (loaded.isOk()) known = loaded.value;
    else onFailure(loaded.error);
    isKnown = true;
    until = Date.now() + lifeMs;
    loading = undefined;
  };
  return {
    read: async () => {
      if (Date.now() < until) return known;
      loading ??= outsideRequest(reload);
      if (!isKnown) await Promise.race([loading, after(patienceMs)]);
      return known;
    },
    expire: () => {
      expirations += 1;
      until = 0;
      isKnown = false;
      loading = undefined;
    },
  };
};

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

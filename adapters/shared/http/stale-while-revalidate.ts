import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { outsideRequest } from './request-budget.ts';

interface Source<T> {
  /** The value until the source is first loaded. */
  readonly initial: T;
  readonly load: () => ResultAsync<T, Failure>;
  readonly onFailure: (failure: Failure) => void;
  /** How long a value is fresh, in milliseconds; a stale one is served until the next is loaded. */
  readonly freshMs: number;
  /** How long the first caller waits, in milliseconds. */
  readonly timeoutMs: number;
}

/** A cached source. */
export interface Cached<T> {
  readonly read: () => Promise<T>;
  /** Makes the next caller wait for the source, as the first one did. */
  readonly expire: () => void;
}

/** Caches a source and reloads it in the background; callers never wait for a slow or unavailable source. */
export const staleWhileRevalidate = <T>({
  initial,
  load,
  onFailure,
  freshMs,
  timeoutMs,
}: Source<T>): Cached<T> => {
  let value = initial;
  let freshUntil = 0;
  let isLoaded = false;
  let loading: Promise<void> | undefined;
  let expirations = 0;
  const reload = async (): Promise<void> => {
    const startedAt = expirations;
    const loaded = await load();
    // It may have been read before the change.
    if (startedAt !== expirations) return;
    if (loaded.isOk()) value = loaded.value;
    else onFailure(loaded.error);
    isLoaded = true;
    freshUntil = Date.now() + freshMs;
    loading = undefined;
  };
  return {
    read: async () => {
      if (Date.now() < freshUntil) return value;
      loading ??= outsideRequest(reload);
      if (!isLoaded) await Promise.race([loading, after(timeoutMs)]);
      return value;
    },
    expire: () => {
      expirations += 1;
      freshUntil = 0;
      isLoaded = false;
      loading = undefined;
    },
  };
};

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

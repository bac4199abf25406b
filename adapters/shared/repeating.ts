import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** Sends a request with an idempotency key; after a lost response, the same request reuses its key. */
export type Repeating = <T>(
  what: string,
  send: (key: string) => ResultAsync<T, Failure>,
) => ResultAsync<T, Failure>;

/** Caches the keys of requests without a response; after a response, the next request gets a new key. */
export const repeating = (): Repeating => {
  const unanswered = new Map<string, string>();
  return (what, send) => {
    const key = unanswered.get(what) ?? newKey();
    unanswered.set(what, key);
    return send(key)
      .andTee(() => unanswered.delete(what))
      .orTee(({ kind }) => {
        if (kind !== 'unavailable' && kind !== 'malformed') unanswered.delete(what);
      });
  };
};

/** `crypto.randomUUID` is not available on pages served without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

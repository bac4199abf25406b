import { type Failure, uuidOf } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** The headers with which a service recognises a request that it was sent before. */
type RepeatHeaders = Readonly<Record<string, string>>;

/**
 * Sends a request with an idempotency key; after a lost response, the same request reuses its key.
 *
 * @param given the key of what the user means, which stays the same for other content: the request replaces what an
 * earlier one with this key stored, maybe before the page was reloaded
 */
export type Repeating = <T>(
  what: string,
  send: (headers: RepeatHeaders) => ResultAsync<T, Failure>,
  given?: string,
) => ResultAsync<T, Failure>;

/** Caches the keys of requests without a response; after a response, the next request gets a new key. */
export const repeating = (): Repeating => {
  const unanswered = new Map<string, string>();
  return (what, send, given) => {
    if (given !== undefined) return send({ ...keyHeader(given), ...REPLACE });
    const key = unanswered.get(what) ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
    unanswered.set(what, key);
    return send(keyHeader(key))
      .andTee(() => unanswered.delete(what))
      .orTee(({ kind }) => {
        if (kind !== 'unavailable' && kind !== 'malformed') unanswered.delete(what);
      });
  };
};

const keyHeader = (key: string): RepeatHeaders => ({ 'idempotency-key': key });

const REPLACE: RepeatHeaders = { 'idempotency-replace': 'true' };

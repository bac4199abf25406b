import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** Sends something under a key of its own; after an answer got lost, the same thing again under the same key. */
export type Repeating = <T>(
  what: string,
  send: (key: string) => ResultAsync<T, Failure>,
) => ResultAsync<T, Failure>;

/** Remembers the keys of what was sent and never answered; whatever was answered gets a new key next time. */
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

/** `crypto.randomUUID` is not there on pages that are served without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

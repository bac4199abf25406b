import { createHash, randomUUID } from 'node:crypto';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';

/**
 * The id of something new.
 *
 * Whoever repeats a request names the same key, and so means the same id: what is there already was created by
 * the first try. Its first half follows from the key, its second from what was sent, so that a key used again for
 * something else is noticed. Without a key every id is a new one.
 */
export const idFromKey = (key: string | undefined, what = '', sent: unknown = undefined): string => {
  if (key === undefined) return randomUUID();
  const digest = Buffer.concat([digestOf(`${what} ${key}`), digestOf(canonical(sent))]);
  digest[6] = 0x80 | ((digest[6] ?? 0) & 0x0f);
  digest[8] = 0x80 | ((digest[8] ?? 0) & 0x3f);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/**
 * Whether what a request adds is there already, added by its first try.
 *
 * Refused where the key was used to add something else. Source: draft-ietf-httpapi-idempotency-key-header.
 */
export const isThere = (
  items: readonly ({ readonly id: string } | undefined)[],
  id: string,
): Result<boolean, Failure> => {
  const twin = items.find((item) => item?.id.startsWith(id.slice(0, FIRST_HALF)));
  if (twin === undefined) return ok(false);
  return twin.id === id ? ok(true) : err({ kind: 'rejected', reason: KEY_REUSED, fields: [] });
};

/** Why a request is refused whose key was used for another one. */
export const KEY_REUSED = 'idempotency-key-reused';

/** Characters of the half of an id that follows from the key, dashes included. */
const FIRST_HALF = 18;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 8);

/** The same text for the same content, whatever the order of its parts; bytes by their digest. */
const canonical = (content: unknown): string =>
  JSON.stringify(content, (_name, part: unknown) => {
    if (part instanceof Uint8Array) return createHash('sha256').update(part).digest('hex');
    return part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  }) ?? '';

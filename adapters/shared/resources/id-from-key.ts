import { createHash, randomUUID } from 'node:crypto';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import { inKeyOrder } from '../in-key-order.ts';

/**
 * The id of a new item, derived from the idempotency key.
 *
 * A repeated request has the same key and so the same id: an existing item was created by the first attempt. The
 * first half depends on the key, the second on the content, so that reusing a key for different content is
 * detected. Without a key, the id is random.
 */
export const idFromKey = (key: string | undefined, what = '', sent: unknown = undefined): string => {
  if (key === undefined) return randomUUID();
  const digest = Buffer.concat([digestOf(`${what} ${key}`), digestOf(canonical(sent))]);
  digest[6] = 0x80 | ((digest[6] ?? 0) & 0x0f);
  digest[8] = 0x80 | ((digest[8] ?? 0) & 0x3f);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/**
 * Whether the item already exists, created by the first attempt of a repeated request.
 *
 * Rejected when the key was used for different content, unless the request replaces it. Source:
 * draft-ietf-httpapi-idempotency-key-header.
 */
export const isThere = (
  items: readonly ({ readonly id: string } | undefined)[],
  id: string,
  replaces = false,
): Result<boolean, Failure> => {
  const twin = twinOf(items, id);
  if (twin === undefined || twin.id === id) return ok(twin !== undefined);
  return replaces ? ok(false) : err({ kind: 'rejected', reason: KEY_REUSED, fields: [] });
};

/**
 * Whether a new image must be stored in place of the present one; `false` if the first attempt of a repeated request
 * stored it. `conflict` when the caller has read another image than the present one, unless an earlier attempt of this
 * request stored that.
 */
export const isReplacing = (
  present: { readonly id: string } | undefined,
  id: string,
  { expected, replaces }: { readonly expected: string | undefined; readonly replaces: boolean | undefined },
): Result<boolean, Failure> =>
  isThere([present], id, replaces).andThen((isStored): Result<boolean, Failure> => {
    const isRead = expected === undefined || expected === (present?.id ?? '');
    return isStored || isRead || twinOf([present], id)
      ? ok(!isStored)
      : err({ kind: 'conflict', what: `image ${present?.id}` });
  });

/** The item that a request with the same key has stored, with the same content or another. */
export const twinOf = <Item extends { readonly id: string }>(
  items: readonly (Item | undefined)[],
  id: string,
): Item | undefined => items.find((item) => item?.id.startsWith(keyHalfOf(id)));

/** The half of an id that depends on the key. */
export const keyHalfOf = (id: string): string => id.slice(0, FIRST_HALF);

/** The reason for rejecting a reused key. */
export const KEY_REUSED = 'idempotency-key-reused';

/** Length of the half of an id that depends on the key, including dashes. */
const FIRST_HALF = 18;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 8);

/** The same text for equal content, regardless of key order; bytes by their digest. */
const canonical = (content: unknown): string =>
  JSON.stringify(content, (name, part: unknown) =>
    part instanceof Uint8Array ? createHash('sha256').update(part).digest('hex') : inKeyOrder(name, part),
  ) ?? '';

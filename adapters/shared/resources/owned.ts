import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';

/** The item with this id; an item of another company counts as not found. */
export const ownedIn = <T extends { readonly id: string }>(
  items: readonly T[],
  id: string,
  what: string,
): Result<T, Failure> => {
  const item = items.find((one) => one.id === id);
  return item === undefined ? err({ kind: 'not-found', what: `${what} ${id}` }) : ok(item);
};

/** Fails with `conflict` when the item has been saved since this version. */
export const unlessStale = <T extends { readonly version: string }>(
  item: T,
  version: string | undefined,
  what: string,
): Result<T, Failure> =>
  version !== undefined && version !== item.version ? err({ kind: 'conflict', what }) : ok(item);

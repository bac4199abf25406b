import type { Failure } from '@fairdesk/core/shared';
import { ok, type Result } from 'neverthrow';
import type { Writes } from './company-writer.ts';
import { isThere, twinOf } from './id-from-key.ts';
import { toRemove } from './operations.ts';

/** How a request to add an item relates to earlier requests with its idempotency key. */
export interface Repeat {
  /** The idempotency key of the current request: repeating it adds nothing twice. */
  readonly key?: string | undefined;
  /** Replaces what an earlier request with this key stored, because the user has changed the item since. */
  readonly replaces?: boolean | undefined;
}

/**
 * The writes that add an item; none if the first attempt of a repeated request stored it.
 *
 * @param add is given the items without the one that is replaced
 */
export const addOnce = <Item extends { readonly id: string }>(
  {
    type,
    items,
    id,
    replaces,
  }: Pick<Repeat, 'replaces'> & {
    readonly type: string;
    readonly items: readonly Item[];
    readonly id: string;
  },
  add: (others: readonly Item[]) => Result<Writes, Failure>,
): Result<Writes, Failure> =>
  isThere(items, id, replaces).andThen((isStored) => {
    if (isStored) return ok({ operations: [] });
    const replaced = twinOf(items, id);
    if (!replaced) return add(items);
    return add(items.filter((item) => item !== replaced)).map((writes) => ({
      ...writes,
      operations: [...writes.operations, toRemove(type, replaced.id)],
    }));
  });

import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';

interface Move<List> {
  readonly id: string;
  readonly way: 'up' | 'down';
  /** The ids of a list, in its order. */
  readonly idsOf: (list: List) => readonly string[];
  readonly move: (list: List) => ResultAsync<List, Failure>;
  /** Reloads the list. */
  readonly latest: () => ResultAsync<List, Failure>;
}

/**
 * Moves an item past its neighbour in a list that may be outdated.
 *
 * A failed move may be stored without a response: then the item is past its neighbour in the reloaded list. After
 * another conflict, it is moved in that list.
 */
export const movePastNeighbour = <List>(
  list: List,
  { id, way, idsOf, move, latest }: Move<List>,
): ResultAsync<List, Failure> => {
  const step = way === 'up' ? -1 : 1;
  const ids = idsOf(list);
  const neighbour = ids[ids.indexOf(id) + step] ?? '';
  const isPast = (order: readonly string[]): boolean =>
    order.includes(neighbour) && (order.indexOf(id) - order.indexOf(neighbour)) * step > 0;
  return move(list).orElse((failure) => {
    if (failure.kind !== 'conflict' && failure.kind !== 'unavailable') return errAsync(failure);
    return latest()
      .mapErr(() => failure)
      .andThen((stored) => {
        if (isPast(idsOf(stored))) return okAsync(stored);
        return failure.kind === 'conflict' ? move(stored) : errAsync(failure);
      });
  });
};

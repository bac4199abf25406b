import { hasRoomAt, indexBetween, inOrder, renumbered, type Sortable } from '../../shared/index.ts';

/** An item that an organiser puts in order. */
interface Coded extends Sortable {
  readonly code: string;
}

/**
 * The items whose indexes change when one item moves in front of another, or to the end.
 *
 * Saves the moved item only, unless its new neighbours leave no room between them: then the whole list is
 * renumbered. Changes nothing when either item is unknown, or the item is already there.
 *
 * @param before the code of the item it moves in front of; `undefined` for the end
 * Source: portal spec §4 "Product sort order".
 */
export const movedBefore = <Item extends Coded>(
  items: readonly Item[],
  code: string,
  before: string | undefined,
): readonly Item[] => {
  const ordered = inOrder(items);
  const moved = ordered.find((item) => item.code === code);
  if (!moved) return [];
  const others = ordered.filter((item) => item !== moved);
  const place = before === undefined ? others.length : others.findIndex((item) => item.code === before);
  // An unknown item is not among the others, and neither is the item itself.
  if (place === -1 || ordered.indexOf(moved) === place) return [];
  const sortIndex = indexBetween(others[place - 1]?.sortIndex, others[place]?.sortIndex);
  const list = others.toSpliced(place, 0, { ...moved, sortIndex });
  if (hasRoomAt(list, place)) return [{ ...moved, sortIndex }];
  const spread = renumbered(list.map((item, index) => ({ ...item, sortIndex: index })));
  return spread.filter(
    (item) => !items.some((each) => each.code === item.code && each.sortIndex === item.sortIndex),
  );
};

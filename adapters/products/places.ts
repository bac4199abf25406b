import type { Product } from '@fairdesk/core/products';
import { needsRenumbering, nextSortIndex, renumbered, type Sortable } from '@fairdesk/core/shared';
import { type Operation, toChange } from '../shared/operations.ts';

/** Where something comes to stand, and the others that make room for it. */
export interface Placed {
  readonly place: number;
  readonly others: readonly Operation[];
}

interface Item extends Sortable {
  readonly id: string;
}

/** A place in a list: the one asked for, or another in the same order when there is no room left beside its neighbours. */
export const placed = (type: string, items: readonly Item[], id: string, sortIndex: number): Placed =>
  placedAmong(items, id, sortIndex, () => type);

/** A place among the pictures and videos of a product, which are one list; at its end unless one is asked for. */
export const placedGallery = ({ images, videos }: Product, id: string, sortIndex?: number): Placed => {
  const isImage = new Set(images.map((image) => image.id));
  const all = [...images, ...videos];
  return placedAmong(all, id, sortIndex ?? nextSortIndex(all), (other) =>
    isImage.has(other) ? 'images' : 'videos',
  );
};

const placedAmong = (
  items: readonly Item[],
  id: string,
  sortIndex: number,
  typeOf: (id: string) => string,
): Placed => {
  const before = new Map(items.map((item) => [item.id, item.sortIndex]));
  const all = [{ id, sortIndex }, ...items.filter((item) => item.id !== id)];
  if (!needsRenumbering(all)) return { place: sortIndex, others: [] };
  const again = renumbered(all);
  return {
    place: again.find((item) => item.id === id)?.sortIndex ?? sortIndex,
    others: again
      .filter((item) => item.id !== id && before.get(item.id) !== item.sortIndex)
      .map((item) => toChange(typeOf(item.id), item.id, { sortIndex: item.sortIndex })),
  };
};

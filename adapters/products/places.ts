import type { Product } from '@fairdesk/core/products';
import { needsRenumbering, nextSortIndex, renumbered, type Sortable } from '@fairdesk/core/shared';
import { type Operation, toChange } from '../shared/resources/operations.ts';

/** The position of an item, and the moves of others that make room for it. */
export interface Placed {
  readonly place: number;
  readonly others: readonly Operation[];
}

interface Item extends Sortable {
  readonly id: string;
}

/**
 * A position in a list: the requested index, or a renumbered one in the same order when no gap is left
 * between its neighbours.
 */
export const placed = (type: string, items: readonly Item[], id: string, sortIndex: number): Placed =>
  placedAmong(items, id, sortIndex, () => type);

/** A position among a product's pictures and videos, which form one list; at the end by default. */
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

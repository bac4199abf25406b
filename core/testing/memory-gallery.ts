import type { Product } from '../products/index.ts';
import { needsRenumbering, renumbered } from '../shared/index.ts';

/** Pictures and videos share one order, which is made anew when two stand too close. */
export const spread = (product: Product, change: Partial<Product>): Partial<Product> => {
  const { images, videos, documents } = { ...product, ...change };
  const gallery = [...images, ...videos];
  const placed = new Map(
    (needsRenumbering(gallery) ? renumbered(gallery) : gallery).map(({ id, sortIndex }) => [id, sortIndex]),
  );
  const place = <T extends { readonly id: string; readonly sortIndex: number }>(item: T): T => ({
    ...item,
    sortIndex: placed.get(item.id) ?? item.sortIndex,
  });
  return {
    ...change,
    images: images.map(place),
    videos: videos.map(place),
    documents: needsRenumbering(documents) ? renumbered(documents) : documents,
  };
};

/** The product's list of this name with one of its items changed; `undefined` when that is not in it. */
export const changedIn = <T extends { readonly id: string }>(
  name: string,
  items: readonly T[],
  id: string,
  change: Partial<T>,
): Partial<Product> | undefined =>
  items.some((item) => item.id === id)
    ? { [name]: items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
    : undefined;

/** The product's list of this name without one of its items; `undefined` when that is not in it. */
export const without = <T extends { readonly id: string }>(
  name: string,
  items: readonly T[],
  id: string,
): Partial<Product> | undefined =>
  items.some((item) => item.id === id) ? { [name]: items.filter((item) => item.id !== id) } : undefined;

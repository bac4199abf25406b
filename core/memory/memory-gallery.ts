import { type ProductImage, THUMBNAIL_SIZES, type UploadFile } from '../media/index.ts';
import type { Product } from '../products/index.ts';
import { needsRenumbering, renumbered, type Sortable } from '../shared/index.ts';

/** Images and videos share one order, which is renumbered when two positions are too close. */
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

/** One of the product's lists with an item changed; `undefined` when it has no such item. */
export const changedIn = <T extends { readonly id: string }>(
  name: string,
  items: readonly T[],
  id: string,
  change: Partial<T>,
): Partial<Product> | undefined =>
  items.some((item) => item.id === id)
    ? { [name]: items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
    : undefined;

/** One of the product's lists with an item removed; `undefined` when it has no such item. */
export const without = <T extends { readonly id: string }>(
  name: string,
  items: readonly T[],
  id: string,
): Partial<Product> | undefined =>
  items.some((item) => item.id === id) ? { [name]: items.filter((item) => item.id !== id) } : undefined;

/** An image as a shelf lists it; its file is dropped. */
export const pictureOf = (
  id: string,
  { name, bytes }: UploadFile,
  title: string,
  sortIndex: number,
): ProductImage => {
  const mediaUrl = `/files/${encodeURIComponent(name)}`;
  const thumbnailUrls = Object.fromEntries(THUMBNAIL_SIZES.map((size) => [size, `${mediaUrl}-${size}`]));
  return { id, title, mediaUrl, mediaLength: bytes.byteLength, sortIndex, thumbnailUrls };
};

/** The items that share one order. */
export const inGallery = ({ images, videos }: Product): readonly Sortable[] => [...images, ...videos];

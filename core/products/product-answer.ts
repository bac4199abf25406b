import { type ProductImage, thumbnailsOf, videoLink } from '../media/index.ts';
import { inOrder, type Sortable, sortIndexes } from '../shared/index.ts';
import type { Product, ProductList } from './product.ts';

/**
 * The product list as sent to the browser, with the three indexes of each row. Source: portal spec §3
 * "Product".
 */
export const productListResponse = ({ items, limit }: ProductList) => {
  const ordered = inOrder(items);
  const indexes = sortIndexes(ordered);
  return {
    items: ordered.map((product, place) => rowOf(product, indexes[place])),
    limit: { used: limit.used, max: limit.max ?? null },
  };
};

/** The position of a product in its list. */
export interface ProductPlace extends Sortable {
  readonly id: string;
}

/** One row of {@link productListResponse}, from the positions of all products; `undefined` if it has none. */
export const productRowResponse = (product: Product, places: readonly ProductPlace[]) => {
  const ordered = inOrder(places);
  const place = ordered.findIndex(({ id }) => id === product.id);
  return place < 0 ? undefined : rowOf(product, sortIndexes(ordered)[place]);
};

const rowOf = (product: Product, indexes: ReturnType<typeof sortIndexes>[number] | undefined) => ({
  ...product,
  image: firstOf(product.images),
  thumbnails: thumbnailsOf(product.images, product.videos).map(thumbnailAnswer),
  sortIndex: {
    sortUpIndex: indexes?.sortUpIndex ?? null,
    currentSortIndex: product.sortIndex,
    sortDownIndex: indexes?.sortDownIndex ?? null,
  },
});

const firstOf = (images: readonly ProductImage[]) => {
  const [first] = inOrder(images);
  return first ? { id: first.id, url: first.mediaUrl, title: first.title } : null;
};

const thumbnailAnswer = (
  thumbnail: ReturnType<typeof thumbnailsOf<ProductImage, Product['videos'][number]>>[number],
) => {
  const { kind, sortIndex } = thumbnail;
  return kind === 'image'
    ? { id: thumbnail.image.id, kind, url: thumbnail.image.mediaUrl, sortIndex }
    : { id: thumbnail.video.id, kind, url: videoLink(thumbnail.video), sortIndex };
};

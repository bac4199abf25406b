import { type ProductImage, thumbnailsOf, videoLink } from '../media/index.ts';
import { inOrder, sortIndexes } from '../shared/index.ts';
import type { Product, ProductList } from './product.ts';

/**
 * The product list as sent to the browser, with the three indexes of each row. Source: portal spec §3
 * "Product".
 */
export const productListResponse = ({ items, limit }: ProductList) => {
  const ordered = inOrder(items);
  const indexes = sortIndexes(ordered);
  return {
    items: ordered.map((product, place) => ({
      ...product,
      image: firstOf(product.images),
      thumbnails: thumbnailsOf(product.images, product.videos).map(thumbnailAnswer),
      sortIndex: {
        sortUpIndex: indexes[place]?.sortUpIndex ?? null,
        currentSortIndex: product.sortIndex,
        sortDownIndex: indexes[place]?.sortDownIndex ?? null,
      },
    })),
    limit: { used: limit.used, max: limit.max ?? null },
  };
};

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

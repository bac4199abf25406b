import type { Product } from '@fairdesk/core/products';
import { inOrder } from '@fairdesk/core/shared';

/** The address of a product's first image, in the size of a row. */
export const coverOf = ({ images }: Pick<Product, 'images'>): string | undefined => {
  const [first] = inOrder(images);
  return first && (first.thumbnailUrls['250x250'] ?? first.mediaUrl);
};

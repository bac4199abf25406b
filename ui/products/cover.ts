import type { Product } from '@fairdesk/core/products';
import { inOrder } from '@fairdesk/core/shared';

/** The address of the picture that stands for a product: its first, as small as a row needs. */
export const coverOf = ({ images }: Pick<Product, 'images'>): string | undefined => {
  const [first] = inOrder(images);
  return first && (first.thumbnailUrls['250x250'] ?? first.mediaUrl);
};

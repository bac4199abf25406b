import type { ProductForm } from './product.ts';

/**
 * Whether a product must have an image: a novelty must, unless the event offers no novelties.
 *
 * Where it need not, an earlier complaint about a missing image is withdrawn.
 *
 * Source: portal spec §4 "Novelty", §5 "hideInnovativeProducts".
 */
export const isImageRequired = (
  { isNovelty }: Pick<ProductForm, 'isNovelty'>,
  hideNovelty: boolean,
): boolean => isNovelty && !hideNovelty;

import type { ProductForm } from './product-fields.ts';

/**
 * Whether a product must have an image: a novelty must, unless the event hides novelties.
 *
 * When it need not, an earlier fault about a missing image no longer applies.
 *
 * Source: portal spec §4 "Novelty", §5 "hideInnovativeProducts".
 */
export const isImageRequired = (
  { isNovelty }: Pick<ProductForm, 'isNovelty'>,
  hideNovelty: boolean,
): boolean => isNovelty && !hideNovelty;

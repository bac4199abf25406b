import { isWithin } from '../shared/index.ts';
import { isImageRequired } from './novelty.ts';
import type { Product, ProductState } from './product.ts';

/** What else decides: its company, its organiser and its event. */
export interface ProductStanding {
  readonly profileIsPublic: boolean;
  /** The organiser has approved it, or the event asks for no approval. */
  readonly isApproved: boolean;
  readonly hideNovelty: boolean;
}

/** As much of a product as decides. */
export type ShownProduct = Pick<Product, 'isNovelty' | 'images' | 'publicFrom' | 'publicUntil'>;

/**
 * | product                                          | state        |
 * | ------------------------------------------------ | ------------ |
 * | a novelty without the image it must have         | `incomplete` |
 * | not approved where approval is asked for         | `inReview`   |
 * | outside its days, or its company is not public   | `hidden`     |
 * | else                                             | `public`     |
 *
 * The specs name the days only; the rest is ours.
 *
 * @param today the calendar day in the event's zone.
 */
export const productState = (
  product: ShownProduct,
  standing: ProductStanding,
  today: string,
): ProductState => {
  if (isImageRequired(product, standing.hideNovelty) && product.images.length === 0) return 'incomplete';
  if (!standing.isApproved) return 'inReview';
  const isShown = standing.profileIsPublic && isWithin(today, product.publicFrom, product.publicUntil);
  return isShown ? 'public' : 'hidden';
};

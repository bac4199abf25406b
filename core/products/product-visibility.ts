import { isWithin } from '../shared/index.ts';
import { isImageRequired } from './novelty.ts';
import type { Product, ProductState } from './product.ts';

/** The facts about the company, the approval and the event that also decide. */
export interface ProductStanding {
  readonly profileIsPublic: boolean;
  /** The organiser has approved it, or the event requires no approval. */
  readonly isApproved: boolean;
  readonly hideNovelty: boolean;
}

/** The fields of a product that decide its visibility. */
export type VisibilityFields = Pick<Product, 'isNovelty' | 'images' | 'publicFrom' | 'publicUntil'>;

/**
 * The visibility of a product today.
 *
 * | product                                          | state        |
 * | ------------------------------------------------ | ------------ |
 * | a novelty without its required image             | `incomplete` |
 * | not approved although approval is required       | `inReview`   |
 * | outside its days, or its company is not public   | `hidden`     |
 * | otherwise                                        | `public`     |
 *
 * The specs define the days only; the rest is ours.
 *
 * @param today the calendar day in the event's zone.
 */
export const productState = (
  product: VisibilityFields,
  standing: ProductStanding,
  today: string,
): ProductState => {
  if (isImageRequired(product, standing.hideNovelty) && product.images.length === 0) return 'incomplete';
  if (!standing.isApproved) return 'inReview';
  const isPublic = standing.profileIsPublic && isWithin(today, product.publicFrom, product.publicUntil);
  return isPublic ? 'public' : 'hidden';
};

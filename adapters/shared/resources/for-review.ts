import type { NewsItem } from '@fairdesk/core/news';
import type { Product } from '@fairdesk/core/products';
import { IN_REVIEW } from '@fairdesk/core/profile';
import { approvedNewsItem } from './approved-news-item.ts';
import { approvedProduct } from './approved-product.ts';
import type { CompanyStanding } from './company-standing.ts';

/**
 * The changes that accompany an edit of a product or a news item, so that the organiser reviews it: the version
 * that was approved is stored beside it, because visitors see it until then.
 *
 * @param before the item before the edit; absent for a new one
 */
export const forReview = (
  { settings, now }: Pick<CompanyStanding, 'settings' | 'now'>,
  before?: Product | NewsItem,
) => {
  if (!settings.asksApproval) return {};
  const isWaiting = before?.state === 'inReview' && before.reviewReason === undefined;
  const isApproved = before?.state === 'public' || before?.state === 'hidden';
  return {
    publicationStatus: IN_REVIEW,
    reviewReason: null,
    ...(!isWaiting && { submittedAt: now.toISOString() }),
    ...(before && isApproved && { approvedVersion: approvedOf(before) }),
  };
};

const approvedOf = (item: Product | NewsItem) =>
  'header' in item ? approvedNewsItem(item) : approvedProduct(item);

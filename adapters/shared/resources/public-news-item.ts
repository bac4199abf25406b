import { type NewsItem, newsState } from '@fairdesk/core/news';
import { sanitise } from '../sanitise.ts';
import { ApprovedNewsItemSchema } from './approved-news-item.ts';
import type { CompanyStanding } from './company-standing.ts';
import type { Identifier, Resource } from './json-api.ts';
import { toNewsItem } from './news-resource.ts';

/**
 * A news item as visitors see it: during the review of a change, the version that was approved last. Empty when
 * no version is approved.
 */
export const toPublicNewsItem = (
  resource: Resource,
  lookup: (identifier: Identifier) => Resource | undefined,
  standing: CompanyStanding,
): readonly NewsItem[] =>
  toNewsItem(resource, lookup, standing).flatMap(({ image, ...item }) => {
    if (item.state !== 'inReview') return [{ ...item, ...(image && { image }) }];
    const approved = ApprovedNewsItemSchema.safeParse(resource.attributes.approvedVersion);
    if (!approved.success) return [];
    const { profileIsPublic, today } = standing;
    const state = newsState(approved.data, { profileIsPublic, isApproved: true }, today);
    return [{ ...item, ...approved.data, text: sanitise(approved.data.text), state }];
  });

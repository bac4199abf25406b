import { isWithin } from '../shared/index.ts';
import type { NewsItem, NewsState } from './news-item.ts';

/** The facts about the company and the approval that also decide. */
export interface NewsStanding {
  readonly profileIsPublic: boolean;
  /** The organiser has approved it, or the event requires no approval. */
  readonly isApproved: boolean;
}

/**
 * The visibility of a news item today.
 *
 * | news item                                      | state      |
 * | ---------------------------------------------- | ---------- |
 * | not approved although approval is required     | `inReview` |
 * | outside its days, or its company is not public | `hidden`   |
 * | otherwise                                      | `public`   |
 *
 * The specs define the days only; the rest is ours.
 *
 * @param today the calendar day in the event's zone.
 */
export const newsState = (
  { validFrom, validTo }: Pick<NewsItem, 'validFrom' | 'validTo'>,
  { profileIsPublic, isApproved }: NewsStanding,
  today: string,
): NewsState => {
  if (!isApproved) return 'inReview';
  return profileIsPublic && isWithin(today, validFrom, validTo) ? 'public' : 'hidden';
};

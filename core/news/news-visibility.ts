import { isWithin } from '../shared/index.ts';
import type { NewsItem, NewsState } from './news-item.ts';

/** What else decides: its company and its organiser. */
export interface NewsStanding {
  readonly profileIsPublic: boolean;
  /** The organiser has approved it, or the event asks for no approval. */
  readonly isApproved: boolean;
}

/**
 * | news item                                      | state      |
 * | ---------------------------------------------- | ---------- |
 * | not approved where approval is asked for       | `inReview` |
 * | outside its days, or its company is not public | `hidden`   |
 * | else                                           | `public`   |
 *
 * The specs name the days only; the rest is ours.
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

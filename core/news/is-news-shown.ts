import { isWithin } from '../shared/index.ts';
import type { NewsItem } from './news-item.ts';

/**
 * Whether visitors may read a news item on this day, counted in the event's zone.
 *
 * Never without its company's public profile or, where it is asked for, the organiser's approval.
 */
export const isNewsShown = (
  { validFrom, validTo }: Pick<NewsItem, 'validFrom' | 'validTo'>,
  { profileIsPublic, isApproved }: { readonly profileIsPublic: boolean; readonly isApproved: boolean },
  today: string,
): boolean => profileIsPublic && isApproved && isWithin(today, validFrom, validTo);

import { dayIn } from '../shared/index.ts';
import type { FairEvent } from './event.ts';
import { isArchived } from './event-standing.ts';

/** What visitors see of an event: its whole site, its pages without its exhibitors, or nothing. */
export type SiteVisibility = 'all' | 'pages' | 'nothing';

/**
 * What visitors see of an event today, on the calendar of the fair. Editors and exhibitors are not visitors.
 *
 * | the event                                  | pages and news | exhibitors and their products |
 * | ------------------------------------------ | -------------- | ----------------------------- |
 * | `publicationStatus` is `DRAFT` or empty    | hidden         | hidden                        |
 * | published, up to and on `publicEndDate`    | visible        | visible                       |
 * | published, after `publicEndDate`           | visible        | hidden                        |
 * | from the day `archiveAt` on                | hidden         | hidden                        |
 *
 * Visitors prepare before the doors open, so the first public day is no bound.
 *
 * The specs name the fields; what follows from them is ours.
 */
export const siteVisibility = (
  event: Pick<FairEvent, 'publicationStatus' | 'publicEndDate' | 'archiveAt' | 'timeZone'>,
  now: Date,
): SiteVisibility => {
  const { publicationStatus, publicEndDate, timeZone } = event;
  if (publicationStatus === '' || publicationStatus === 'DRAFT' || isArchived(event, now)) return 'nothing';
  return publicEndDate !== '' && publicEndDate < dayIn(timeZone, now) ? 'pages' : 'all';
};

import { dayIn } from '../shared/index.ts';
import type { FairEvent } from './event.ts';
import { isArchived } from './event-standing.ts';

/** What visitors can see of an event: its whole site, its pages without exhibitors, or nothing. */
export type SiteVisibility = 'all' | 'pages' | 'nothing';

/**
 * What visitors can see of an event today, in the time zone of the fair. This does not limit editors and
 * exhibitors.
 *
 * | the event                                  | pages and news | exhibitors and their products |
 * | ------------------------------------------ | -------------- | ----------------------------- |
 * | `publicationStatus` is `DRAFT` or empty    | hidden         | hidden                        |
 * | published, up to and on `publicEndDate`    | visible        | visible                       |
 * | published, after `publicEndDate`           | visible        | hidden                        |
 * | from the day `archiveAt` on                | hidden         | hidden                        |
 *
 * Visitors prepare before the fair opens, so the public start date does not matter.
 *
 * The specs define the fields; the consequences are ours.
 */
export const siteVisibility = (
  event: Pick<FairEvent, 'publicationStatus' | 'publicEndDate' | 'archiveAt' | 'timeZone'>,
  now: Date,
): SiteVisibility => {
  const { publicationStatus, publicEndDate, timeZone } = event;
  if (publicationStatus === '' || publicationStatus === 'DRAFT' || isArchived(event, now)) return 'nothing';
  return publicEndDate !== '' && publicEndDate < dayIn(timeZone, now) ? 'pages' : 'all';
};

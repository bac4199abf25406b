import 'server-only';
import { type EventSite, type FairEvent, siteVisibility } from '@fairdesk/core/events';
import { currentUseCases } from '#app/_composition/server.ts';
import { valueOr } from '#app/_http/value-or.ts';

/** Whether visitors may read the pages of an event. While the event cannot be read they stay as they are: readable. */
export const isVisible = (event: FairEvent | undefined): boolean =>
  event === undefined || siteVisibility(event, currentUseCases().clock()) !== 'nothing';

/** The sites of which visitors may read pages today. */
export const visibleSites = async (sites: readonly EventSite[]): Promise<readonly EventSite[]> => {
  const events = await Promise.all(
    sites.map(({ event }) => valueOr(undefined, currentUseCases().events.event(event))),
  );
  return sites.filter((_, index) => isVisible(events[index]));
};

import 'server-only';
import { type EventSite, type FairEvent, siteVisibility } from '@fairdesk/core/events';
import { currentUseCases } from '#app/_composition/server.ts';
import { valueOr } from '#app/_http/value-or.ts';

/**
 * Whether the pages of an event are visible to visitors. If the event cannot be loaded, they stay visible.
 */
export const isVisible = (event: FairEvent | undefined): boolean =>
  event === undefined || siteVisibility(event, currentUseCases().clock()) !== 'nothing';

/** The sites with pages that are visible to visitors today. */
export const visibleSites = async (sites: readonly EventSite[]): Promise<readonly EventSite[]> => {
  const events = await Promise.all(
    sites.map(({ event }) => valueOr(undefined, currentUseCases().events.event(event))),
  );
  return sites.filter((_, index) => isVisible(events[index]));
};

import 'server-only';
import { type EventSite, type FairEvent, siteVisibility } from '@fairdesk/core/events';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';

/**
 * Whether the pages of an event are visible to visitors. If the event cannot be loaded, they stay visible.
 */
const isVisible = (event: FairEvent | undefined): boolean =>
  event === undefined || siteVisibility(event, currentUseCases().clock()) !== 'nothing';

/** Whether a site has pages that are visible to visitors today. */
export const isSiteVisible = async ({ event }: EventSite): Promise<boolean> =>
  isVisible(await valueOr(undefined, currentUseCases().events.event(event)));

/** The sites with pages that are visible to visitors today. */
export const visibleSites = async (sites: readonly EventSite[]): Promise<readonly EventSite[]> => {
  const visible = await Promise.all(sites.map(isSiteVisible));
  return sites.filter((_, index) => visible[index]);
};

import 'server-only';
import { type EventSite, type FairEvent, siteVisibility } from '@fairdesk/core/events';
import { EVENT_DIRECTORY } from './events.ts';
import { orElse } from './or-else.ts';
import { server } from './server.ts';

/** Whether visitors may read the pages of an event. While the event cannot be read they stay as they are: readable. */
export const isVisible = (event: FairEvent | undefined): boolean =>
  event === undefined || siteVisibility(event, new Date()) !== 'nothing';

/** The sites of which visitors may read pages today. */
export const visibleSites = async (sites: readonly EventSite[]): Promise<readonly EventSite[]> => {
  const events = await Promise.all(
    sites.map(({ event }) => orElse(undefined, server().get(EVENT_DIRECTORY).event(event))),
  );
  return sites.filter((_, index) => isVisible(events[index]));
};

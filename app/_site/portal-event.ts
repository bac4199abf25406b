import { eventStanding, type FairEvent } from '@fairdesk/core/events';
import { currentUseCases } from '#app/_composition/server.ts';
import type { PortalEvent } from '#ui/page/portal-data.ts';

/** An event as a page may show it: without what only the server may know. */
export const toPortalEvent = ({ testUsers: _testUsers, ...event }: FairEvent): PortalEvent => ({
  ...event,
  standing: eventStanding(event, currentUseCases().clock()),
});

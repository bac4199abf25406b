import { eventStanding, type FairEvent } from '@fairdesk/core/events';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import type { PortalEvent } from '#ui/navigation/frame-data.ts';

/** An event without its server-only fields. */
export const toPortalEvent = ({ testUsers: _testUsers, ...event }: FairEvent): PortalEvent => ({
  ...event,
  standing: eventStanding(event, currentUseCases().clock()),
});

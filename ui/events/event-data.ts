import type { EventTile, Page, Participation } from '@fairdesk/core/events';

/** What the choosers of an event and of a company need. */
export interface EventData {
  readonly events?: readonly EventTile[] | undefined;
  readonly participations?: Page<Participation> | undefined;
}

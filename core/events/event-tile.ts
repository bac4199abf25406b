import type { EventSite, EventSummary, FairEvent, Logo } from './event.ts';
import { eventSummary } from './event-summary.ts';

/** One card of the event chooser. Source: portal spec §2 "Event selection". */
export interface EventTile {
  readonly summary: EventSummary;
  /** `/events/101` */
  readonly href: string;
  readonly logo?: Logo;
  /** `#0a5c4a` */
  readonly brandColour: string;
  /** `Merwe Halls, Rotterdam`; empty when not yet known. */
  readonly place: string;
}

/** The card of an event, in the colours of its site. */
export const eventTile = (event: FairEvent, { logo, brandColour }: EventSite): EventTile => {
  const tile = {
    summary: eventSummary(event),
    href: eventHref(event.id),
    brandColour,
    place: placeOf(event),
  };
  return logo ? { ...tile, logo } : tile;
};

/** Where an event's participations are chosen: `/events/101`. */
export const eventHref = (id: FairEvent['id']): string => `/events/${id}`;

/** Where a fair is: `Merwe Halls, Rotterdam`; what is not known is left out. */
export const placeOf = ({ venue, city }: Pick<FairEvent, 'venue' | 'city'>): string =>
  [venue, city].filter((part) => part !== '').join(', ');

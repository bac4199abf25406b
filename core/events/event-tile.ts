import type { EventSite, EventSummary, FairEvent, Logo } from './event.ts';
import { eventSummary } from './event-summary.ts';

/** A card of the event chooser. Source: portal spec §2 "Event selection". */
export interface EventTile {
  readonly summary: EventSummary;
  /** Without language: `/events/101` */
  readonly href: string;
  readonly logo?: Logo;
  /** `#0a5c4a` */
  readonly brandColour: string;
  /** `Merwe Halls, Rotterdam`; empty when unknown. */
  readonly place: string;
}

/** The card of an event, in the branding of its site. */
export const eventTile = (event: FairEvent, { logo, brandColour }: EventSite): EventTile => {
  const tile = {
    summary: eventSummary(event),
    href: eventHref(event.id),
    brandColour,
    place: placeOf(event),
  };
  return logo ? { ...tile, logo } : tile;
};

/**
 * The address of an event's page, which lists its participations: `/events/101`.
 *
 * @example
 * ```ts
 * eventHref('101') // '/events/101'
 * ```
 */
export const eventHref = (id: FairEvent['id']): string => `/events/${id}`;

/** The location of a fair: `Merwe Halls, Rotterdam`; unknown parts are left out. */
export const placeOf = ({ venue, city }: Pick<FairEvent, 'venue' | 'city'>): string =>
  [venue, city].filter((part) => part !== '').join(', ');

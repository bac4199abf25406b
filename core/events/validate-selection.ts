import type { EventId, ParticipationId } from '../shared/index.ts';
import type { EventSite } from './event.ts';
import { eventHref } from './event-tile.ts';
import { redirectFor } from './redirect-for.ts';
import type { Selection } from './selection.ts';

/** The facts needed to validate a visit. */
export interface SelectionCheck {
  readonly selection: Selection;
  /**
   * Participations this user may enter, as the server knows them: the chosen one if it is theirs, and enough
   * others to tell one from several.
   */
  readonly mine: readonly { readonly id: ParticipationId; readonly event: EventId }[];
  /** The event of the requested page; defaults to the event of the selection. */
  readonly event?: EventId;
  /** The requested page, which some participation types are redirected from. */
  readonly visit?: { readonly site: EventSite; readonly address: string };
}

/** The outcome of validating a visit. */
export type Validation =
  | { readonly kind: 'ok' }
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'select'; readonly participation: ParticipationId };

/** The outcome when the validation itself fails. */
export const VALIDATION_FAILED: Validation = { kind: 'go', href: '/' };

/**
 * Whether the visit may continue with the selected participation, and otherwise where to redirect.
 *
 * | selected participation     | theirs in this event | outcome                      |
 * | -------------------------- | -------------------- | ---------------------------- |
 * | theirs, type is redirected | any                  | go to the site's own page    |
 * | theirs                     | any                  | `ok`                         |
 * | none or not theirs         | exactly one          | `select` it, then load again |
 * | none or not theirs         | several              | go to /events/{eventId}      |
 * | none or not theirs         | none                 | go to /                      |
 *
 * Source: portal spec §2 "Validation page".
 */
export const validateSelection = ({ selection, mine, event, visit }: SelectionCheck): Validation => {
  const here = mine.filter((participation) => participation.event === (event ?? eventOf(selection, mine)));
  const chosen = selection.kind === 'participation' ? selection.chosen : undefined;
  if (chosen && here.some(({ id }) => id === chosen.participationId)) {
    const href = visit && redirectFor(visit.site, chosen.participationType, visit.address);
    return href === undefined ? { kind: 'ok' } : { kind: 'go', href };
  }
  const [first, second] = here;
  if (first === undefined) return { kind: 'go', href: '/' };
  return second === undefined
    ? { kind: 'select', participation: first.id }
    : { kind: 'go', href: eventHref(first.event) };
};

/** The event of the selection, else the only event this user has participations in. */
const eventOf = (selection: Selection, mine: SelectionCheck['mine']): EventId | undefined => {
  switch (selection.kind) {
    case 'none': {
      const [only, ...others] = new Set(mine.map(({ event }) => event));
      return others.length === 0 ? only : undefined;
    }
    case 'event':
      return selection.selectedEventId;
    case 'participation':
      return selection.chosen.eventId;
  }
};

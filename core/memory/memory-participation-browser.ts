import { errAsync } from 'neverthrow';
import {
  chosen,
  type EventDirectory,
  type EventSite,
  mayEnter,
  type ParticipationBrowser,
  participationHref,
  type SelectionMemory,
} from '../events/index.ts';
import { type EventId, type Membership, mayTouch } from '../shared/index.ts';

/** The dependencies of a participation browser. */
export interface MemoryBrowserParts {
  readonly directory: EventDirectory;
  readonly memberships: readonly Membership[];
  readonly memory: SelectionMemory;
  /** The configured site of an event, if any. */
  readonly siteOf: (event: EventId) => EventSite | undefined;
}

/** A browser for one user with these memberships; stores choices in `memory`. */
export const memoryParticipationBrowser = (parts: MemoryBrowserParts): ParticipationBrowser => ({
  list: (event, count) => parts.directory.participations(event, mayEnter(parts.memberships, event), count),
  choose: (id) =>
    parts.directory.participation(id).andThen((participation) => {
      const touched = { event: participation.event, participation: id };
      if (!mayTouch(parts.memberships, touched, 'read')) {
        return errAsync({ kind: 'not-found', what: 'the participation' } as const);
      }
      return parts.directory.event(participation.event).map((event) => {
        parts.memory.write({ kind: 'participation', chosen: chosen(event, participation) });
        return participationHref(parts.siteOf(event.id));
      });
    }),
});

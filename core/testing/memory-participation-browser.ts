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

/** Everything that decides what one person may choose. */
export interface MemoryBrowserParts {
  readonly directory: EventDirectory;
  readonly memberships: readonly Membership[];
  readonly memory: SelectionMemory;
  /** The configured site of an event, if it has one. */
  readonly siteOf: (event: EventId) => EventSite | undefined;
}

/** The choices of one person holding these memberships, remembered in `memory`. */
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

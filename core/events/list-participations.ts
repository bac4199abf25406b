import { okAsync, type ResultAsync } from 'neverthrow';
import type { AccessBook } from '../session/index.ts';
import type { EventId, Failure } from '../shared/index.ts';
import { mayEnter } from './may-enter.ts';
import { ownParticipations } from './own-participations.ts';
import type { Page, Participation } from './participation.ts';
import type { EventDirectory } from './ports.ts';

/** The ports that read participations and roles. */
export interface ListParticipationsPorts {
  readonly directory: EventDirectory;
  readonly access: AccessBook;
}

/**
 * The first `count` participations of an event that a user may enter, sorted by slug.
 *
 * @param search a part of a name or of a stand number: ours
 * Source: portal spec §2 "Event page", §6 "Loading more participations".
 */
export const listParticipations =
  ({ directory, access }: ListParticipationsPorts) =>
  (
    email: string,
    event: EventId,
    count: number,
    search?: string,
  ): ResultAsync<Page<Participation>, Failure> =>
    access.membershipsOf(email).andThen((memberships) => {
      const only = mayEnter(memberships, event);
      return only.length === 0 ? okAsync(NOTHING) : ownParticipations(directory, event, only, count, search);
    });

/** {@link listParticipations} bound to its ports. */
export type ListParticipations = ReturnType<typeof listParticipations>;

const NOTHING: Page<Participation> = { items: [], total: 0, hasNext: false };

import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { AccessBook } from '../session/index.ts';
import { type Action, type Clock, type Failure, mayTouch, participationIdOf } from '../shared/index.ts';
import { openForChanges } from './event-standing.ts';
import type { Participation } from './participation.ts';
import type { EventDirectory } from './ports.ts';

/** The ports that read roles, participations and events. */
export interface RequirePermissionPorts {
  readonly directory: Pick<EventDirectory, 'place' | 'event'>;
  readonly access: AccessBook;
  readonly clock: Clock;
}

/** A user's permission on a participation. */
export interface Permission {
  readonly participation: Pick<Participation, 'id' | 'event' | 'participationType'>;
  /** Whether the user's role also allows this action. */
  readonly may: (action: Action) => boolean;
}

/**
 * Requires that a user's role allows an action on a participation.
 *
 * Without it, the participation is `not-found`: a foreign one gives the same failure as an unknown one. In a
 * cancelled or archived event every action but reading is `rejected`.
 *
 * @param id as in the address, unparsed
 */
export const requirePermission =
  ({ directory, access, clock }: RequirePermissionPorts) =>
  (email: string, id: string, action: Action): ResultAsync<Permission, Failure> => {
    const participationId = participationIdOf(id);
    const unknown: Failure = { kind: 'not-found', what: `participation ${id}` };
    if (participationId === undefined) return errAsync(unknown);
    const place = directory
      .place(participationId)
      .mapErr((failure) => (failure.kind === 'not-found' ? unknown : failure));
    return ResultAsync.combine([access.membershipsOf(email), place]).andThen(
      ([memberships, participation]) => {
        const touched = { event: participation.event, participation: participation.id };
        const may = (wish: Action): boolean => mayTouch(memberships, touched, wish);
        if (!may(action)) return errAsync<Permission, Failure>(unknown);
        const permission = { participation, may };
        return action === 'read'
          ? okAsync<Permission, Failure>(permission)
          : directory
              .event(participation.event)
              .andThen((event) => openForChanges(event, clock()))
              .map(() => permission);
      },
    );
  };

/** {@link requirePermission} bound to its ports. */
export type RequirePermission = ReturnType<typeof requirePermission>;

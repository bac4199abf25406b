import 'server-only';
import { openForChanges, type Participation } from '@fairdesk/core/events';
import type { StoredSession } from '@fairdesk/core/session';
import { type Action, type Failure, mayTouch, participationIdOf } from '@fairdesk/core/shared';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/server.ts';
import { sessionKey } from './cookies.ts';

/** The session of this request, opened once per request; `undefined` when signed out. */
export const currentSession = (): ResultAsync<StoredSession | undefined, Failure> =>
  ResultAsync.fromSafePromise(sessionKey()).andThen((key) =>
    key === undefined ? ok(undefined) : currentUseCases().openSession(key),
  );

/** The session, or `signed-out`; a session whose tokens cannot be refreshed requires a new sign-in. */
export const signedIn = (): ResultAsync<StoredSession, Failure> =>
  currentSession().andThen((session) =>
    session === undefined || session.error
      ? errAsync<StoredSession, Failure>({ kind: 'signed-out' })
      : ok<StoredSession, Failure>(session),
  );

/** The authorised user and participation. */
export interface Allowed {
  readonly email: string;
  readonly participation: Pick<Participation, 'id' | 'event' | 'participationType'>;
  /** Whether the user's role also allows this action. */
  readonly may: (action: Action) => boolean;
}

/**
 * Requires a permission on a participation.
 *
 * Without it, the participation appears not to exist: a foreign one gives the same response as an unknown
 * one.
 */
export const allowOnly = (id: string, action: Action): ResultAsync<Allowed, Failure> =>
  signedIn().andThen(({ user: { email } }) => {
    const wanted = participationIdOf(id);
    if (wanted === undefined) return errAsync<Allowed, Failure>(unknown(id));
    return ResultAsync.combine([
      currentUseCases().access.membershipsOf(email),
      currentUseCases().events.place(wanted),
    ]).andThen(([memberships, participation]) => {
      const touched = { event: participation.event, participation: participation.id };
      const may = (wish: Action): boolean => mayTouch(memberships, touched, wish);
      return may(action)
        ? whileOpen({ email, participation, may }, action)
        : errAsync<Allowed, Failure>(unknown(id));
    });
  });

/** A cancelled or archived event is read-only. */
const whileOpen = (allowed: Allowed, action: Action): ResultAsync<Allowed, Failure> =>
  action === 'read'
    ? okAsync(allowed)
    : currentUseCases()
        .events.event(allowed.participation.event)
        .andThen((event) => openForChanges(event, currentUseCases().clock()))
        .map(() => allowed);

const unknown = (id: string): Failure => ({ kind: 'not-found', what: `participation ${id}` });

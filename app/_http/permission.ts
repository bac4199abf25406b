import 'server-only';
import { openForChanges, type Participation } from '@fairdesk/core/events';
import type { StoredSession } from '@fairdesk/core/session';
import { type Action, type Failure, mayTouch, participationIdOf } from '@fairdesk/core/shared';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { cache } from 'react';
import { EVENT_DIRECTORY } from '#app/_composition/events.ts';
import { server } from '#app/_composition/server.ts';
import { ACCESS_BOOK, OPEN_SESSION } from '#app/_composition/session.ts';
import { CLOCK } from '#app/_composition/token.ts';
import { sessionKey } from './cookies.ts';

/** The session of this request, opened once however many ask; `undefined` when signed out. */
export const currentSession = cache(
  (): ResultAsync<StoredSession | undefined, Failure> =>
    ResultAsync.fromSafePromise(sessionKey()).andThen((key) =>
      key === undefined ? ok(undefined) : server().get(OPEN_SESSION)(key),
    ),
);

/** The session, or `signed-out`; one whose tokens cannot be refreshed must be opened anew. */
export const signedIn = (): ResultAsync<StoredSession, Failure> =>
  currentSession().andThen((session) =>
    session === undefined || session.error
      ? errAsync<StoredSession, Failure>({ kind: 'signed-out' })
      : ok<StoredSession, Failure>(session),
  );

/** Who asks, and for which participation they may do so. */
export interface Allowed {
  readonly email: string;
  readonly participation: Participation;
  /** Whether their role allows this too. */
  readonly may: (action: Action) => boolean;
}

/**
 * Lets through whoever may do this to that participation.
 *
 * To everybody else it does not exist: a foreign one and an unknown one are answered alike.
 */
export const allowOnly = (id: string, action: Action): ResultAsync<Allowed, Failure> =>
  signedIn().andThen(({ user: { email } }) => {
    const wanted = participationIdOf(id);
    if (wanted === undefined) return errAsync<Allowed, Failure>(unknown(id));
    return ResultAsync.combine([
      server().get(ACCESS_BOOK).membershipsOf(email),
      server().get(EVENT_DIRECTORY).participation(wanted),
    ]).andThen(([memberships, participation]) => {
      const touched = { event: participation.event, participation: participation.id };
      const may = (wish: Action): boolean => mayTouch(memberships, touched, wish);
      return may(action)
        ? whileOpen({ email, participation, may }, action)
        : errAsync<Allowed, Failure>(unknown(id));
    });
  });

/** An event that is cancelled or archived can only be read. */
const whileOpen = (allowed: Allowed, action: Action): ResultAsync<Allowed, Failure> =>
  action === 'read'
    ? okAsync(allowed)
    : server()
        .get(EVENT_DIRECTORY)
        .event(allowed.participation.event)
        .andThen((event) => openForChanges(event, server().get(CLOCK)()))
        .map(() => allowed);

const unknown = (id: string): Failure => ({ kind: 'not-found', what: `participation ${id}` });

import 'server-only';
import type { Permission, RequirePermission } from '@fairdesk/core/events';
import type { StoredSession } from '@fairdesk/core/session';
import {
  type Action,
  type EventId,
  eventIdOf,
  type Failure,
  isOrganiserOf,
  isVisitingOrganiser,
} from '@fairdesk/core/shared';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { asOrganiser } from '#adapters/shared/resources/acting-organiser.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { chosenLanguage, sessionKey } from './cookies.ts';

/** The session of this request, opened once per request; `undefined` when signed out. */
export const currentSession = (): ResultAsync<StoredSession | undefined, Failure> =>
  ResultAsync.fromSafePromise(Promise.all([sessionKey(), chosenLanguage()])).andThen(([key, language]) =>
    key === undefined ? ok(undefined) : currentUseCases().openSession(key, language),
  );

/** The session, or `signed-out`; a session whose tokens cannot be refreshed requires a new sign-in. */
export const signedIn = (): ResultAsync<StoredSession, Failure> =>
  currentSession().andThen((session) =>
    session === undefined || session.error
      ? errAsync<StoredSession, Failure>({ kind: 'signed-out' })
      : ok<StoredSession, Failure>(session),
  );

/** The authorised user and participation. */
export interface Allowed extends Permission {
  readonly email: string;
}

/** Requires a permission of the signed-in user on a participation. @param require reads the participation its own way */
export const allowOnly = (
  id: string,
  action: Action,
  require: RequirePermission = currentUseCases().requirePermission,
): ResultAsync<Allowed, Failure> =>
  signedIn().andThen(({ user: { email } }) =>
    require(email, id, action).map((permission) => ({ ...permission, email })),
  );

/**
 * Runs a change. When the user makes it as an organiser and not for the company, the store marks each write in the
 * history of the company.
 */
export const markedAsOrganiser = <T>(
  { email, participation: { id, event } }: Allowed,
  change: () => ResultAsync<T, Failure>,
): ResultAsync<T, Failure> =>
  currentUseCases()
    .access.membershipsOf(email)
    .andThen((memberships) =>
      isVisitingOrganiser(memberships, { event, participation: id })
        ? asOrganiser({ event, participation: id, actor: email }, change)
        : change(),
    );

/** Requires an organiser of the event; without this role the event appears not to exist. */
export const organiserOnly = (id: string): ResultAsync<EventId, Failure> =>
  signedIn().andThen(({ user: { email } }) => {
    const event = eventIdOf(id);
    const unknown: Failure = { kind: 'not-found', what: `event ${id}` };
    if (event === undefined) return errAsync<EventId, Failure>(unknown);
    return currentUseCases()
      .access.membershipsOf(email)
      .andThen((memberships) =>
        isOrganiserOf(memberships, event) ? okAsync<EventId, Failure>(event) : errAsync(unknown),
      );
  });

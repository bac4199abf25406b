import {
  type AccessBook,
  type DeleteAccount,
  deleteAccount,
  type EndSession,
  endSession,
  type IdentityProvider,
  type OpenSession,
  openSession,
  type SessionStore,
  type SetupDesk,
  type StartSession,
  type StartSessionByLink,
  startSession,
  startSessionByLink,
} from '@fairdesk/core/session';
import type { Container } from 'inversify';
import { logged } from './logged.ts';
import { CLOCK, LOG, token } from './token.ts';

export const SETUP_DESK = token<SetupDesk>('setup desk');
export const IDENTITY_PROVIDER = token<IdentityProvider>('identity provider');
export const SESSION_STORE = token<SessionStore>('session store');
export const ACCESS_BOOK = token<AccessBook>('access book');
/** Reads each item once per request. */
export const REQUEST_ACCESS = token<AccessBook>('access book of the request');
export const REQUEST_SESSION = token<OpenSession>('session of the request');
export const START_SESSION = token<StartSession>('start session');
export const START_SESSION_BY_LINK = token<StartSessionByLink>('start session by link');
export const OPEN_SESSION = token<OpenSession>('open session');
export const DELETE_ACCOUNT = token<DeleteAccount>('delete account');
export const END_SESSION = token<EndSession>('end session');

/** Binds the server's session use cases. */
export const bindSession = (container: Container): void => {
  container
    .bind(START_SESSION)
    .toResolvedValue(
      (provider, access, store, clock, log) => logged(startSession({ provider, access, store, clock }), log),
      [IDENTITY_PROVIDER, ACCESS_BOOK, SESSION_STORE, CLOCK, LOG],
    );
  container
    .bind(START_SESSION_BY_LINK)
    .toResolvedValue(
      (provider, access, store, clock, log) =>
        logged(startSessionByLink({ provider, access, store, clock }), log),
      [IDENTITY_PROVIDER, ACCESS_BOOK, SESSION_STORE, CLOCK, LOG],
    );
  container
    .bind(OPEN_SESSION)
    .toResolvedValue(
      (provider, store, clock, log) => openSession({ provider, store, clock, log }),
      [IDENTITY_PROVIDER, SESSION_STORE, CLOCK, LOG],
    )
    .inSingletonScope();
  container
    .bind(DELETE_ACCOUNT)
    .toResolvedValue(
      (provider, access, store, log) => logged(deleteAccount({ provider, access, store }), log),
      [IDENTITY_PROVIDER, ACCESS_BOOK, SESSION_STORE, LOG],
    );
  container
    .bind(END_SESSION)
    .toResolvedValue(
      (provider, store) => endSession({ provider, store }),
      [IDENTITY_PROVIDER, SESSION_STORE],
    );
};

import 'server-only';
import { type Credentials, type StoredSession, WRONG_CREDENTIALS } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { clientAddress } from './client-address.ts';
import { keyOf, newSecret, sessionKey, setSessionCookie } from './cookies.ts';
import { type Counted, count, withinLimits } from './rate-limits.ts';
import { server } from './server.ts';
import { START_SESSION } from './session.ts';

/** Signs in: a new session under a new secret, the one before ends; wrong passwords are counted. */
export const openNewSession = (
  request: Request,
  credentials: Credentials,
): ResultAsync<StoredSession, Failure> => {
  const tries = triesOf(credentials.accountName, clientAddress(request));
  return withinLimits(tries)
    .andThen(() => ResultAsync.fromSafePromise(sessionKey()))
    .andThen((previous) => {
      const secret = newSecret();
      return server()
        .get(START_SESSION)(credentials, keyOf(secret), previous)
        .andTee((session) => setSessionCookie(secret, session));
    })
    .orTee((failure) => (isWrongPassword(failure) ? count(tries) : undefined));
};

const triesOf = (accountName: string, address: string): readonly Counted[] => {
  const account = accountName.trim().toLowerCase();
  return [
    ['sign-in: account and address', `${account} ${address}`],
    ['sign-in: account', account],
    ['sign-in: address', address],
  ];
};

const isWrongPassword = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.reason === WRONG_CREDENTIALS;

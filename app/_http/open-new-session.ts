import 'server-only';
import {
  type Credentials,
  type SignOnSecrets,
  type StoredSession,
  WRONG_CREDENTIALS,
} from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { clientAddress } from '#app/_process/client-address.ts';
import { keyOf, newSecret, sessionKey, setSessionCookie, storeLanguage } from './cookies.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { type Attempt, type Counted, countAttempt } from './rate-limits.ts';

/**
 * Signs in: starts a session with a new secret and ends the previous one. Only wrong passwords count against
 * the limit.
 */
export const openNewSession = (
  request: Request,
  credentials: Credentials,
): ResultAsync<StoredSession, Failure> => {
  const account = accountOf(credentials.accountName);
  return ResultAsync.fromSafePromise(knownDevice(account))
    .andThen((device) => countAttempt(limitsOf(account, clientAddress(request), device)))
    .andThen((attempt) =>
      open((key, previous) => currentUseCases().startSession(credentials, key, previous))
        .andTee(attempt.giveBack)
        .orTee((failure) => giveBackUnlessWrong(attempt, failure)),
    );
};

/** Signs in with a mailed link; wrong passwords do not count against it. */
export const openSessionByLink = (request: Request, token: string): ResultAsync<StoredSession, Failure> =>
  countAttempt([['sign-in link: address', clientAddress(request)]]).andThen((attempt) =>
    open((key, previous) => currentUseCases().startSessionByLink(token, key, previous)).andTee(
      attempt.giveBack,
    ),
  );

/** Signs in a user who comes back from the identity provider. */
export const openSessionBySignOn = (
  request: Request,
  secrets: SignOnSecrets,
): ResultAsync<StoredSession, Failure> => {
  const start = currentUseCases().startSessionBySignOn;
  if (start === undefined) return errAsync({ kind: 'not-found', what: 'the identity provider' });
  return countAttempt([['sign-on: address', clientAddress(request)]]).andThen(() =>
    open((key, previous) => start(request.url, secrets, key, previous)),
  );
};

const open = (
  start: (key: string, previous: string | undefined) => ResultAsync<StoredSession, Failure>,
): ResultAsync<StoredSession, Failure> =>
  ResultAsync.fromSafePromise(sessionKey()).andThen((previous) => {
    const secret = newSecret();
    return start(keyOf(secret), previous)
      .andTee(async (session) => setSessionCookie(secret, session, await isVisitor(session)))
      .andTee(({ user }) => rememberDevice(accountOf(user.userName)))
      .andTee(({ user }) => user.language && storeLanguage(user.language));
  });

/** Whether a user has no role at any fair; while the roles cannot be read, an exhibitor is assumed. */
const isVisitor = ({ user }: StoredSession): Promise<boolean> =>
  currentUseCases()
    .access.membershipsOf(user.email)
    .match(
      ({ length }) => length === 0,
      () => false,
    );

const accountOf = (name: string): string => name.trim().toLowerCase();

const limitsOf = (account: string, address: string, device: string | undefined): readonly Counted[] =>
  device === undefined
    ? [
        ['sign-in: account and address', `${account} ${address}`],
        ['sign-in: account', account],
        ['sign-in: address', address],
      ]
    : [
        ['sign-in: device', `${account} ${device}`],
        ['sign-in: device by the hour', `${account} ${device}`],
      ];

const giveBackUnlessWrong = (attempt: Attempt, failure: Failure): Promise<void> | undefined =>
  failure.kind === 'rejected' && failure.reason === WRONG_CREDENTIALS ? undefined : attempt.giveBack();

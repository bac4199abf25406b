import { CredentialsSchema, sessionOf, WRONG_CREDENTIALS } from '@fairdesk/core/session';
import { okAsync, ResultAsync } from 'neverthrow';
import { clientAddress } from '#app/_composition/client-address.ts';
import {
  clearRedirected,
  clearSessionCookie,
  keyOf,
  newSecret,
  sessionKey,
  setSessionCookie,
  writeSelection,
} from '#app/_composition/cookies.ts';
import { type Counted, count, withinLimits } from '#app/_composition/rate-limits.ts';
import { readBody } from '#app/_composition/read-body.ts';
import { currentSession } from '#app/_composition/request.ts';
import { respond } from '#app/_composition/respond.ts';
import { server } from '#app/_composition/server.ts';
import { END_SESSION, START_SESSION } from '#app/_composition/session.ts';

/** The session of this browser, or `{ session: null }`. */
export const GET = (): Promise<Response> =>
  respond(currentSession().map((session) => ({ session: session ? sessionOf(session) : null })));

/** Signs in: a new session under a new secret; the one before ends. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    readBody(request, CredentialsSchema).andThen((credentials) => {
      const tries = triesOf(credentials.accountName, clientAddress(request));
      return withinLimits(tries)
        .andThen(() => ResultAsync.fromSafePromise(sessionKey()))
        .andThen((previous) => {
          const secret = newSecret();
          return server()
            .get(START_SESSION)(credentials, keyOf(secret), previous)
            .andTee((session) => setSessionCookie(secret, session));
        })
        .orTee((failure) => (isWrongPassword(failure) ? count(tries) : undefined))
        .map((session) => ({ session: sessionOf(session) }));
    }),
  );

/** Signs out; safe to repeat. */
export const DELETE = (): Promise<Response> =>
  respond(
    ResultAsync.fromSafePromise(sessionKey())
      .andThen((key) => (key === undefined ? okAsync() : server().get(END_SESSION)(key)))
      .andTee(clearSessionCookie)
      .andTee(clearRedirected)
      .andTee(() => writeSelection({ kind: 'none' })),
  );

const triesOf = (accountName: string, address: string): readonly Counted[] => {
  const account = accountName.trim().toLowerCase();
  return [
    ['sign-in: account and address', `${account} ${address}`],
    ['sign-in: account', account],
    ['sign-in: address', address],
  ];
};

const isWrongPassword = (failure: { kind: string; reason?: string }): boolean =>
  failure.kind === 'rejected' && failure.reason === WRONG_CREDENTIALS;

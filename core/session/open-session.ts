import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Clock, describeFailure, type Failure, type Language, type Log } from '../shared/index.ts';
import { usedAt } from './expiry.ts';
import type { IdentityProvider, SessionStore, StoredSession } from './ports.ts';
import { tokenUse } from './token-use.ts';

/** The ports that store and refresh sessions. */
export interface OpenSessionPorts {
  readonly provider: IdentityProvider;
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * How long a server may take to refresh a session before another may try, in seconds: three times the request
 * timeout.
 */
export const LEASE_SECONDS = 30;

type Opened = ResultAsync<StoredSession | undefined, Failure>;

/**
 * Loads the session of a browser on the server: refreshes an expired access token and extends the session
 * ({@link usedAt}).
 *
 * Concurrent requests in one process share a single refresh. Across processes, only the holder of the row's
 * lease refreshes; the others use the session as stored, so old tokens never overwrite new ones.
 *
 * | the refresh               | then                                                         |
 * | ------------------------- | ------------------------------------------------------------ |
 * | succeeds                  | stores the new tokens                                        |
 * | is rejected for good      | stores and logs `RefreshAccessTokenError`                    |
 * | fails in any other way    | leaves the session as it is; retries after the lease expires |
 * | finishes after a sign-out | returns no session                                           |
 *
 * A language that the user chose in this browser since is stored for their other devices, in the same way: once,
 * by the holder of the lease, and tried again after it expires when the provider does not respond.
 *
 * Source: portal spec §8, site spec §4 "Access tokens".
 */
export const openSession = ({ provider, store, clock, log }: OpenSessionPorts) => {
  const flights = new Map<string, Opened>();

  /** @param language the one that was chosen in this browser, if any */
  const open = (key: string, language?: Language): Opened =>
    store.find(key).andThen((session): Opened => {
      if (session === undefined || isOver(session, clock())) return okAsync(undefined);
      return isDue(session, language, clock()) ? oneFlight(key, language) : okAsync(session);
    });

  const oneFlight = (key: string, language: Language | undefined): Opened => {
    const underWay = flights.get(key);
    if (underWay) return underWay;
    const land = () => flights.delete(key);
    const flight = leased(key, language);
    flights.set(key, flight);
    // Also after an exception, or every later request of this session would get the same one.
    void flight.then(land, land);
    return flight;
  };

  const leased = (key: string, language: Language | undefined): Opened =>
    store.lease(key, LEASE_SECONDS).andThen((mine): Opened => {
      if (!mine) return store.find(key);
      const giveBack = () => store.giveBack(key).orElse(() => okAsync());
      return caredFor(key, language)
        .andThen((session) => {
          // Holds the lease until it expires, so that requests do not keep retrying a provider that does not
          // respond.
          if (session && isWaiting(session, language, clock())) return okAsync(session);
          return giveBack().map(() => session);
        })
        .orElse((failure) => giveBack().andThen(() => errAsync(failure)));
    });

  /** Reads the session again: another process may have refreshed it before this one got the lease. */
  const caredFor = (key: string, language: Language | undefined): Opened =>
    store.find(key).andThen((session): Opened => {
      if (session === undefined || !isDue(session, language, clock())) return okAsync(session);
      return withTokens(session)
        .andThen((fresh) => withLanguage(fresh, language))
        .andThen((fresh) => {
          const used = usedAt(fresh, clock());
          return used === session ? okAsync(session) : replace(used);
        });
    });

  const withLanguage = (
    session: StoredSession,
    language: Language | undefined,
  ): ResultAsync<StoredSession, Failure> => {
    const chosen = newLanguage(session, language);
    if (chosen === undefined) return okAsync(session);
    return provider
      .chooseLanguage(session.tokens.accessToken, chosen)
      .map((user): StoredSession => ({ ...session, user }))
      .orElse((failure) => {
        log.warn('Cannot store the language of a user now', { failure: describeFailure(failure) });
        return okAsync(session);
      });
  };

  const withTokens = (session: StoredSession): ResultAsync<StoredSession, Failure> => {
    if (tokenUse(session.tokens, clock()) === 'use') return okAsync(session);
    return provider
      .refresh(session.tokens)
      .map((tokens): StoredSession => ({ ...session, tokens }))
      .orElse((failure) => afterRefusal(session, failure));
  };

  const afterRefusal = (session: StoredSession, failure: Failure): ResultAsync<StoredSession, Failure> => {
    const details = { failure: describeFailure(failure) };
    if (failure.kind !== 'signed-out') {
      log.warn('Cannot refresh a session now', details);
      return okAsync(session);
    }
    log.error('Impossible to refresh an access token.', details);
    return okAsync({ ...session, error: 'RefreshAccessTokenError' });
  };

  const replace = (session: StoredSession): Opened =>
    store.replace(session).map((stillThere) => (stillThere ? session : undefined));

  return open;
};

/** {@link openSession} bound to its ports. */
export type OpenSession = ReturnType<typeof openSession>;

/** The language that the user has chosen, unless it is stored already. */
const newLanguage = ({ user, error }: StoredSession, language: Language | undefined): Language | undefined =>
  error === undefined && language !== user.language ? language : undefined;

/**
 * Whether a session needs new tokens, a later end or another language; a session with an error waits for its user to sign in
 * again.
 */
const isDue = (session: StoredSession, language: Language | undefined, now: Date): boolean =>
  isWaiting(session, language, now) || usedAt(session, now) !== session;

/** Whether the provider has to be called for a session. */
const isWaiting = (session: StoredSession, language: Language | undefined, now: Date): boolean =>
  needsTokens(session, now) || newLanguage(session, language) !== undefined;

const needsTokens = ({ error, tokens }: StoredSession, now: Date): boolean =>
  error === undefined && tokenUse(tokens, now) !== 'use';

const isOver = ({ expiresAt }: StoredSession, now: Date): boolean => !(now.getTime() < Date.parse(expiresAt));

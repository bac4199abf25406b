import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Clock, describeFailure, type Failure, type Log } from '../shared/index.ts';
import { usedAt } from './expiry.ts';
import type { IdentityProvider, SessionStore, StoredSession } from './ports.ts';
import { tokenUse } from './token-use.ts';

/** Where sessions are kept and who refreshes them. */
export interface OpenSessionPorts {
  readonly provider: IdentityProvider;
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** How long one server may take to refresh a session before another may try, in seconds: three times the longest call. */
export const LEASE_SECONDS = 30;

type Opened = ResultAsync<StoredSession | undefined, Failure>;

/**
 * The session of a browser on the server: refreshed when its access token is over, extended by its use ({@link usedAt}).
 *
 * However many requests arrive at once, one cares for the session and the rest of this process wait for it.
 * Of several processes the one holding the row's lease does; the others go on with the session as it stands,
 * so no one ever writes old tokens over new ones.
 *
 * | the refresh                  | then                                                         |
 * | ---------------------------- | ------------------------------------------------------------ |
 * | succeeds                     | new tokens are stored                                        |
 * | is refused for good          | `RefreshAccessTokenError` is stored and logged               |
 * | fails in any other way       | the session stays as it is; tried again once the lease is over |
 * | comes after a sign-out       | there is no session                                          |
 *
 * Source: portal spec §8, site spec §4 "Access tokens".
 */
export const openSession = ({ provider, store, clock, log }: OpenSessionPorts) => {
  const flights = new Map<string, Opened>();

  const open = (key: string): Opened =>
    store.find(key).andThen((session): Opened => {
      if (session === undefined || isOver(session, clock())) return okAsync(undefined);
      return isDue(session, clock()) ? oneFlight(key) : okAsync(session);
    });

  const oneFlight = (key: string): Opened => {
    const underWay = flights.get(key);
    if (underWay) return underWay;
    const land = () => flights.delete(key);
    const flight = leased(key).andTee(land).orTee(land);
    flights.set(key, flight);
    return flight;
  };

  const leased = (key: string): Opened =>
    store.lease(key, LEASE_SECONDS).andThen((mine): Opened => {
      if (!mine) return store.find(key);
      const giveBack = () => store.giveBack(key).orElse(() => okAsync());
      return caredFor(key)
        .andThen((session) => {
          // A provider that does not answer is not asked again by every request: the lease runs out first.
          if (session && needsTokens(session, clock())) return okAsync(session);
          return giveBack().map(() => session);
        })
        .orElse((failure) => giveBack().andThen(() => errAsync(failure)));
    });

  /** Reads the session again: another process may have cared for it before the lease was ours. */
  const caredFor = (key: string): Opened =>
    store.find(key).andThen((session): Opened => {
      if (session === undefined || !isDue(session, clock())) return okAsync(session);
      return withTokens(session).andThen((fresh) => {
        const used = usedAt(fresh, clock());
        return used === session ? okAsync(session) : kept(used);
      });
    });

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

  const kept = (session: StoredSession): Opened =>
    store.replace(session).map((stillThere) => (stillThere ? session : undefined));

  return open;
};

/** {@link openSession} with its ports in place. */
export type OpenSession = ReturnType<typeof openSession>;

/** Whether a session wants new tokens or a later end; one with an error waits for its owner to sign in. */
const isDue = (session: StoredSession, now: Date): boolean =>
  needsTokens(session, now) || usedAt(session, now) !== session;

const needsTokens = ({ error, tokens }: StoredSession, now: Date): boolean =>
  error === undefined && tokenUse(tokens, now) !== 'use';

const isOver = ({ expiresAt }: StoredSession, now: Date): boolean => !(now.getTime() < Date.parse(expiresAt));

import { okAsync, type ResultAsync } from 'neverthrow';
import { type Clock, type Failure, isOrganiser, type Membership } from '../shared/index.ts';
import { expiryOf } from './expiry.ts';
import type { AccessBook, IdentityProvider, SessionStore, StoredSession } from './ports.ts';
import type { Tokens } from './token.ts';

/** The ports that verify the user, look up roles and store the session. */
export interface StartSessionPorts {
  readonly provider: IdentityProvider;
  readonly access: AccessBook;
  readonly store: SessionStore;
  readonly clock: Clock;
}

/** How a session starts. */
export interface SessionStart {
  readonly key: string;
  readonly previousKey: string | undefined;
  readonly remembered: boolean;
}

/**
 * Stores a new session for the owner of these tokens, and ends the previous one of the browser.
 *
 * While the roles cannot be read, the stricter rule applies: the session ends when idle.
 */
export const beginSession = (
  { provider, access, store, clock }: StartSessionPorts,
  tokens: Tokens,
  { key, previousKey, remembered }: SessionStart,
): ResultAsync<StoredSession, Failure> =>
  provider
    .user(tokens.accessToken)
    .andThrough(() => (previousKey === undefined ? okAsync() : store.remove(previousKey)))
    .andThen((user) =>
      access
        .membershipsOf(user.email)
        .map(hasOrganiserRole)
        .orElse(() => okAsync(true))
        .map((endsWhenIdle): StoredSession => {
          const startedAt = clock().toISOString();
          const life = {
            startedAt,
            lastUsedAt: startedAt,
            endsWhenIdle,
            remembered: remembered && !endsWhenIdle,
          };
          return { key, user, tokens, ...life, expiresAt: expiryOf(life) };
        }),
    )
    .andThrough((session) => store.save(session));

/** Site editors change pages of the whole site, so their sessions end like those of organisers. */
const hasOrganiserRole = (memberships: readonly Membership[]): boolean =>
  memberships.some(({ role }) => isOrganiser(role) || role === 'site-editor');

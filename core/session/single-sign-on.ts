import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { type Failure, isOrganiser, type Membership } from '../shared/index.ts';
import { beginSession, type StartSessionPorts } from './begin-session.ts';
import type { SignOnSecrets, SingleSignOn, StoredSession } from './ports.ts';
import type { Tokens } from './token.ts';

/** The ports of a sign-in at an outside identity provider. */
export interface SingleSignOnPorts extends StartSessionPorts {
  readonly signOn: SingleSignOn;
  /** Whether exhibitors may sign in there too; otherwise only visitors may. */
  readonly admitsExhibitors: boolean;
  /** Whether the owner of an address administers the installation. */
  readonly isAdministrator: (email: string) => ResultAsync<boolean, Failure>;
}

/** The reason of a `rejected` sign-in whose answer states an error or does not hold. */
export const SIGN_ON_REFUSED = 'sign-on-refused';
/** The reason of a `rejected` sign-in of a user whose address the provider has not verified. */
export const SIGN_ON_UNVERIFIED = 'sign-on-unverified';
/** The reason of a `rejected` sign-in of a user who has to sign in with a password. */
export const SIGN_ON_NEEDS_PASSWORD = 'sign-on-needs-password';

/**
 * Whether a user with these roles may sign in at an outside identity provider: visitors always, exhibitors
 * where the organiser admits them, the organiser's own people never.
 */
export const maySignOn = (memberships: readonly Membership[], admitsExhibitors: boolean): boolean =>
  memberships.every(({ role }) => admitsExhibitors && !isOrganiser(role) && role !== 'site-editor');

/**
 * Starts a session for a user who comes back from an outside identity provider. It is never remembered: the
 * provider remembers its users.
 *
 * @returns the session as stored; `rejected` when the address does not match the secrets, or with
 *   {@link SIGN_ON_NEEDS_PASSWORD}. On a failure no new session exists, and the tokens are revoked.
 * Source: site spec §6 "Signed-in visitors".
 */
export const startSessionBySignOn =
  (ports: SingleSignOnPorts) =>
  (
    address: string,
    secrets: SignOnSecrets,
    key: string,
    previousKey?: string,
  ): ResultAsync<StoredSession, Failure> =>
    ports.signOn.finish(address, secrets).andThen((tokens) =>
      admitted(ports, tokens)
        .andThen(() => beginSession(ports, tokens, { key, previousKey, remembered: false }))
        .orElse((failure) =>
          ports.signOn
            .revoke(tokens)
            .orElse(() => okAsync())
            .andThen(() => errAsync(failure)),
        ),
    );

/** {@link startSessionBySignOn} bound to its ports. */
export type StartSessionBySignOn = ReturnType<typeof startSessionBySignOn>;

const admitted = (
  { provider, access, admitsExhibitors, isAdministrator }: SingleSignOnPorts,
  tokens: Tokens,
): ResultAsync<void, Failure> =>
  provider
    .user(tokens.accessToken)
    .andThen(({ email }) => ResultAsync.combine([access.membershipsOf(email), isAdministrator(email)]))
    .andThen(([memberships, administers]) =>
      !administers && maySignOn(memberships, admitsExhibitors)
        ? okAsync()
        : errAsync<void, Failure>({ kind: 'rejected', reason: SIGN_ON_NEEDS_PASSWORD, fields: [] }),
    );

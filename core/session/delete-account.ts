import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { AccessBook, AccountDeletion, IdentityProvider, SessionStore, StoredSession } from './ports.ts';

/** The ports that delete an account. */
export interface DeleteAccountPorts {
  readonly provider: IdentityProvider;
  readonly access: AccessBook;
  readonly store: SessionStore;
}

/** The reason of a `rejected` deletion while the user still has a role at a fair. */
export const ACCOUNT_HAS_ROLES = 'account-has-roles';

/**
 * Deletes the account of a signed-in visitor and ends all their sessions. Users with a role are rejected: their
 * organiser ends that first.
 *
 * @returns nothing; on a failure the account still exists, unless only its sessions could not be ended.
 */
export const deleteAccount =
  ({ provider, access, store }: DeleteAccountPorts) =>
  ({ user, tokens }: StoredSession, deletion: AccountDeletion): ResultAsync<void, Failure> =>
    access
      .membershipsOf(user.email)
      .andThen((memberships) =>
        memberships.length > 0
          ? errAsync<void, Failure>({ kind: 'rejected', reason: ACCOUNT_HAS_ROLES, fields: [] })
          : provider.deleteAccount(tokens.accessToken, deletion),
      )
      .andThen(() => store.removeAllOf(user.email));

/** {@link deleteAccount} bound to its ports. */
export type DeleteAccount = ReturnType<typeof deleteAccount>;

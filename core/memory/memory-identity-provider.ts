import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import {
  type AccountDetails,
  type IdentityProvider,
  type Invitation,
  passwordFaults,
  type Tokens,
  type User,
  WRONG_CREDENTIALS,
} from '../session/index.ts';
import type { Clock, Failure } from '../shared/index.ts';
import { memoryTokenIssuer } from './memory-token-issuer.ts';

/** An account of the provider. */
export interface MemoryAccount {
  readonly user: User;
  readonly password: string;
}

/** Accounts and tokens in memory; invitations by the token in their email. */
export const memoryIdentityProvider = (
  clock: Clock,
  accounts: readonly MemoryAccount[],
  invitations: Readonly<Record<string, Invitation>> = {},
): IdentityProvider => {
  const issuer = memoryTokenIssuer(clock);
  const byName = new Map(accounts.map((account) => [account.user.userName.toLowerCase(), account]));
  const ownerOf = new Map<string, string>();
  const over = new Map<string, string>();
  const revoked = new Set<string>();
  /** The user each link signs in: `link-1`, `link-2` in the order of the requests; `undefined` once used. */
  const links = new Map<string, string | undefined>();
  /** Visitors whose address is not verified yet. */
  const registered = new Map<string, MemoryAccount>();

  const handedTo =
    (userName: string) =>
    (tokens: Tokens): Tokens => {
      ownerOf.set(tokens.accessToken, userName).set(tokens.refreshToken, userName);
      over.set(tokens.accessToken, tokens.accessExpiresAt);
      return tokens;
    };

  const holderOf = (accessToken: string): ResultAsync<MemoryAccount, Failure> => {
    const account = byName.get(ownerOf.get(accessToken) ?? '');
    const accepted = clock().getTime() < Date.parse(over.get(accessToken) ?? '');
    return account && accepted ? okAsync(account) : errAsync({ kind: 'signed-out' });
  };

  const complete = (user: User, details: AccountDetails): ResultAsync<User, Failure> => {
    const { givenName, familyName, password } = details;
    const fields = passwordFaults(password);
    if (fields.length > 0) return errAsync({ kind: 'rejected', reason: 'The password is refused', fields });
    const name = `${givenName} ${familyName}`.trim() || user.userName;
    const completed = { ...user, name, givenName, familyName, accountSetup: true };
    byName.set(user.userName.toLowerCase(), { user: completed, password });
    return okAsync(completed);
  };

  const invited = (token: string): ResultAsync<Invitation, Failure> => {
    const invitation = Object.hasOwn(invitations, token) ? invitations[token] : undefined;
    return invitation ? okAsync(invitation) : errAsync(NO_SUCH_INVITATION);
  };

  return {
    signIn: (accountName, password) => {
      const userName = accountName.toLowerCase();
      if (byName.get(userName)?.password !== password) {
        return errAsync({ kind: 'rejected', reason: WRONG_CREDENTIALS, fields: [] });
      }
      return issuer.logIn().map(handedTo(userName));
    },
    refresh: (tokens) => {
      if (revoked.has(tokens.refreshToken)) return errAsync({ kind: 'signed-out' });
      return issuer.refresh(tokens).map(handedTo(ownerOf.get(tokens.refreshToken) ?? ''));
    },
    user: (accessToken) => holderOf(accessToken).map(({ user }) => user),
    revoke: ({ refreshToken }) => {
      revoked.add(refreshToken);
      return okAsync();
    },
    completeAccount: (accessToken, details) =>
      holderOf(accessToken).andThen(({ user }) => complete(user, details)),
    chooseLanguage: (accessToken, language) =>
      holderOf(accessToken).map((account) => {
        const user = { ...account.user, language };
        byName.set(user.userName.toLowerCase(), { ...account, user });
        return user;
      }),
    invitation: invited,
    acceptInvitation: (token, details) =>
      invited(token).andThen(({ email }) => complete(blankUser(email), details).map(() => undefined)),
    requestAccess: () => okAsync(),
    registerVisitor: ({ email, givenName, familyName, password }) => {
      const userName = email.toLowerCase();
      const fields = passwordFaults(password);
      if (fields.length > 0) return errAsync({ kind: 'rejected', reason: 'The password is refused', fields });
      const name = `${givenName} ${familyName}`.trim();
      const user = { ...blankUser(userName), name, givenName, familyName, accountSetup: true };
      if (!byName.has(userName)) registered.set(userName, { user, password });
      links.set(`link-${links.size + 1}`, userName);
      return okAsync();
    },
    deleteAccount: (accessToken, { password }) =>
      holderOf(accessToken).andThen(({ user, password: current }) => {
        if (password !== current) return errAsync<void, Failure>(WRONG_PASSWORD);
        byName.delete(user.userName.toLowerCase());
        return okAsync();
      }),
    forgotPassword: () => okAsync(),
    passwordReset: () => errAsync(NO_SUCH_INVITATION),
    resetPassword: () => errAsync(NO_SUCH_INVITATION),
    requestSignInLink: (email) => {
      if (byName.has(email.toLowerCase())) links.set(`link-${links.size + 1}`, email.toLowerCase());
      return okAsync();
    },
    signInByLink: (token) => {
      const userName = links.get(token);
      if (userName === undefined) return errAsync({ kind: 'not-found', what: 'the sign-in link' });
      links.set(token, undefined);
      const visitor = registered.get(userName);
      if (visitor && !byName.has(userName)) byName.set(userName, visitor);
      return issuer.logIn().map(handedTo(userName));
    },
  };
};

const WRONG_PASSWORD: Failure = {
  kind: 'rejected',
  reason: WRONG_CREDENTIALS,
  fields: [{ path: 'password', code: 'password-wrong' }],
};

const NO_SUCH_INVITATION: Failure = { kind: 'not-found', what: 'the invitation' };

const blankUser = (email: string): User => ({
  name: email,
  userName: email,
  givenName: '',
  familyName: '',
  email,
  accountSetup: false,
});

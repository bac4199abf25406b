import type { Database } from '../database/open-database.ts';
import { hashOf } from '../tokens/secret.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { saveUser, userByEmail } from './users.ts';

/** A user of an outside identity provider, whose address the provider has verified. */
interface ForeignUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** The owner of an access token of the provider; `undefined` when it is invalid. Throws on an outage. */
export type ForeignUserOf = (accessToken: string) => Promise<ForeignUser | undefined>;

/** How long the provider's word about a token holds, in milliseconds. */
const HOLDS_MS = 60_000;
/** Maximum number of tokens remembered. */
const MOST = 10_000;

/**
 * Accepts access tokens of an outside identity provider beside our own. A user who is new here gets an account
 * without a password.
 */
export const acceptForeignTokens = (
  tokens: TokenStore,
  { database, userOf, clock }: ForeignParts,
): TokenStore => {
  const cache = new Map<string, { readonly id: string; readonly until: number }>();

  const subjectOf = async (accessToken: string): Promise<string | undefined> => {
    const hash = hashOf(accessToken);
    const cached = cache.get(hash);
    if (cached && clock().getTime() < cached.until) return cached.id;
    cache.delete(hash);
    const user = await userOf(accessToken);
    if (!user) return undefined;
    const id = await accountOf(database, user, clock());
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= MOST) cache.delete(oldest);
    cache.set(hash, { id, until: clock().getTime() + HOLDS_MS });
    return id;
  };

  return {
    ...tokens,
    subjectOf: async (accessToken) => (await tokens.subjectOf(accessToken)) ?? subjectOf(accessToken),
    revokeAll: async (query, subject, exceptAccess) => {
      for (const [hash, { id }] of cache) if (id === subject) cache.delete(hash);
      await tokens.revokeAll(query, subject, exceptAccess);
    },
  };
};

interface ForeignParts {
  readonly database: Database;
  readonly userOf: ForeignUserOf;
  readonly clock: () => Date;
}

/** The id of the account with this address, new or not. */
const accountOf = ({ write }: Database, user: ForeignUser, now: Date): Promise<string> =>
  write(async (query) => {
    const existing = await userByEmail(query, user.email);
    if (existing) return existing.id;
    await saveUser(query, { ...user, passwordHash: null, accountSetup: true }, now);
    const added = await userByEmail(query, user.email);
    if (!added) throw new Error('A user who was just saved is missing');
    return added.id;
  });

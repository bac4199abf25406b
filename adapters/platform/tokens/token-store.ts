import { v7 as uuid } from 'uuid';
import type { Database, Query } from '../database/open-database.ts';
import { hashOf, newSecret } from './secret.ts';

/** A new pair of tokens. Only the client has their values; the database stores hashes. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Issues and verifies opaque tokens, replaced as a pair on each refresh. */
export interface TokenStore {
  /** `expires_in` and `refresh_expires_in` of every pair, in seconds. */
  readonly lifetimes: Lifetimes;
  issue(subject: string): Promise<TokenPair>;
  /** A new pair for a refresh token; of concurrent requests with the same token, only one gets a pair. */
  refresh(refreshToken: string): Promise<TokenPair | undefined>;
  /** The subject of an access token; `undefined` when it is unknown, replaced or expired. */
  subjectOf(accessToken: string): Promise<string | undefined>;
  /** Revokes the pair that this token, of either kind, belongs to. */
  revoke(token: string): Promise<void>;
  /** Revokes every pair of a subject, except the one of this access token. */
  revokeAll(query: Query, subject: string, exceptAccess?: string): Promise<void>;
}

export interface Lifetimes {
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** Creates the token store of a realm: a token of another realm is invalid here. */
export const createTokenStore = (
  database: Database,
  realm: 'service' | 'user',
  lifetimes: Lifetimes,
  clock: () => Date,
): TokenStore => {
  const { query } = database;
  const after = (seconds: number) => new Date(clock().getTime() + seconds * 1_000).toISOString();
  const newPair = () => {
    const pair: TokenPair = { accessToken: newSecret(), refreshToken: newSecret() };
    const cells = {
      accessHash: hashOf(pair.accessToken),
      accessExpires: after(lifetimes.accessSeconds),
      refreshHash: hashOf(pair.refreshToken),
      refreshExpires: after(lifetimes.refreshSeconds),
    };
    return { pair, cells };
  };
  return {
    lifetimes,
    issue: async (subject) => {
      const { pair, cells } = newPair();
      await query
        .insertInto('tokens')
        .values({ id: uuid(), realm, subject, ...cells })
        .execute();
      return pair;
    },
    refresh: async (refreshToken) => {
      const { pair, cells } = newPair();
      const { numUpdatedRows } = await query
        .updateTable('tokens')
        .set(cells)
        .where('realm', '=', realm)
        .where('refreshHash', '=', hashOf(refreshToken))
        .where('refreshExpires', '>', after(0))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n ? pair : undefined;
    },
    subjectOf: async (accessToken) => {
      const row = await query
        .selectFrom('tokens')
        .select('subject')
        .where('realm', '=', realm)
        .where('accessHash', '=', hashOf(accessToken))
        .where('accessExpires', '>', after(0))
        .executeTakeFirst();
      return row?.subject;
    },
    revoke: async (token) => {
      const hash = hashOf(token);
      await query
        .deleteFrom('tokens')
        .where('realm', '=', realm)
        .where((either) => either.or([either('accessHash', '=', hash), either('refreshHash', '=', hash)]))
        .execute();
    },
    revokeAll: async (inside, subject, exceptAccess) => {
      let removal = inside.deleteFrom('tokens').where('realm', '=', realm).where('subject', '=', subject);
      if (exceptAccess !== undefined) removal = removal.where('accessHash', '!=', hashOf(exceptAccess));
      await removal.execute();
    },
  };
};

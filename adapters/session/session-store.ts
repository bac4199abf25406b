import { createHash } from 'node:crypto';
import { type SessionStore, type SignOnLogout, type StoredSession, UserSchema } from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { type Http, Nothing } from '../shared/http/http.ts';
import { oncePerValue } from '../shared/http/once-per-value.ts';
import type { Seal } from './seal.ts';

const SessionAnswer = z.object({
  idHash: z.string(),
  sealed: z.string(),
  remembered: z.boolean(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  error: z.nullable(z.literal('RefreshAccessTokenError')),
});

type Row = z.infer<typeof SessionAnswer>;

/** The encrypted part of the row: the user, the tokens, and what determines the absolute expiry. */
const Sealed = z.object({
  user: UserSchema,
  startedAt: z.string(),
  endsWhenIdle: z.boolean(),
  tokens: z.object({
    accessToken: z.string(),
    accessExpiresAt: z.string(),
    refreshToken: z.string(),
    refreshExpiresAt: z.string(),
    signOn: z.exactOptional(z.object({ subject: z.string(), session: z.exactOptional(z.string()) })),
  }),
});

const Leased = z.object({ leased: z.boolean() });

/** Sessions in the identity service; `http` sends the service's token. */
export const createSessionStore = (http: Http, seal: Seal): SessionStore => {
  const address = (key: string) => `identity/sessions/${encodeURIComponent(key)}`;
  const openRow = oncePerValue((row: Row) => toSession(row, seal));
  const toRow = ({ key, remembered, lastUsedAt, expiresAt, error, ...content }: StoredSession) => ({
    idHash: key,
    email: content.user.email,
    sealed: seal.close(JSON.stringify(content)),
    remembered,
    lastSeenAt: lastUsedAt,
    expiresAt,
    error: error ?? null,
    ...hashesOf(content.tokens.signOn ?? {}),
  });
  return {
    save: (session) =>
      http('post', 'identity/sessions', Nothing, { json: toRow(session) }).map(() => undefined),
    replace: (session) => {
      const { idHash, ...changes } = toRow(session);
      return http('patch', address(idHash), Nothing, { json: changes })
        .map(() => true)
        .orElse((failure) => (failure.kind === 'not-found' ? okAsync(false) : errAsync(failure)));
    },
    find: (key) => http('get', address(key), SessionAnswer).map(openRow).orElse(nothingWhenUnknown),
    remove: (key) =>
      http('delete', address(key), Nothing)
        .map(() => undefined)
        .orElse(nothingWhenUnknown),
    removeAllOf: (email) =>
      http('delete', 'identity/sessions', Nothing, { searchParams: { email } }).map(() => undefined),
    removeSignedOn: (logout) =>
      http('delete', 'identity/sessions', Nothing, { searchParams: hashesOf(logout) }).map(() => undefined),
    lease: (key, seconds) =>
      http('post', `${address(key)}/lease`, Leased, { json: { seconds } }).map(({ leased }) => leased),
    giveBack: (key) => http('delete', `${address(key)}/lease`, Nothing).map(() => undefined),
  };
};

/** The store recognises a user of an outside provider by hashes, so that it need not know them. */
const hashesOf = ({ subject, session }: SignOnLogout): Record<string, string> => ({
  ...(subject !== undefined && { signOnSubject: hashOf(`subject ${subject}`) }),
  ...(session !== undefined && { signOnSession: hashOf(`session ${session}`) }),
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const toSession = (row: Row, seal: Seal): StoredSession | undefined => {
  const opened = seal.open(row.sealed);
  const content = opened === undefined ? undefined : Sealed.safeParse(JSON.parse(opened));
  if (!content?.success) return undefined;
  return {
    key: row.idHash,
    ...content.data,
    remembered: row.remembered,
    lastUsedAt: row.lastSeenAt,
    expiresAt: row.expiresAt,
    ...(row.error && { error: row.error }),
  };
};

const nothingWhenUnknown = (failure: Failure): ResultAsync<undefined, Failure> =>
  failure.kind === 'not-found' ? okAsync(undefined) : errAsync(failure);

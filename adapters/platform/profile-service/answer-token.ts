import type { Database } from '../database/open-database.ts';
import { readFormBody } from '../request-body.ts';
import type { ServiceRequest } from '../service.ts';
import { bearerOf, isSameSecret } from '../tokens/secret.ts';
import type { TokenPair, TokenStore } from '../tokens/token-store.ts';
import type { Answer } from './idempotent-response.ts';
import { refuse } from './json-api.ts';

/** The account with which the product requests a token. */
export interface ServiceAccount {
  readonly serviceUser: string;
  readonly servicePassword: string;
}

interface Parts {
  readonly database: Database;
  readonly tokens: TokenStore;
  readonly settings: ServiceAccount;
}

const LARGEST_FORM = 10_000;

/** `POST /token` with the service account, or `POST /refresh` with a refresh token: a new pair of tokens. */
export const answerToken = async (
  { tokens, settings }: Parts,
  request: ServiceRequest,
  way: 'token' | 'refresh',
): Promise<Answer> => {
  const pair = way === 'token' ? await signIn(tokens, settings, request) : await refresh(tokens, request);
  if (!pair) throw refuse(401, [{ code: 'unauthorized', title: 'The credentials are not valid' }]);
  return {
    status: 200,
    body: {
      access_token: pair.accessToken,
      refresh_token: pair.refreshToken,
      expires_in: tokens.lifetimes.accessSeconds,
      refresh_expires_in: tokens.lifetimes.refreshSeconds,
      token_type: 'Bearer',
    },
    headers: { 'content-type': 'application/json' },
  };
};

const signIn = async (
  tokens: TokenStore,
  { serviceUser, servicePassword }: Parts['settings'],
  request: ServiceRequest,
): Promise<TokenPair | undefined> => {
  const form = (await readFormBody(request.body, LARGEST_FORM)) ?? new URLSearchParams();
  // Always compares both, so that the response time reveals nothing.
  const isUser = isSameSecret(form.get('username') ?? '', serviceUser);
  const isPassword = isSameSecret(form.get('password') ?? '', servicePassword);
  return isUser && isPassword ? tokens.issue(serviceUser) : undefined;
};

const refresh = async (tokens: TokenStore, request: ServiceRequest): Promise<TokenPair | undefined> => {
  const token = bearerOf(request);
  return token === undefined ? undefined : tokens.refresh(token);
};

import { httpFault, json, type ServiceRequest, type ServiceResponse } from '../service.ts';
import type { TokenPair } from '../tokens/token-store.ts';
import type { IdentityParts } from './parts.ts';
import { readForm } from './read-input.ts';
import { grantByLink } from './sign-in-link.ts';
import { couldBePassword, userByEmail } from './users.ts';

/** `POST /identity/token`: by password, by mailed link, or by refresh token. */
export const grantToken = async (parts: IdentityParts, request: ServiceRequest): Promise<ServiceResponse> => {
  const form = await readForm(request);
  const pair = await grant(parts, form);
  // The same response for an unknown user, a wrong password and an expired token.
  if (!pair) throw httpFault(401, { error: 'invalid_grant' });
  const { accessSeconds, refreshSeconds } = parts.tokens.lifetimes;
  return json(200, {
    access_token: pair.accessToken,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: pair.refreshToken,
    refresh_expires_in: refreshSeconds,
  });
};

/** `POST /identity/revoke`: the response reveals nothing about the token. */
export const revokeToken = async (
  { tokens }: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const token = (await readForm(request)).get('token');
  if (token) await tokens.revoke(token);
  return json(200, {});
};

/** A URI identifies an extension grant (RFC 6749 §4.5). */
const SIGN_IN_LINK_GRANT = 'urn:fairdesk:grant:sign-in-link';

const grant = async (parts: IdentityParts, form: URLSearchParams): Promise<TokenPair | undefined> => {
  switch (form.get('grant_type')) {
    case 'password':
      return grantByPassword(parts, form.get('username') ?? '', form.get('password') ?? '');
    case SIGN_IN_LINK_GRANT:
      return grantByLink(parts, form.get('token') ?? '');
    case 'refresh_token':
      return parts.tokens.refresh(form.get('refresh_token') ?? '');
    default:
      throw httpFault(400, { error: 'unsupported_grant_type' });
  }
};

const grantByPassword = async (
  { database, passwords, tokens }: IdentityParts,
  username: string,
  password: string,
): Promise<TokenPair | undefined> => {
  const isAskable = !username.includes('\0') && couldBePassword(password);
  const user = isAskable ? await userByEmail(database.query, username) : undefined;
  const isRight = await passwords.matches(isAskable ? password : 'no password', user?.passwordHash);
  return user && isRight ? tokens.issue(user.id) : undefined;
};

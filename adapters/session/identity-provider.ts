import {
  type IdentityProvider,
  InvitationSchema,
  type Tokens,
  UserSchema,
  WRONG_CREDENTIALS,
} from '@fairdesk/core/session';
import type { Clock, Failure } from '@fairdesk/core/shared';
import { type Http, Nothing } from '../shared/http/http.ts';
import { TokenAnswer, toTokens } from './token-answer.ts';

/** Users and passwords in the identity service, for the server. */
export const createIdentityProvider = (http: Http, clock: Clock): IdentityProvider => {
  const grant = (fields: Record<string, string>, previous?: Tokens) =>
    http('post', 'identity/token', TokenAnswer, { body: new URLSearchParams(fields) }).map(
      toTokens(clock, previous),
    );
  return {
    signIn: (accountName, password) =>
      grant({ grant_type: 'password', username: accountName, password }).mapErr(wrongCredentials),
    refresh: (tokens) => grant({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken }, tokens),
    user: (accessToken) => http('get', 'identity/userinfo', UserSchema, { headers: bearer(accessToken) }),
    revoke: ({ refreshToken }) =>
      http('post', 'identity/revoke', Nothing, {
        body: new URLSearchParams({ token: refreshToken }),
      }).map(() => undefined),
    completeAccount: (accessToken, details) =>
      http('post', 'identity/account', UserSchema, { json: details, headers: bearer(accessToken) }),
    chooseLanguage: (accessToken, language) =>
      http('put', 'identity/account/language', UserSchema, {
        json: { language },
        headers: bearer(accessToken),
      }),
    invitation: (token) => http('get', `identity/invitations/${encodeURIComponent(token)}`, InvitationSchema),
    acceptInvitation: (token, details) =>
      http('post', `identity/invitations/${encodeURIComponent(token)}/accept`, Nothing, {
        json: details,
      }).map(() => undefined),
    requestAccess: ({ event, ...request }) =>
      http('post', 'identity/registrations', Nothing, {
        json: { ...request, ...(event && { eventId: event }) },
      }).map(() => undefined),
    registerVisitor: (registration) =>
      http('post', 'identity/visitors', Nothing, { json: registration }).map(() => undefined),
    deleteAccount: (accessToken, deletion) =>
      http('post', 'identity/account/delete', Nothing, {
        json: deletion,
        headers: bearer(accessToken),
      }).map(() => undefined),
    forgotPassword: (email, language, returnTo) =>
      http('post', 'identity/password/forgot', Nothing, {
        json: { email, language, ...(returnTo !== undefined && { returnTo }) },
      }).map(() => undefined),
    requestSignInLink: (email, language, returnTo) =>
      http('post', 'identity/sign-in-links', Nothing, {
        json: { email, language, ...(returnTo !== undefined && { returnTo }) },
      }).map(() => undefined),
    signInByLink: (token) => grant({ grant_type: 'urn:fairdesk:grant:sign-in-link', token }).mapErr(usedLink),
    passwordReset: (token) =>
      http('get', `identity/password-resets/${encodeURIComponent(token)}`, Nothing).map(() => undefined),
    resetPassword: (token, password) =>
      http('post', 'identity/password/reset', Nothing, { json: { token, password } })
        .map(() => undefined)
        .mapErr(unknownLink),
  };
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A rejection without a field is about the link: used, expired or unknown. */
const unknownLink = (failure: Failure): Failure =>
  failure.kind === 'rejected' && failure.fields.length === 0
    ? { kind: 'not-found', what: 'the link of the mail' }
    : failure;

/** For a link, 401 means that it was used, has expired or is unknown. */
const usedLink = (failure: Failure): Failure =>
  failure.kind === 'signed-out' ? { kind: 'not-found', what: 'the sign-in link' } : failure;

/** For a sign-in, 401 means that the credentials are wrong. */
const wrongCredentials = (failure: Failure): Failure =>
  failure.kind === 'signed-out' ? { kind: 'rejected', reason: WRONG_CREDENTIALS, fields: [] } : failure;

import { httpFault, json, type Service, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { bearerOf } from '../tokens/secret.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { chooseLanguage, readUser, setUpAccount } from './account.ts';
import { deleteAccount } from './delete-account.ts';
import { grantToken, revokeToken } from './grant-token.ts';
import { invite } from './invitations.ts';
import type { IdentityParts } from './parts.ts';
import { forgotPassword, readPasswordReset, resetPassword } from './password-reset.ts';
import { requestAccess } from './registrations.ts';
import { endLease, leaseSession } from './session-lease.ts';
import {
  changeSession,
  endSession,
  endSessions,
  listSessions,
  readSession,
  storeSession,
} from './sessions.ts';
import { readSetupLink, useSetupLink } from './setup-links.ts';
import { requestSignInLink } from './sign-in-link.ts';
import { registerVisitor } from './visitor-registrations.ts';

/** A request, and the variable segment of its path: a token or a session's hash. */
interface RouteInput {
  readonly parts: IdentityParts;
  readonly request: ServiceRequest;
  readonly name: string;
  readonly email: string;
}

type Route = (input: RouteInput) => Promise<ServiceResponse>;

/** Restricts a route to the product itself. */
const forService =
  (route: Route): Route =>
  async (input) => {
    if (input.request.isTrusted) return route(input);
    const token = bearerOf(input.request);
    const isService = token !== undefined && (await input.parts.serviceTokens.subjectOf(token)) !== undefined;
    if (!isService) throw httpFault(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer' });
    return route(input);
  };

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['POST token', ({ parts, request }) => grantToken(parts, request)],
  ['POST revoke', ({ parts, request }) => revokeToken(parts, request)],
  ['GET userinfo', ({ parts, request }) => readUser(parts, request)],
  ['POST account', ({ parts, request }) => setUpAccount(parts, request)],
  ['PUT account/language', ({ parts, request }) => chooseLanguage(parts, request)],
  ['POST password/forgot', ({ parts, request }) => forgotPassword(parts, request)],
  ['GET password-resets/*', ({ parts, name }) => readPasswordReset(parts, name)],
  ['POST password/reset', ({ parts, request }) => resetPassword(parts, request)],
  ['POST sign-in-links', ({ parts, request }) => requestSignInLink(parts, request)],
  ['POST account/delete', ({ parts, request }) => deleteAccount(parts, request)],
  ['POST visitors', ({ parts, request }) => registerVisitor(parts, request)],
  ['POST registrations', ({ parts, request }) => requestAccess(parts, request)],
  ['POST invitations', forService(({ parts, request }) => invite(parts, request))],
  ['GET invitations/*', ({ parts, name }) => readInvitation(parts, name)],
  ['POST invitations/*/accept', ({ parts, request, name }) => acceptInvitation(parts, name, request)],
  ['GET setup/*', ({ parts, name }) => readSetupLink(parts, name)],
  ['POST setup/*', ({ parts, request, name }) => useSetupLink(parts, name, request)],
  ['POST sessions', forService(({ parts, request }) => storeSession(parts, request))],
  ['GET sessions', forService(({ parts, email }) => listSessions(parts, email))],
  ['DELETE sessions', forService(({ parts, request }) => endSessions(parts, request))],
  ['GET sessions/*', forService(({ parts, name }) => readSession(parts, name))],
  ['PATCH sessions/*', forService(({ parts, request, name }) => changeSession(parts, name, request))],
  ['DELETE sessions/*', forService(({ parts, name }) => endSession(parts, name))],
  ['POST sessions/*/lease', forService(({ parts, request, name }) => leaseSession(parts, name, request))],
  ['DELETE sessions/*/lease', forService(({ parts, name }) => endLease(parts, name))],
]);

/** The areas whose second segment is a token or a hash. */
const VARIABLE: readonly string[] = ['invitations', 'password-resets', 'sessions', 'setup'];

/**
 * The identity service under `/identity`: accounts, passwords, tokens, invitations, and the product's
 * sessions.
 */
export const createIdentityService =
  (parts: IdentityParts): Service =>
  async (request) => {
    const { pathname, searchParams } = request.url;
    const [, , area = '', name = '', ...rest] = pathname.split('/');
    const isVariable = name !== '' && VARIABLE.includes(area);
    const path = [area, isVariable ? '*' : name, ...rest].filter((segment) => segment !== '').join('/');
    const route = ROUTES.get(`${request.method} ${path}`);
    if (!route) return json(404, { error: 'not_found' });
    return route({ parts, request, name, email: searchParams.get('email') ?? '' });
  };

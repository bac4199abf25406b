import type { FrontDoor } from '@fairdesk/core/session';
import { SessionSchema } from '@fairdesk/core/session';
import { encodePart } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { Done, type Http } from '../shared/http/http.ts';

const Current = z.object({ session: z.nullable(SessionSchema) });
const Opened = z.object({ session: SessionSchema });

/** The product's own `/api/session`, from the browser. */
export const createFrontDoor = (http: Http): FrontDoor => {
  const post = (path: string, json: unknown) => http('post', path, Done, { json }).map(() => undefined);
  return {
    signIn: (credentials) =>
      http('post', 'session', Opened, { json: credentials }).map(({ session }) => session),
    signOut: (scope) => http('delete', 'session', Done, { searchParams: { scope } }).map(() => undefined),
    current: (use = 'extend') =>
      http('get', 'session', Current, { searchParams: { use } }).map(({ session }) => session ?? undefined),
    completeAccount: (details) =>
      http('post', 'session/account', Opened, { json: details }).map(({ session }) => session),
    acceptInvitation: (token, details) => post(`session/invitations/${encodePart(token)}`, details),
    requestAccess: (request) => post('session/register', request),
    registerVisitor: (registration) => post('session/visitors', registration),
    deleteAccount: (deletion) => post('session/account/delete', deletion),
    forgotPassword: (email, language, returnTo) =>
      post('session/forgot-password', { email, language, ...(returnTo !== undefined && { returnTo }) }),
    resetPassword: (token, password) => post('session/reset-password', { token, password }),
    requestSignInLink: (email, language, returnTo) =>
      post('session/sign-in-link', { email, language, ...(returnTo !== undefined && { returnTo }) }),
    signInByLink: (token) =>
      http('put', 'session/sign-in-link', Opened, { json: { token } }).map(({ session }) => session),
  };
};

import {
  AccessRequestSchema,
  AccountDeletionSchema,
  AccountDetailsSchema,
  AdministratorDetailsSchema,
  CredentialsSchema,
  SessionSchema,
  VisitorRegistrationSchema,
} from '@fairdesk/core/session';
import * as z from 'zod/mini';
import { LinkBody, LinkRequestBody, ResetBody } from '#app/_http/account-schemas.ts';
import { required, texts } from './parameters.ts';
import { type RouteDescriptions, redirect } from './route-description.ts';

const Opened = z.object({ session: SessionSchema });

/** Sessions and accounts. */
export const sessionRoutes = {
  session: {
    GET: {
      summary: 'The session of this browser, or `{ session: null }`; `?use=peek` does not extend it.',
      permission: 'none',
      query: z.object({ use: z.optional(z.enum(['peek', 'extend'])) }),
      response: z.object({ session: z.nullable(SessionSchema) }),
    },
    POST: {
      summary: 'Signs in.',
      permission: 'none',
      body: CredentialsSchema,
      isLimited: true,
      response: Opened,
    },
    DELETE: {
      summary: 'Signs out, with `?scope=everywhere` on every device; idempotent.',
      permission: 'none',
      query: z.object({ scope: z.optional(z.enum(['here', 'everywhere'])) }),
    },
  },
  'session/account': {
    POST: {
      summary: 'Completes the set-up of the signed-in account.',
      permission: 'session',
      body: AccountDetailsSchema,
      response: Opened,
    },
  },
  'session/account/delete': {
    POST: {
      summary:
        'Deletes the account of the signed-in visitor, after checking the password; signs out on every device.',
      permission: 'session',
      body: AccountDeletionSchema,
      isLimited: true,
    },
  },
  'session/forgot-password': {
    POST: {
      summary:
        'Mails a link to set a new password, which leads to `returnTo`, if there is such an account; the response is always the same.',
      permission: 'none',
      body: LinkRequestBody,
      isLimited: true,
    },
  },
  'session/form': {
    POST: {
      summary:
        'Signs in by a plain form: redirects back to the page, with the reason in `sign-in` if it failed.',
      permission: 'none',
      form: texts('username', 'password', 'remember'),
      isLimited: true,
      response: redirect(303),
    },
  },
  'session/invitations/[token]': {
    POST: {
      summary: 'Accepts an invitation: creates the account, or verifies it, grants its roles and signs in.',
      permission: 'none',
      body: AccountDetailsSchema,
    },
  },
  'session/mail-form': {
    POST: {
      summary:
        'Requests a mail with a link by a plain form: redirects back to its page, with the outcome in `sign-in`.',
      permission: 'none',
      form: texts('email', 'language', 'source', 'return'),
      isLimited: true,
      response: redirect(303),
    },
  },
  'session/register': {
    POST: {
      summary: 'Requests access to a company; the response is the same for known and unknown addresses.',
      permission: 'none',
      body: AccessRequestSchema,
      isLimited: true,
    },
  },
  'session/reset-password': {
    POST: {
      summary: 'Sets a new password with the token of the mail; ends every session of the user.',
      permission: 'none',
      body: ResetBody,
      isLimited: true,
    },
  },
  'session/setup/[token]': {
    POST: {
      summary: 'Makes an administrator with a link that works once, and signs in.',
      permission: 'none',
      body: AdministratorDetailsSchema,
    },
  },
  'session/sign-in-link': {
    POST: {
      summary:
        'Mails a sign-in link to `returnTo`, if there is such an account; the response is always the same.',
      permission: 'none',
      body: LinkRequestBody,
      isLimited: true,
    },
    PUT: {
      summary: 'Signs in with the link.',
      permission: 'none',
      body: LinkBody,
      isLimited: true,
      response: Opened,
    },
  },
  'session/single-sign-on': {
    GET: {
      summary:
        'Leads to the sign-in page of the identity provider; 404 without one. Returns to `return`, else to the page with the link.',
      permission: 'none',
      mayBeMissing: true,
      query: texts('language', 'return'),
      isLimited: true,
      response: redirect(303),
    },
  },
  'session/single-sign-on/callback': {
    GET: {
      summary: 'Signs in a user whom the identity provider sends back, in the browser that began it, once.',
      permission: 'none',
      query: texts('state', 'code', 'error'),
      response: redirect(303),
    },
  },
  'session/single-sign-on/logout': {
    POST: {
      summary:
        'Ends the sessions of a user who signed out at the identity provider, which sends the notice itself.',
      permission: 'provider-signature',
      mayBeMissing: true,
      form: required('logout_token'),
      isLimited: true,
      response: { kind: 'empty', status: 200 },
    },
  },
  'session/visitors': {
    POST: {
      summary: 'Registers a visitor; the response is the same for known and unknown addresses.',
      permission: 'none',
      body: VisitorRegistrationSchema,
      isLimited: true,
    },
  },
} satisfies RouteDescriptions;

import * as z from 'zod/mini';
import { EMAIL_MAX, LANGUAGES } from '../shared/index.ts';
import type { Credentials } from './credentials.ts';
import type { Session, User } from './session.ts';

/** The signed-in user, as the server sends it to the browser. */
export const UserSchema: z.ZodMiniType<User> = z.object({
  name: z.string(),
  userName: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  accountSetup: z.boolean(),
  language: z.exactOptional(z.enum(LANGUAGES)),
});

/** A session, as the server sends it to the browser. */
export const SessionSchema: z.ZodMiniType<Session> = z.object({
  user: UserSchema,
  expiresAt: z.string(),
  error: z.exactOptional(z.literal('RefreshAccessTokenError')),
  canExtend: z.exactOptional(z.literal(true)),
});

/** The login form, as the browser sends it. A rule checks for missing values, not this schema. */
export const CredentialsSchema: z.ZodMiniType<Credentials> = z.object({
  accountName: z.string().check(z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.maxLength(1024)),
  rememberMe: z.boolean(),
});

import * as z from 'zod/mini';
import type { Credentials } from './credentials.ts';
import type { Session, User } from './session.ts';

/** Somebody who signed in, as the server tells the browser. */
export const UserSchema: z.ZodMiniType<User> = z.object({
  name: z.string(),
  userName: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  accountSetup: z.boolean(),
});

/** A session as the server tells the browser about it. */
export const SessionSchema: z.ZodMiniType<Session> = z.object({
  user: UserSchema,
  expiresAt: z.string(),
  error: z.exactOptional(z.literal('RefreshAccessTokenError')),
  canExtend: z.exactOptional(z.literal(true)),
});

/** A login form as the browser sends it. Whether it is complete is the rule's to say, not the shape's. */
export const CredentialsSchema: z.ZodMiniType<Credentials> = z.object({
  accountName: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(1024)),
  rememberMe: z.boolean(),
});

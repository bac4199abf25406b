import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.maxLength(254), z.email());

/** Asks for a link to set a new password. */
export const ForgotBody = z.strictObject({ email, language: z.enum(LANGUAGES) });

/** Sets one, with the token of the mail; whether it is good enough is the identity service's to say. */
export const ResetBody = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  password: z.string().check(z.maxLength(1000)),
});

/** Signs in, with the token of the mail. */
export const LinkBody = z.strictObject({ token: z.string().check(z.maxLength(200)) });

import { EMAIL_MAX, LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.email());

/** Requests a mail with a link, which leads to `returnTo`. */
export const LinkRequestBody = z.strictObject({
  email,
  language: z.enum(LANGUAGES),
  returnTo: z.exactOptional(z.string().check(z.maxLength(1000))),
});

/** Sets a new password, with the token of the mail; the identity service checks its strength. */
export const ResetBody = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  password: z.string().check(z.maxLength(1000)),
});

/** Signs in, with the token of the mail. */
export const LinkBody = z.strictObject({ token: z.string().check(z.maxLength(200)) });

import * as z from 'zod/mini';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** A password as it is typed; whether it is good enough is a rule of the core. */
export const Password = z.string().check(z.maxLength(1000));

export const Email = z.string().check(z.trim(), z.maxLength(254), z.email());

/** What finishes an account. */
export const AccountBody = z.strictObject({ givenName: name, familyName: name, password: Password });

export const AccessBody = z.strictObject({
  email: Email,
  givenName: name,
  familyName: name,
  organizationName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  event: z.exactOptional(z.string().check(z.regex(/^\d{1,18}$/))),
  language: z.enum(['en', 'nl', 'es', 'tr']),
});

export const ForgotBody = z.strictObject({ email: Email, language: z.enum(['en', 'nl', 'es', 'tr']) });

export const ResetBody = z.strictObject({ token: z.string().check(z.maxLength(200)), password: Password });

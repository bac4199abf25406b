import * as z from 'zod/mini';

/** The fields of a person of a company. */
export const PERSON = {
  email: z.string(),
  name: z.string(),
  role: z.string(),
  isMember: z.boolean(),
  hasAccount: z.boolean(),
  invited: z.optional(z.string()),
  lastSignIn: z.optional(z.string()),
};

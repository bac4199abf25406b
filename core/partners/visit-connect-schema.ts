import * as z from 'zod/mini';
import type { VisitConnectFields } from './visit-connect.ts';

/** The fields of a signed form, as the server sends them. */
export const VisitConnectFieldsSchema: z.ZodMiniType<VisitConnectFields> = z.object({
  contactref: z.string(),
  expo: z.string(),
  time: z.string(),
  check: z.string(),
  redirect_url: z.string(),
});

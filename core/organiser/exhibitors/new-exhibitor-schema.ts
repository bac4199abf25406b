import * as z from 'zod/mini';
import { LANGUAGES } from '../../shared/index.ts';
import type { NewExhibitor } from './new-exhibitor.ts';

/** The body that adds a company with this id. */
export const NewExhibitorBodySchema: z.ZodMiniType<NewExhibitor & { readonly id?: string }> = z.object({
  name: z.string(),
  type: z.string(),
  stand: z.string(),
  hall: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  id: z.exactOptional(z.uuid()),
});

import * as z from 'zod/mini';
import { LANGUAGES } from '../shared/index.ts';
import type { NewExhibitor } from './new-exhibitor.ts';

/** A company that an organiser adds, as it is sent. */
export const NewExhibitorSchema: z.ZodMiniType<NewExhibitor> = z.object({
  name: z.string(),
  type: z.string(),
  stand: z.string(),
  hall: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
});

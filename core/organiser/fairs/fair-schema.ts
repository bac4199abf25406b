import * as z from 'zod/mini';
import { EventIdSchema } from '../../events/index.ts';
import { LANGUAGES } from '../../shared/index.ts';
import { FAIR_STATES } from './fair-settings.ts';

const FORM = {
  name: z.string(),
  slug: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  timeZone: z.string(),
  city: z.string(),
  venue: z.string(),
  contactEmail: z.string(),
  floorPlanUrl: z.string(),
  publicEndDate: z.string(),
};

/** The settings of a fair as our own API and the store send them. */
export const FairSettingsSchema = z.object({ ...FORM, version: z.string(), state: z.enum(FAIR_STATES) });

/** The body of a save. */
export const FairFormBodySchema = z.object({ version: z.string(), form: z.object(FORM) });

/** The body of a change of state. */
export const FairStateBodySchema = z.object({ version: z.string(), state: z.enum(FAIR_STATES) });

/** The body of a new fair with this id. */
export const NewFairBodySchema = z.object({
  ...FORM,
  languages: z.array(z.enum(LANGUAGES)).check(z.maxLength(LANGUAGES.length)),
  brandColour: z.string(),
  id: z.exactOptional(z.uuid()),
});

/** A created fair as our own API and the store send it. */
export const CreatedFairSchema = z.object({ event: EventIdSchema, slug: z.string() });

import type { FairForm } from '@fairdesk/core/organiser';
import { z } from 'zod';

const text = z
  .string()
  .max(2_048)
  .transform((text) => text.trim());

/** The fields of a fair's form, trimmed; their rules are checked separately. */
export const FairFormInput = z.object({
  name: text,
  slug: text,
  startDate: text,
  startTime: text,
  endDate: text,
  endTime: text,
  timeZone: text,
  city: text,
  venue: text,
  contactEmail: text,
  floorPlanUrl: text,
  publicEndDate: text,
} satisfies Record<keyof FairForm, typeof text>);

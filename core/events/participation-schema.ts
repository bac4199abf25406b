import * as z from 'zod/mini';
import { type ParticipationId, participationIdOf } from '../shared/index.ts';
import { EventIdSchema } from './event-schema.ts';
import type { Page, Participation } from './participation.ts';

/** Letters, digits and dashes. */
export const ParticipationIdSchema = z.custom<ParticipationId>(
  (id) => typeof id === 'string' && participationIdOf(id) !== undefined,
);

/** A participation, as the server sends it. */
export const ParticipationSchema: z.ZodMiniType<Participation> = z.object({
  id: ParticipationIdSchema,
  uid: z.string(),
  event: EventIdSchema,
  name: z.string(),
  organizationName: z.string(),
  participationType: z.string(),
  status: z.string(),
  slug: z.string(),
  logoUrl: z.string(),
  brand: z.exactOptional(z.object({ id: z.string(), name: z.string() })),
  stands: z.array(z.object({ number: z.string(), bannerName: z.string(), isMain: z.boolean() })),
});

/** A page of participations, as the server sends it. */
export const ParticipationPageSchema: z.ZodMiniType<Page<Participation>> = z.object({
  items: z.array(ParticipationSchema),
  total: z.int().check(z.nonnegative()),
  hasNext: z.boolean(),
});

import * as z from 'zod/mini';
import { EMAIL_MAX } from '../../shared/index.ts';
import { ExhibitorIdSchema } from '../exhibitors/exhibitor-schema.ts';
import { DELETION_PARTS } from './deletion.ts';

/** Who is deleted, as our own API and the store receive it. */
export const DeletionTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exhibitor'), id: ExhibitorIdSchema }),
  z.object({
    kind: z.literal('person'),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX)),
  }),
]);

/** The body that asks what a deletion would do. */
export const DeletionPlanBodySchema = z.object({ target: DeletionTargetSchema });

/** The body of a deletion, with the name that the organiser typed. */
export const DeletionBodySchema = z.object({ target: DeletionTargetSchema, typed: z.string() });

/** What a deletion would do, as our own API and the store send it. */
export const DeletionPlanSchema = z.object({
  name: z.string(),
  figures: z.partialRecord(z.enum(DELETION_PARTS), z.number()),
  people: z.array(z.object({ email: z.string(), stays: z.boolean() })),
  companies: z.array(z.object({ name: z.string(), losesContact: z.boolean() })),
  isElsewhere: z.boolean(),
  history: z.number(),
  obstacle: z.optional(z.enum(['yourself', 'last-admin'])),
});

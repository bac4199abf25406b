import * as z from 'zod/mini';
import { FILL_WEIGHTS, type ProfilePart } from '../../profile/index.ts';
import { LANGUAGES } from '../../shared/index.ts';
import { COMPANY_ROLES } from './exhibitor-details.ts';
import { PERSON } from './exhibitor-person-fields.ts';
import { ExhibitorRowSchema } from './exhibitor-schema.ts';

const Part = z.enum(Object.keys(FILL_WEIGHTS) as [ProfilePart, ...ProfilePart[]]);

/** One exhibitor, as our own API and the store send it. */
export const ExhibitorDetailsSchema = z.object({
  row: ExhibitorRowSchema,
  slug: z.string(),
  missing: z.array(Part),
  stands: z.array(z.object({ id: z.string(), number: z.string(), hall: z.string() })),
  people: z.array(z.object(PERSON)),
  tasks: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      required: z.boolean(),
      due: z.string(),
      isLate: z.boolean(),
      isCompleted: z.boolean(),
      completedBy: z.optional(z.string()),
      completedAt: z.optional(z.string()),
    }),
  ),
  messages: z.array(z.object({ title: z.string(), date: z.string() })),
});

const text = z.string().check(z.trim());
const from = z.optional(z.object({ number: z.string(), hall: z.string() }));

/** A change of one exhibitor. */
export const ExhibitorChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add-stand'), number: text, hall: text }),
  z.object({ kind: z.literal('save-stand'), id: z.string(), number: text, hall: text, from }),
  z.object({ kind: z.literal('remove-stand'), id: z.string(), from }),
  z.object({
    kind: z.literal('invite'),
    id: z.exactOptional(z.uuid()),
    email: z.string().check(z.trim(), z.toLowerCase()),
    role: z.enum(COMPANY_ROLES),
    language: z.enum(LANGUAGES),
  }),
  z.object({
    kind: z.literal('role'),
    email: z.string(),
    role: z.enum(COMPANY_ROLES),
    from: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('revoke'), email: z.string() }),
  z.object({ kind: z.literal('task'), code: z.string(), isCompleted: z.boolean() }),
]);

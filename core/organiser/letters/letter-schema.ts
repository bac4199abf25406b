import * as z from 'zod/mini';
import { EMAIL_MAX, LANGUAGES } from '../../shared/index.ts';
import { ExhibitorSelectionSchema } from '../exhibitors/exhibitor-schema.ts';
import { MAIL_STATES } from '../mail/mail-log.ts';
import { MessageFormSchema } from '../messages/message-plan-schema.ts';
import { TextsSchema } from '../tasks/task-schema.ts';
import type { LetterPlan, LetterPreview, SentLetter } from './letter-desk.ts';
import { LETTER_CHANNELS, type LetterForm } from './letter-form.ts';

const LetterFormSchema: z.ZodMiniType<LetterForm> = z.extend(MessageFormSchema, {
  channel: z.enum(LETTER_CHANNELS),
  late: z.string().check(z.maxLength(200)),
  neverSignedIn: z.boolean(),
  selection: z.nullable(ExhibitorSelectionSchema),
});

/** The body that asks whom a letter would reach. */
export const LetterBodySchema = z.strictObject({
  form: LetterFormSchema,
  search: z.exactOptional(z.string().check(z.maxLength(200))),
});

/** The body that asks for the letter of one person. */
export const LetterPreviewBodySchema = z.strictObject({
  form: LetterFormSchema,
  email: z.string().check(z.maxLength(EMAIL_MAX)),
});

/** The body that sends a letter. */
export const LetterSendBodySchema = z.strictObject({
  id: z.uuid(),
  form: LetterFormSchema,
  expected: z.strictObject({ companies: z.number(), people: z.number() }),
});

/** Whom a letter would reach, as the server sends it. */
export const LetterPlanSchema: z.ZodMiniType<LetterPlan> = z.object({
  companies: z.number(),
  people: z.number(),
  unreachable: z.number(),
  first: z.array(z.string()),
  recipients: z.array(
    z.object({ email: z.string(), language: z.enum(LANGUAGES), companies: z.array(z.string()) }),
  ),
});

/** The letter of one person, as the server sends it. */
export const LetterPreviewSchema: z.ZodMiniType<LetterPreview> = z.object({
  recipient: z.string(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  html: z.string(),
  body: z.string(),
});

/** A sent letter, as the server sends it. */
export const SentLetterSchema: z.ZodMiniType<SentLetter> = z.object({
  id: z.string(),
  titles: TextsSchema,
  channel: z.enum(LETTER_CHANNELS),
  actor: z.string(),
  created: z.string(),
  companies: z.number(),
  people: z.number(),
  percent: z.number(),
  counts: z.partialRecord(z.enum(MAIL_STATES), z.number()),
});

/** The letters of a fair, as the server sends them. */
export const SentLettersSchema = z.object({ items: z.array(SentLetterSchema) });

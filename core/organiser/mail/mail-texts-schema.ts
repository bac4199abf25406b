import * as z from 'zod/mini';
import { LANGUAGES } from '../../shared/index.ts';
import { TextsSchema } from '../tasks/task-schema.ts';
import {
  MAIL_KINDS,
  type MailReader,
  type MailSample,
  type MailTextForm,
  type PlannedMailText,
} from './mail-texts.ts';

const TEXTS = { subject: TextsSchema, body: TextsSchema };
const Values = z.record(z.string(), z.string());

/** The texts of a mail, as forms and the history have them. */
export const MailTextFormSchema: z.ZodMiniType<MailTextForm> = z.object(TEXTS);

/** A mail with the texts of the fair, as the server sends it. */
export const PlannedMailTextSchema: z.ZodMiniType<PlannedMailText> = z.object({
  ...TEXTS,
  kind: z.enum(MAIL_KINDS),
  builtIn: z.object(TEXTS),
  samples: z.object({ en: Values, nl: Values, es: Values, tr: Values }),
});

/** The people that a search finds, as the server sends them. */
export const MailReadersSchema: z.ZodMiniType<{ readonly items: readonly MailReader[] }> = z.object({
  items: z.array(z.object({ email: z.string(), name: z.string(), companies: z.array(z.string()) })),
});

/** The values of a mail to one person, as the server sends them. */
export const MailSampleSchema: z.ZodMiniType<MailSample> = z.object({
  language: z.enum(LANGUAGES),
  values: Values,
});

/** The body that replaces the texts of a mail. */
export const MailTextBodySchema = z.strictObject({
  kind: z.enum(MAIL_KINDS),
  form: z.strictObject(TEXTS),
  before: z.strictObject(TEXTS),
});

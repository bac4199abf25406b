import * as z from 'zod/mini';
import { MAIL_KINDS, type MailTextForm, type PlannedMailText } from './mail-texts.ts';
import { TextsSchema } from './task-schema.ts';

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

/** The body that replaces the texts of a mail. */
export const MailTextBodySchema = z.strictObject({
  kind: z.enum(MAIL_KINDS),
  form: z.strictObject(TEXTS),
  before: z.strictObject(TEXTS),
});

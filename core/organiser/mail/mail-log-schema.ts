import * as z from 'zod/mini';
import { type LoggedMail, MAIL_STATES, type MailPage, type MailText } from './mail-log.ts';

/** A mail of the log, as the server sends it. */
export const LoggedMailSchema: z.ZodMiniType<LoggedMail> = z.object({
  id: z.string(),
  recipient: z.string(),
  company: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  created: z.string(),
  sent: z.optional(z.string()),
  due: z.string(),
  attempts: z.number(),
  answer: z.string(),
  hasText: z.boolean(),
});
/** Mails of the log that were sent again, as the server sends them. */
export const LoggedMailsSchema = z.object({ items: z.array(LoggedMailSchema) });
/** A page of the mail log, as the server sends it. */
export const MailPageSchema: z.ZodMiniType<MailPage> = z.object({
  items: z.array(LoggedMailSchema),
  counts: z.partialRecord(z.enum(MAIL_STATES), z.number()),
});
/** A mail with its text, as the server sends it. */
export const MailTextSchema: z.ZodMiniType<MailText> = z.object({
  recipient: z.string(),
  subject: z.string(),
  body: z.optional(z.string()),
  isPart: z.boolean(),
});

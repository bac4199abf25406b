import { CONTACT_INBOX_MAX, CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX } from '@fairdesk/core/contact';
import { EMAIL_MAX, isEmail } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Database, Query } from '../database/open-database.ts';
import { EmailInput, readInput } from '../identity/read-input.ts';
import { contactMail } from '../mail/contact-mail.ts';
import { mailTemplates } from '../mail/mail-templates.ts';
import type { Mailer } from '../mail/mailer.ts';
import { organiserLanguage } from '../mail/organiser-language.ts';
import { postMail } from '../mail/outbox.ts';
import { json, type Service, type ServiceResponse } from '../service.ts';
import { requireService } from '../tokens/require-service.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { contactMessagesOf } from './contact-messages.ts';

interface ContactParts {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'wake'>;
  readonly serviceTokens: TokenStore;
  readonly clock: () => Date;
}

/** Text that every database can store, on one line. */
const Line = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
  .pipe(z.string().max(2 * CONTACT_NAME_MAX));

const NewMessage = z.object({
  requestId: z.uuid(),
  eventId: z.string().regex(/^\d{1,18}$/),
  recipient: EmailInput,
  message: z.object({
    exhibitor_email: z.string().trim().max(EMAIL_MAX).refine(isEmail, 'forms-email'),
    exhibitor_name: Line,
    exhibitor_company: Line,
    show_name: Line,
    event_name: Line,
    show_code: Line,
    message: z
      .string()
      .transform((text) => text.toWellFormed().replaceAll('\0', ''))
      .pipe(z.string().max(2 * CONTACT_MESSAGE_MAX)),
  }),
});
type NewMessage = z.infer<typeof NewMessage>;

/**
 * `/contact/messages`, for the product itself: messages to organisers.
 *
 * `POST` stores a copy and queues the mail in one transaction; repeating a request id changes nothing. `GET` lists the
 * copies of an event, newest first.
 */
export const createContactService =
  (parts: ContactParts): Service =>
  async (request) => {
    await requireService(parts.serviceTokens, request);
    if (request.url.pathname !== '/contact/messages') return json(404, { error: 'not_found' });
    switch (request.method) {
      case 'POST':
        return storeMessage(parts, await readInput(request, NewMessage));
      case 'GET': {
        const event = request.url.searchParams.get('event') ?? '';
        const items = await contactMessagesOf(parts.database.query, event, CONTACT_INBOX_MAX);
        return json(200, { items });
      }
      default:
        return json(405, { error: 'method_not_allowed' });
    }
  };

const storeMessage = async (
  { database, mailer, clock }: ContactParts,
  input: NewMessage,
): Promise<ServiceResponse> => {
  const now = clock();
  await database.write(async (query) => {
    if (!(await insertMessage(query, input, now))) return;
    const { recipient, message } = input;
    const language = await organiserLanguage(query, input.eventId);
    const template = (await mailTemplates(query, input.eventId))('enquiry', language);
    const letter = contactMail(language, message, template);
    const replyTo = message.exhibitor_email;
    await postMail(query, { recipient, replyTo, class: 'bulk', eventId: input.eventId, ...letter }, now);
  });
  // Not awaited: a slow mail server must not delay the response.
  void mailer.wake();
  return json(200, {});
};

/** Returns whether the message is new. */
const insertMessage = async (
  query: Query,
  { requestId, eventId, recipient, message }: NewMessage,
  now: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('contactMessages')
    .values({
      id: uuid(),
      requestId,
      eventId,
      recipient,
      exhibitorEmail: message.exhibitor_email,
      exhibitorName: message.exhibitor_name,
      exhibitorCompany: message.exhibitor_company,
      showName: message.show_name,
      eventName: message.event_name,
      showCode: message.show_code,
      message: message.message,
      created: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

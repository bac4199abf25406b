import { CONTACT_INBOX_MAX, CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX } from '@fairdesk/core/contact';
import { EMAIL_MAX, isEmail } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { keyHalfOf } from '../../shared/resources/id-from-key.ts';
import type { Database, Query } from '../database/open-database.ts';
import { EmailInput, readInput } from '../identity/read-input.ts';
import { contactMail } from '../mail/contact-mail.ts';
import { fairLanguage } from '../mail/fair-language.ts';
import { mailTemplates } from '../mail/mail-templates.ts';
import type { Mailer } from '../mail/mailer.ts';
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
  /** Whether the message replaces one whose request id has the same first half. */
  replaces: z.boolean().default(false),
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
 * `POST` stores a copy and queues the mail in one transaction; repeating a request id changes nothing. A message that
 * replaces another deletes its copy, and its mail unless that has left. `GET` lists the copies of an event, newest first.
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
    if (input.replaces) await deleteReplaced(query, input);
    const { recipient, message, requestId } = input;
    const language = await fairLanguage(query, input.eventId);
    const template = (await mailTemplates(query, input.eventId))('enquiry', language);
    const letter = contactMail(language, message, template);
    const replyTo = message.exhibitor_email;
    const once = onceOf(requestId);
    await postMail(
      query,
      { recipient, replyTo, once, class: 'bulk', eventId: input.eventId, ...letter },
      now,
    );
  });
  // Not awaited: a slow mail server must not delay the response.
  void mailer.wake();
  return json(200, {});
};

/** Deletes the messages that earlier attempts with the same key stored, and their mails that still wait. */
const deleteReplaced = async (query: Query, { requestId, eventId }: NewMessage): Promise<void> => {
  const replaced = await query
    .deleteFrom('contactMessages')
    .where('eventId', '=', eventId)
    .where('requestId', 'like', `${keyHalfOf(requestId)}%`)
    .where('requestId', '!=', requestId)
    .returning('requestId')
    .execute();
  if (replaced.length === 0) return;
  const mails = replaced.map((message) => onceOf(message.requestId));
  await query.deleteFrom('outbox').where('once', 'in', mails).where('state', '=', 'waiting').execute();
};

/** Of the mail about a message. */
const onceOf = (requestId: string): string => `contact:${requestId}`;

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

import { isEmail } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { accessRequestMail } from '../mail/access-request-mail.ts';
import { fairLanguage } from '../mail/fair-language.ts';
import { mailTemplates } from '../mail/mail-templates.ts';
import { postMail } from '../mail/outbox.ts';
import { empty, type ServiceRequest, type ServiceResponse } from '../service.ts';
import type { IdentityParts } from './parts.ts';
import { EmailInput, LanguageInput, NameInput, readInput } from './read-input.ts';

/** The window in which a repeated request counts once, in milliseconds. */
const ONCE_MS = 86_400_000;

const RegistrationInput = z.object({
  email: EmailInput,
  givenName: NameInput,
  familyName: NameInput,
  organizationName: NameInput,
  eventId: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullish(),
  language: LanguageInput,
});
type RegistrationInput = z.infer<typeof RegistrationInput>;

/** `POST /identity/registrations`: requests access from the organiser; the response is always the same. */
export const requestAccess = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const input = await readInput(request, RegistrationInput);
  parts.background.run('Cannot keep a request for access', () => storeRequest(parts, input));
  return empty(202);
};

const storeRequest = async (
  { database, mailer, clock }: IdentityParts,
  input: RegistrationInput,
): Promise<void> => {
  const now = clock();
  await database.write(async (query) => {
    const event = await query
      .selectFrom('events')
      .select(['id', 'name', 'contactEmail'])
      .where('id', '=', input.eventId ?? '')
      .executeTakeFirst();
    const { email, givenName, familyName, organizationName, language } = input;
    const eventId = event?.id ?? null;
    const earlier = await query
      .selectFrom('accessRequests')
      .select('id')
      .where('email', '=', email)
      .where('created', '>', new Date(now.getTime() - ONCE_MS).toISOString())
      .where('eventId', eventId === null ? 'is' : '=', eventId)
      .executeTakeFirst();
    if (earlier) return;
    const person = { email, givenName, familyName, organizationName, eventId, language };
    await query
      .insertInto('accessRequests')
      .values({ id: uuid(), ...person, created: now.toISOString() })
      .execute();
    if (!event?.contactEmail || !isEmail(event.contactEmail)) return;
    const facts = { eventName: event.name, organizationName, fullName: `${givenName} ${familyName}`, email };
    const organisers = await fairLanguage(query, event.id);
    const template = (await mailTemplates(query, event.id))('access-request', organisers);
    const letter = accessRequestMail(organisers, facts, template);
    await postMail(query, { recipient: event.contactEmail, class: 'bulk', eventId, ...letter }, now);
  });
  await mailer.wake();
};

import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import { invitationMail } from '../mail/invitation-mail.ts';
import { mailTemplates } from '../mail/mail-templates.ts';
import { postMail } from '../mail/outbox.ts';
import { eventPermissions } from '../resources/event-permissions.ts';
import { json, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { newSecretLink } from '../tokens/secret-link.ts';
import type { IdentityParts } from './parts.ts';
import { EmailInput, invalid, LanguageInput, readInput } from './read-input.ts';

/** How long an invitation is valid, in milliseconds. */
export const INVITATION_LIFE_MS = 14 * 86_400_000;

const InvitationInput = z.object({
  email: EmailInput,
  eventId: z.string().regex(/^\d{1,18}$/),
  participationId: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .nullish(),
  role: z.enum(eventPermissions.attributes.role.values),
  language: LanguageInput,
});
type InvitationInput = z.infer<typeof InvitationInput>;

/** `POST /identity/invitations`: invites a user by mail; replaces an earlier invitation to the same place. */
export const invite = async (parts: IdentityParts, request: ServiceRequest): Promise<ServiceResponse> => {
  const { database, mailer, background, publicUrl, clock } = parts;
  const input = await readInput(request, InvitationInput);
  const { email, role, language } = input;
  const { href, tokenHash } = newSecretLink(publicUrl, language, '/invite');
  const now = clock();
  const expires = new Date(now.getTime() + INVITATION_LIFE_MS).toISOString();
  const id = uuid();
  await database.write(async (query) => {
    const place = await placeOf(query, input);
    if (!place) throw invalid([{ path: 'eventId', code: 'unknown-reference' }]);
    const { eventId, participationId, ...names } = place;
    await query
      .deleteFrom('invitations')
      .where('email', '=', email)
      .where('eventId', '=', eventId)
      .where('participationId', participationId === null ? 'is' : '=', participationId)
      .where('accepted', 'is', null)
      .execute();
    const row = {
      ...{ id, tokenHash, email, eventId, participationId, role, language },
      mailedWith: null,
    };
    await query
      .insertInto('invitations')
      .values({ ...row, created: now.toISOString(), expires, accepted: null })
      .execute();
    const template = (await mailTemplates(query, eventId))('invitation', language);
    const letter = invitationMail(language, { places: [names], link: href }, template);
    await postMail(
      query,
      { recipient: email, class: 'bulk', hasSecret: true, eventId, participationId, ...letter },
      now,
    );
  });
  background.run('Cannot send an invitation', () => mailer.wake());
  return json(201, { id, email, expires });
};

interface Place {
  readonly eventId: string;
  readonly participationId: string | null;
  readonly eventName: string;
  readonly organizationName: string;
}

/** The event, and the company in it if there is one. */
const placeOf = async (
  query: Query,
  { eventId, participationId }: InvitationInput,
): Promise<Place | undefined> => {
  const event = await query.selectFrom('events').select('name').where('id', '=', eventId).executeTakeFirst();
  if (!event) return undefined;
  if (!participationId)
    return { eventId, participationId: null, eventName: event.name, organizationName: '' };
  const company = await query
    .selectFrom('participations')
    .select('organizationName')
    .where('id', '=', participationId)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return company && { eventId, participationId, eventName: event.name, ...company };
};

import { v7 as newId } from 'uuid';
import type { Query } from '../../database/open-database.ts';
import { INVITATION_LIFE_MS } from '../../identity/invitations.ts';
import { invitationMail } from '../../mail/invitation-mail.ts';
import type { InvitationPlace } from '../../mail/invitation-texts.ts';
import { mailTemplates } from '../../mail/mail-templates.ts';
import { postMail } from '../../mail/outbox.ts';
import { hashOf, newSecret } from '../../tokens/secret.ts';
import { newSecretLink } from '../../tokens/secret-link.ts';
import type { InvitedPlace, PlannedInvitation } from '../plan/plan-users.ts';

interface QueuedInvitation extends PlannedInvitation {
  /** A new one by default. */
  readonly id?: string | undefined;
}

/**
 * Sends one invitation mail per user, by the outbox of the running server (within a minute). `publicUrl` is
 * the product's public address.
 */
export const queueInvitation =
  (publicUrl: string) =>
  async (
    query: Query,
    { email, language, places, id: lead = newId() }: QueuedInvitation,
    now: Date,
  ): Promise<void> => {
    const { href, tokenHash } = newSecretLink(publicUrl, language, '/invite');
    for (const [index, place] of places.entries()) {
      const row = {
        ...{ email, language, ...place },
        created: now.toISOString(),
        expires: new Date(now.getTime() + INVITATION_LIFE_MS).toISOString(),
        accepted: null,
      };
      // The link of the mail is for the first place; the secrets of the others are never sent.
      const own =
        index === 0
          ? { id: lead, tokenHash, mailedWith: null }
          : { id: newId(), tokenHash: hashOf(newSecret()), mailedWith: lead };
      await query
        .insertInto('invitations')
        .values({ ...row, ...own })
        .execute();
    }
    const named = await Promise.all(places.map((place) => nameOf(query, place)));
    const { eventId = null, participationId = null } = places[0] ?? {};
    // A mail to several fairs is of none of them.
    const isOfOne = eventId !== null && places.every((place) => place.eventId === eventId);
    const template = isOfOne ? (await mailTemplates(query, eventId))('invitation', language) : undefined;
    const letter = invitationMail(language, { places: named, link: href }, template);
    await postMail(
      query,
      { recipient: email, class: 'bulk', hasSecret: true, eventId, participationId, ...letter },
      now,
    );
  };

const nameOf = async (query: Query, { eventId, participationId }: InvitedPlace): Promise<InvitationPlace> => {
  const { name: eventName } = await query
    .selectFrom('events')
    .select('name')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const company = await query
    .selectFrom('participations')
    .select('organizationName')
    .where('id', '=', participationId ?? '')
    .executeTakeFirst();
  return { eventName, organizationName: company?.organizationName ?? '' };
};

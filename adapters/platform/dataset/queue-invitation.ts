import { localPath } from '@fairdesk/core/shared';
import { v7 as newId } from 'uuid';
import type { Query } from '../database/open-database.ts';
import { invitationMail } from '../mail/invitation-mail.ts';
import type { InvitationPlace } from '../mail/invitation-texts.ts';
import { postMail } from '../mail/outbox.ts';
import { hashOf, newSecret } from '../tokens/secret.ts';
import type { ImportTarget } from './apply-import.ts';
import type { InvitedPlace } from './plan-users.ts';

/** How long an imported invitation waits, in milliseconds: as long as any other. */
const LIFE_MS = 14 * 86_400_000;

/** Invites by one mail per person, which the running server sends within a minute. `publicUrl` is where people reach it. */
export const queueInvitation =
  (publicUrl: string): ImportTarget['invite'] =>
  async (query, { email, language, places }, now) => {
    const token = newSecret();
    const lead = newId();
    for (const [index, place] of places.entries()) {
      const row = {
        ...{ email, language, ...place },
        created: now.toISOString(),
        expires: new Date(now.getTime() + LIFE_MS).toISOString(),
        accepted: null,
      };
      // The link of the mail leads to the first; nobody ever sees the secrets of the others.
      const own =
        index === 0
          ? { id: lead, tokenHash: hashOf(token), mailedWith: null }
          : { id: newId(), tokenHash: hashOf(newSecret()), mailedWith: lead };
      await query
        .insertInto('invitations')
        .values({ ...row, ...own })
        .execute();
    }
    const link = `${publicUrl}${localPath({ language, path: `/invite/${token}` })}`;
    const named = await Promise.all(places.map((place) => nameOf(query, place)));
    await postMail(query, { recipient: email, ...invitationMail(language, { places: named, link }) }, now);
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

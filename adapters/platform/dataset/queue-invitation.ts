import { localPath } from '@fairdesk/core/shared';
import { v7 as newId } from 'uuid';
import { invitationMail } from '../mail/invitation-mail.ts';
import { postMail } from '../mail/outbox.ts';
import { hashOf, newSecret } from '../tokens/secret.ts';
import type { ImportTarget } from './apply-import.ts';

/** How long an imported invitation waits, in milliseconds: as long as any other. */
const LIFE_MS = 14 * 86_400_000;

/** Invites by mail, which the running server sends within a minute. `publicUrl` is where people reach it. */
export const queueInvitation =
  (publicUrl: string): ImportTarget['invite'] =>
  async (query, { email, eventId, participationId, role, language }, now) => {
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
    const token = newSecret();
    const link = `${publicUrl}${localPath({ language, path: `/invite/${token}` })}`;
    await query
      .insertInto('invitations')
      .values({
        ...{ id: newId(), tokenHash: hashOf(token), email, eventId, participationId, role, language },
        created: now.toISOString(),
        expires: new Date(now.getTime() + LIFE_MS).toISOString(),
        accepted: null,
      })
      .execute();
    const organizationName = company?.organizationName ?? '';
    const letter = invitationMail(language, { eventName, organizationName, link });
    await postMail(query, { recipient: email, ...letter }, now);
  };

import { type CompanyPeople, inviteesOf } from '@fairdesk/core/organiser';
import { type Language, ROLES, type Role } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { queueInvitation } from '../../dataset/write/queue-invitation.ts';
import { fairLanguage } from '../../mail/fair-language.ts';
import { readerLanguages } from '../../mail/reader-languages.ts';
import { recordAudit } from '../../record-audit.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import { chunksOf } from '../id-chunks.ts';

/** One mail to one user, for all companies. */
interface Invitation {
  readonly email: string;
  readonly language: Language;
  readonly places: readonly Place[];
}

interface Place {
  readonly eventId: string;
  readonly participationId: string;
  readonly role: Role;
  /** The name of the company. */
  readonly label: string;
}

/** Whom an invitation of these companies reaches: one mail per user. */
export const planInvitations = async (
  query: Query,
  event: string,
  ids: readonly string[],
  now: Date,
): Promise<readonly Invitation[]> => {
  const fallback = await fairLanguage(query, event);
  const mails = new Map<string, { language: Language; places: Place[] }>();
  for (const chunk of chunksOf(ids))
    for (const { id, name, people, languages } of await peopleOf(query, chunk))
      for (const { email, role } of inviteesOf(people, now)) {
        const mail = mails.get(email) ?? { language: languages.get(email) ?? fallback, places: [] };
        mail.places.push({ eventId: event, participationId: id, role, label: name });
        mails.set(email, mail);
      }
  return [...mails].map(([email, mail]) => ({ email, ...mail }));
};

/** Invites them, in the transaction of the caller; earlier invitations to the same companies are replaced. */
export const inviteCompanies = async (
  query: Query,
  { publicUrl }: Pick<OrganiserParts, 'publicUrl'>,
  { event, actor }: Pick<OrganiserCall, 'event' | 'actor'>,
  ids: readonly string[],
  now: Date,
) => {
  const mails = await planInvitations(query, event, ids, now);
  const invite = queueInvitation(publicUrl);
  for (const { email, language, places } of mails) {
    for (const { participationId, role, label } of places) {
      await query
        .deleteFrom('invitations')
        .where('email', '=', email)
        .where('participationId', '=', participationId)
        .where('accepted', 'is', null)
        .execute();
      const subject = `exhibitor:${participationId}`;
      const after = { email, role };
      await recordAudit(query, { event, actor, action: 'exhibitor.invite', subject, label, after }, now);
    }
    const invited = places.map(({ label: _, ...place }) => place);
    await invite(query, { email, language, places: invited }, now);
  }
  const companies = new Set(
    mails.flatMap(({ places }) => places.map(({ participationId }) => participationId)),
  );
  return { companies: companies.size, people: mails.length };
};

/** A company with everyone who works for it. */
export interface CompanyWithPeople {
  readonly id: string;
  readonly name: string;
  /** Its name at the fair. */
  readonly displayName: string;
  readonly people: CompanyPeople;
  /** By email; of an unknown one it is that of the fair. */
  readonly languages: ReadonlyMap<string, Language>;
}

/** The people of at most as many companies as one statement may name, by company name. */
export const peopleOf = async (
  query: Query,
  ids: readonly string[],
): Promise<readonly CompanyWithPeople[]> => {
  const companies = await query
    .selectFrom('participations')
    .select(['id', 'name', 'organizationName', 'email'])
    .where('id', 'in', ids)
    .orderBy('organizationNameFolded')
    .execute();
  const users = await query
    .selectFrom('eventPermissions')
    .leftJoin('users', 'users.email', 'eventPermissions.email')
    .leftJoin('signIns', 'signIns.email', 'eventPermissions.email')
    .select([
      'participationId',
      'eventPermissions.email',
      'role',
      'passwordHash',
      'latest',
      'chosenLanguage as language',
      'listLanguage',
    ])
    .where('participationId', 'in', ids)
    .execute();
  const invitations = await query
    .selectFrom('invitations')
    .select(['participationId', 'email', 'role', 'language', 'created', 'accepted'])
    .where('participationId', 'in', ids)
    .orderBy('created')
    .execute();
  const usersOf = Map.groupBy(users, ({ participationId }) => participationId);
  const invitationsOf = Map.groupBy(invitations, ({ participationId }) => participationId);
  return companies.map(({ id, name, organizationName, email }) => {
    const own = invitationsOf.get(id) ?? [];
    const members = usersOf.get(id) ?? [];
    return {
      id,
      name: organizationName,
      displayName: name || organizationName,
      people: {
        email: email ?? '',
        users: members.map((user) => ({
          email: user.email,
          role: roleOf(user.role),
          hasAccount: user.passwordHash !== null || user.latest !== null,
        })),
        invitations: own.map((invitation) => ({
          email: invitation.email,
          role: roleOf(invitation.role),
          created: new Date(invitation.created),
          isAccepted: invitation.accepted !== null,
        })),
      },
      languages: readerLanguages(members, own),
    };
  });
};

/** An unknown role may do the least. */
const roleOf = (text: string): Role => ROLES.find((role) => role === text) ?? 'viewer';

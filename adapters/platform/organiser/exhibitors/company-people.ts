import type { ExhibitorPerson } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';

/** The people of companies by participation: those with a role, then invited ones; each by address. */
export const companyPeople = async (
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ExhibitorPerson[]>> => {
  const users = await query
    .selectFrom('eventPermissions')
    .leftJoin('users', 'users.email', 'eventPermissions.email')
    .leftJoin('signIns', 'signIns.email', 'eventPermissions.email')
    .select(['participationId', 'eventPermissions.email', 'role'])
    .select(['givenName', 'familyName', 'passwordHash', 'latest'])
    .where('participationId', 'in', ids)
    .orderBy('eventPermissions.email')
    .execute();
  const invitations = await query
    .selectFrom('invitations')
    .select(['participationId', 'email', 'role', 'created'])
    .where('participationId', 'in', ids)
    .where('accepted', 'is', null)
    .orderBy('created')
    .execute();
  const usersOf = Map.groupBy(users, ({ participationId }) => participationId);
  const invitationsOf = Map.groupBy(invitations, ({ participationId }) => participationId);
  return new Map(ids.map((id) => [id, peopleOf(usersOf.get(id) ?? [], invitationsOf.get(id) ?? [])]));
};

interface Invitation {
  readonly email: string;
  readonly role: string;
  readonly created: string;
}

interface Member {
  readonly email: string;
  readonly role: string;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly passwordHash: string | null;
  readonly latest: string | null;
}

const peopleOf = (
  users: readonly Member[],
  invitations: readonly Invitation[],
): readonly ExhibitorPerson[] => {
  const invitedOf = new Map(invitations.map((invitation) => [invitation.email, invitation]));
  const members = users.map(({ email, role, givenName, familyName, passwordHash, latest }) => ({
    ...{ email, role, isMember: true, hasAccount: passwordHash !== null || latest !== null },
    name: `${givenName ?? ''} ${familyName ?? ''}`.trim(),
    ...(latest !== null && { lastSignIn: latest }),
    ...(invitedOf.has(email) && { invited: invitedOf.get(email)?.created }),
  }));
  const memberEmails = new Set(members.map(({ email }) => email));
  const others = [...invitedOf.values()]
    .filter(({ email }) => !memberEmails.has(email))
    .map(({ email, role, created }) => ({
      ...{ email, role, name: '', isMember: false, hasAccount: false, invited: created },
    }));
  return [...members, ...others];
};

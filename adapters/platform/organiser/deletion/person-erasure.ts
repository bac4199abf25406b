import { type DeletionObstacle, type DeletionPlan, isLastAdmin } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import type { Erased } from './erased.ts';
import { peopleElsewhere } from './people-elsewhere.ts';

/** A person with everything that is deleted at an event. */
export interface PersonErasure {
  readonly name: string;
  readonly erased: Erased;
  readonly figures: DeletionPlan['figures'];
  readonly companies: DeletionPlan['companies'];
  readonly obstacle: DeletionObstacle | undefined;
}

/** Reads what is deleted with a person; `undefined` for one without role or invitation at the event. */
export const personErasure = async (
  query: Query,
  { event, actor }: { readonly event: string; readonly actor: string },
  email: string,
): Promise<PersonErasure | undefined> => {
  const [roles, invitations] = await Promise.all(
    (['eventPermissions', 'invitations'] as const).map((table) =>
      query
        .selectFrom(table)
        .select(['email', 'role', 'participationId'])
        .where('eventId', '=', event)
        .where('email', '=', email)
        .execute(),
    ),
  );
  if (roles === undefined || invitations === undefined || roles.length + invitations.length === 0)
    return undefined;
  const elsewhere = await peopleElsewhere(query, [email], ({ eventId }) => eventId === event);
  const stays = elsewhere.has(email);
  return {
    name: email,
    erased: { event, leaving: stays ? [] : [email], hereOnly: stays ? [email] : [] },
    figures: { roles: roles.length, invitations: invitations.length },
    companies: await companiesOf(query, email, [
      ...new Set([...roles, ...invitations].flatMap(({ participationId }) => participationId ?? [])),
    ]),
    obstacle: email === actor.toLowerCase() ? 'yourself' : await lastAdmin(query, event, email),
  };
};

const lastAdmin = async (
  query: Query,
  event: string,
  email: string,
): Promise<DeletionObstacle | undefined> => {
  const admins = await query
    .selectFrom('eventPermissions')
    .select('email')
    .where('eventId', '=', event)
    .where('participationId', 'is', null)
    .where('role', '=', 'admin')
    .execute();
  const team = admins.map((admin) => ({ ...admin, role: 'admin' as const, isMember: true }));
  return isLastAdmin(team, { email, role: 'admin' }) ? 'last-admin' : undefined;
};

const companiesOf = async (
  query: Query,
  email: string,
  ids: readonly string[],
): Promise<DeletionPlan['companies']> => {
  if (ids.length === 0) return [];
  const companies = await query
    .selectFrom('participations')
    .select(['id', 'organizationName'])
    .where('id', 'in', ids)
    .orderBy('organizationNameFolded')
    .execute();
  const owners = await query
    .selectFrom('eventPermissions')
    .select(['participationId', 'email'])
    .where('participationId', 'in', ids)
    .where('role', '=', 'owner')
    .execute();
  return companies.map(({ id, organizationName }) => {
    const own = owners.filter(({ participationId }) => participationId === id);
    return {
      name: organizationName,
      losesContact: own.length > 0 && own.every((owner) => owner.email === email),
    };
  });
};

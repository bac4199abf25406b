import {
  TEAM_ROLES,
  type TeamChange,
  TeamChangeSchema,
  type TeamMember,
  teamFaults,
} from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import type { Query } from '../database/open-database.ts';
import { queueInvitation } from '../dataset/write/queue-invitation.ts';
import { invalid } from '../identity/read-input.ts';
import { recordAudit } from '../record-audit.ts';
import { conflict, json, notFound, type ServiceResponse } from '../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { lockFairs } from './lock-fairs.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { readDeskBody } from './read-desk-body.ts';
import { repeatedInvitation } from './repeated-invitation.ts';

/** `GET` lists the team of the fair, `POST` invites, changes a role or removes one. */
export const teamArea: OrganiserArea = (parts) => async (call) => {
  if (call.request.method === 'GET')
    return json(200, { items: await teamOf(parts.database.query, call.event) });
  return call.request.method === 'POST' ? change(parts, call) : methodNotAllowed;
};

const teamOf = async (query: Query, event: string): Promise<readonly TeamMember[]> => {
  const users = await query
    .selectFrom('eventPermissions')
    .leftJoin('users', 'users.email', 'eventPermissions.email')
    .leftJoin('signIns', 'signIns.email', 'eventPermissions.email')
    .select(['eventPermissions.email', 'role', 'givenName', 'familyName', 'latest'])
    .where('eventId', '=', event)
    .where('participationId', 'is', null)
    .orderBy('eventPermissions.email')
    .orderBy('role')
    .execute();
  const invitations = await query
    .selectFrom('invitations')
    .select(['email', 'role', 'created'])
    .where('eventId', '=', event)
    .where('participationId', 'is', null)
    .where('accepted', 'is', null)
    .orderBy('created')
    .execute();
  const keyOf = ({ email, role }: { readonly email: string; readonly role: string }) => `${role} ${email}`;
  const memberKeys = new Set(users.map(keyOf));
  const invited = new Map(invitations.map((each) => [keyOf(each), each]));
  const members = users.flatMap(({ email, role, givenName, familyName, latest }) =>
    withRole(role, (teamRole) => ({
      ...{ email, role: teamRole, isMember: true, name: `${givenName ?? ''} ${familyName ?? ''}`.trim() },
      ...(latest !== null && { lastSignIn: latest }),
    })),
  );
  const others = [...invited.values()].filter((each) => !memberKeys.has(keyOf(each)));
  return [
    ...members,
    ...others.flatMap(({ email, role, created }) =>
      withRole(role, (teamRole) => ({ email, role: teamRole, name: '', isMember: false, invited: created })),
    ),
  ];
};

const withRole = (role: string, make: (role: TeamMember['role']) => TeamMember): TeamMember[] => {
  const teamRole = TEAM_ROLES.find((each) => each === role);
  return teamRole ? [make(teamRole)] : [];
};

const change = async (
  { database, mailer, publicUrl, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const teamChange = await readDeskBody(request, TeamChangeSchema);
  const items = await database.write(async (query) => {
    const now = clock();
    // Two administrators must not remove each other at the same time.
    await lockFairs(query, [event]);
    const faults = teamFaults(await teamOf(query, event), teamChange);
    if (faults.length > 0) throw invalid(faults);
    const values = await apply(query, { event, publicUrl, now }, teamChange);
    const { kind, email } = teamChange;
    if (values)
      await recordAudit(
        query,
        { event, actor, action: `team.${kind}`, subject: `team:${email}`, label: email, ...values },
        now,
      );
    return teamOf(query, event);
  });
  void mailer.wake();
  return json(200, { items });
};

interface Writer {
  readonly event: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** @returns `undefined` for an invitation that has been sent */
const apply = async (query: Query, { event, publicUrl, now }: Writer, teamChange: TeamChange) => {
  const { email } = teamChange;
  if (teamChange.kind === 'invite') {
    const { role, language } = teamChange;
    const { id, isSent } = await repeatedInvitation(query, { place: event, change: teamChange });
    if (isSent) return undefined;
    await invitationsOf(query, event, email, role).execute();
    const places = [{ eventId: event, participationId: null, role }];
    await queueInvitation(publicUrl)(query, { id, email, language, places }, now);
    return { after: { email, role, language } };
  }
  const from = teamChange.kind === 'role' ? teamChange.from : teamChange.role;
  const { numDeletedRows } = await query
    .deleteFrom('eventPermissions')
    .where('eventId', '=', event)
    .where('participationId', 'is', null)
    .where('email', '=', email)
    .where('role', '=', from)
    .executeTakeFirstOrThrow();
  const cancelled = await invitationsOf(query, event, email, from).executeTakeFirstOrThrow();
  if (numDeletedRows + cancelled.numDeletedRows === 0n) throw notFound();
  if (teamChange.kind === 'remove') return { before: { email, role: from } };
  if (numDeletedRows === 0n) throw conflict();
  await giveRole(query, { event, email, role: teamChange.role, moment: now.toISOString() });
  return { before: { email, role: from }, after: { email, role: teamChange.role } };
};

/** Deletes the invitations of a person to a role that are not accepted. */
const invitationsOf = (query: Query, event: string, email: string, role: string) =>
  query
    .deleteFrom('invitations')
    .where('eventId', '=', event)
    .where('participationId', 'is', null)
    .where('email', '=', email)
    .where('role', '=', role)
    .where('accepted', 'is', null);

const giveRole = async (
  query: Query,
  { event, email, role, moment }: { event: string; email: string; role: string; moment: string },
): Promise<void> => {
  const existing = await query
    .selectFrom('eventPermissions')
    .select('id')
    .where('eventId', '=', event)
    .where('participationId', 'is', null)
    .where('email', '=', email)
    .where('role', '=', role)
    .executeTakeFirst();
  if (existing) return;
  await query
    .insertInto('eventPermissions')
    .values({
      ...{ id: uuid(), eventId: event, participationId: null, email, role },
      ...{ created: moment, modified: moment },
    })
    .execute();
};

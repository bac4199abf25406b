import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import { type HttpFault, httpFault, json } from '../service.ts';
import { hashOf } from '../tokens/secret.ts';
import { AccountInput } from './account.ts';
import type { IdentityParts } from './parts.ts';
import { invalid, readInput } from './read-input.ts';
import { newPasswordFaults, saveUser, type User, userByEmail } from './users.ts';

/** `GET /identity/invitations/{token}`: what somebody is invited to. */
export const readInvitation = async (parts: IdentityParts, token: string): Promise<Response> => {
  const { email, organizationName, eventName, role } = await openInvitation(parts, token);
  const user = await userByEmail(parts.database.query, email);
  return json(200, {
    email,
    organizationName: organizationName ?? '',
    eventName,
    role,
    accountExists: hasAccount(user),
  });
};

/** `POST /identity/invitations/{token}/accept`: makes the account, or proves it by its password, and gives the role. */
export const acceptInvitation = async (
  parts: IdentityParts,
  token: string,
  request: Request,
): Promise<Response> => {
  const { database, clock } = parts;
  const invitation = await openInvitation(parts, token);
  const input = await readInput(request, AccountInput);
  const user = await userByEmail(database.query, invitation.email);
  const passwordHash = await passwordFor(parts, invitation.email, user, input);
  await database.write(async (query) => {
    const now = clock();
    const { numUpdatedRows } = await query
      .updateTable('invitations')
      .set({ accepted: now.toISOString() })
      .where('id', '=', invitation.id)
      .where('accepted', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw gone();
    if (passwordHash !== undefined) {
      const { email } = invitation;
      const { givenName, familyName } = input;
      await saveUser(query, { email, givenName, familyName, passwordHash, accountSetup: true }, now);
    }
    await giveRole(query, invitation, now);
  });
  return json(200, { email: invitation.email });
};

const hasAccount = (user: User | undefined): user is User => typeof user?.passwordHash === 'string';

/** The hash of the new password; `undefined` for somebody who has one, and knew it. */
const passwordFor = async (
  { passwords }: IdentityParts,
  email: string,
  user: User | undefined,
  { password }: z.infer<typeof AccountInput>,
): Promise<string | undefined> => {
  if (hasAccount(user)) {
    if (await passwords.matches(password, user.passwordHash)) return undefined;
    throw invalid([{ path: 'password', code: 'login-please-check-your-email-and-password-and-try-again' }]);
  }
  const faults = newPasswordFaults(password, email);
  if (faults.length > 0) throw invalid(faults);
  return passwords.hash(password);
};

const openInvitation = async ({ database, clock }: IdentityParts, token: string) => {
  const invitation = await database.query
    .selectFrom('invitations')
    .innerJoin('events', 'events.id', 'invitations.eventId')
    .leftJoin('participations', 'participations.id', 'invitations.participationId')
    .select(['invitations.id', 'invitations.email', 'invitations.role', 'invitations.eventId'])
    .select(['invitations.participationId', 'events.name as eventName', 'participations.organizationName'])
    .where('tokenHash', '=', hashOf(token))
    .where('expires', '>', clock().toISOString())
    .where('accepted', 'is', null)
    .executeTakeFirst();
  if (!invitation) throw gone();
  return invitation;
};

type Invitation = Awaited<ReturnType<typeof openInvitation>>;

/** One role per person and place: a later invitation says what it is from now on. */
const giveRole = async (
  query: Query,
  { eventId, participationId, email, role }: Invitation,
  now: Date,
): Promise<void> => {
  const modified = now.toISOString();
  const { numUpdatedRows } = await query
    .updateTable('eventPermissions')
    .set(({ eb }) => ({ role, modified, version: eb('version', '+', 1) }))
    .where('eventId', '=', eventId)
    .where('participationId', participationId === null ? 'is' : '=', participationId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const row = { id: uuid(), eventId, participationId, email, role, created: modified, modified };
  await query.insertInto('eventPermissions').values(row).execute();
};

const gone = (): HttpFault => httpFault(404, { error: 'not_found' });

import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import { json, notFound, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { hashOf } from '../tokens/secret.ts';
import { JoinInput, newAccountFaults } from './account.ts';
import type { IdentityParts } from './parts.ts';
import { invalid, readInput } from './read-input.ts';
import { saveUser, type User, userByEmail } from './users.ts';

/** `GET /identity/invitations/{token}`: the places an invitation grants access to. */
export const readInvitation = async (parts: IdentityParts, token: string): Promise<ServiceResponse> => {
  const [lead, ...others] = await openInvitations(parts, token);
  const { email, role } = lead;
  const user = await userByEmail(parts.database.query, email);
  const names = { givenName: user?.givenName ?? '', familyName: user?.familyName ?? '' };
  const places = [lead, ...others].map(({ organizationName, eventName }) => ({
    organizationName: organizationName ?? '',
    eventName,
  }));
  return json(200, {
    email,
    places,
    role,
    accountExists: hasAccount(user),
    ...(hasAccount(user) ? {} : names),
  });
};

/**
 * `POST /identity/invitations/{token}/accept`: creates the account, or verifies its password, and grants the
 * roles.
 */
export const acceptInvitation = async (
  parts: IdentityParts,
  token: string,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, clock } = parts;
  const invitations = await openInvitations(parts, token);
  const [{ email }] = invitations;
  const input = await readInput(request, JoinInput);
  const user = await userByEmail(database.query, email);
  const passwordHash = await passwordFor(parts, email, user, input);
  await database.write(async (query) => {
    const now = clock();
    const { numUpdatedRows } = await query
      .updateTable('invitations')
      .set({ accepted: now.toISOString() })
      .where(
        'id',
        'in',
        invitations.map(({ id }) => id),
      )
      .where('accepted', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows < BigInt(invitations.length)) throw notFound();
    if (passwordHash !== undefined) {
      const { givenName, familyName } = input;
      await saveUser(query, { email, givenName, familyName, passwordHash, accountSetup: true }, now);
    }
    for (const invitation of invitations) await giveRole(query, invitation, now);
  });
  return json(200, { email });
};

const hasAccount = (user: User | undefined): user is User => typeof user?.passwordHash === 'string';

/**
 * The hash of the new password; `undefined` for a user who already has a password and entered it correctly.
 */
const passwordFor = async (
  { passwords }: IdentityParts,
  email: string,
  user: User | undefined,
  input: z.infer<typeof JoinInput>,
): Promise<string | undefined> => {
  const { password } = input;
  if (hasAccount(user)) {
    if (await passwords.matches(password, user.passwordHash)) return undefined;
    throw invalid([{ path: 'password', code: 'login-please-check-your-email-and-password-and-try-again' }]);
  }
  const faults = newAccountFaults(input, email);
  if (faults.length > 0) throw invalid(faults);
  return passwords.hash(password);
};

/** The invitation of this link, and those mailed with it. */
const openInvitations = async (
  { database, clock }: IdentityParts,
  token: string,
): Promise<readonly [Invitation, ...Invitation[]]> => {
  const open = waiting(database.query, clock());
  const lead = await open.where('tokenHash', '=', hashOf(token)).executeTakeFirst();
  if (!lead) throw notFound();
  const others = await open.where('mailedWith', '=', lead.id).orderBy('invitations.id').execute();
  return [lead, ...others];
};

/** Invitations that are still open. */
const waiting = (query: Query, now: Date) =>
  query
    .selectFrom('invitations')
    .innerJoin('events', 'events.id', 'invitations.eventId')
    .leftJoin('participations', 'participations.id', 'invitations.participationId')
    .select(['invitations.id', 'invitations.email', 'invitations.role', 'invitations.eventId'])
    .select(['invitations.participationId', 'events.name as eventName', 'participations.organizationName'])
    .where('expires', '>', now.toISOString())
    .where('accepted', 'is', null);

type Invitation = Awaited<ReturnType<ReturnType<typeof waiting>['executeTakeFirstOrThrow']>>;

/** Grants a role. A user has one role per place: a later invitation replaces it. */
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

import { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import { templateOfOnlyFair } from '../mail/mail-templates.ts';
import { passwordResetMail } from '../mail/password-reset-mail.ts';
import { empty, httpFault, notFound, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { claimLink, endLinks, LinkInput, type LinkKind, mailLink, ownerOfLink } from './one-time-link.ts';
import type { IdentityParts } from './parts.ts';
import { invalid, PasswordInput, readInput } from './read-input.ts';
import { newPasswordFaults } from './users.ts';

/** Maximum number of fairs named in the mail. */
const MOST_FAIRS = 5;

const ResetInput = z.object({ token: z.string().min(1).max(200), password: PasswordInput });

/** Links to choose a new password. */
const RESET: LinkKind = {
  table: 'passwordResets',
  page: '/reset-password',
  lifeMs: 3_600_000,
  letterOf: async (query, { email }, language, link) =>
    passwordResetMail(
      language,
      { fairs: await fairsOf(query, email), link },
      await templateOfOnlyFair(query, email, 'password', language),
    ),
};

/** `POST /identity/password/forgot`: the response and its timing are the same for an unknown address. */
export const forgotPassword = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const input = await readInput(request, LinkInput);
  parts.background.run('Cannot prepare a password mail', () => mailLink(parts, RESET, input));
  return empty(202);
};

/** The names of the fairs the user has access to. */
const fairsOf = async (query: Query, email: string): Promise<readonly string[]> => {
  const rows = await query
    .selectFrom('eventPermissions')
    .innerJoin('events', 'events.id', 'eventPermissions.eventId')
    .select('events.name')
    .distinct()
    .where('eventPermissions.email', '=', email)
    .orderBy('events.name')
    .limit(MOST_FAIRS)
    .execute();
  return rows.map(({ name }) => name.replaceAll(/\s+/g, ' '));
};

/** `GET /identity/password-resets/{token}`: whether the link works, without using it up. */
export const readPasswordReset = async (
  { database, clock }: IdentityParts,
  token: string,
): Promise<ServiceResponse> => {
  if (!(await ownerOfLink(database.query, RESET, token, clock()))) throw notFound();
  return empty(204);
};

/** `POST /identity/password/reset`: sets a new password; ends every session and token of the user. */
export const resetPassword = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, passwords, tokens, clock } = parts;
  const { token, password } = await readInput(request, ResetInput);
  const user = await ownerOfLink(database.query, RESET, token, clock());
  if (!user) throw deadLink();
  const faults = newPasswordFaults(password, user.email);
  if (faults.length > 0) throw invalid(faults);
  const passwordHash = await passwords.hash(password);
  await database.write(async (query) => {
    // Of concurrent requests with the same link, only one sets the password.
    if ((await claimLink(query, RESET, token, clock())) === undefined) throw deadLink();
    await endLinks(query, user.id);
    await query
      .updateTable('users')
      .set({ passwordHash, modified: clock().toISOString() })
      .where('id', '=', user.id)
      .execute();
    await tokens.revokeAll(query, user.id);
    await query.deleteFrom('sessions').where('email', '=', user.email).execute();
  });
  return empty(204);
};

const deadLink = () => httpFault(400, { error: 'invalid_token' });

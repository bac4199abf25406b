import { type Language, localPath } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import { postMail } from '../mail/outbox.ts';
import { passwordResetMail } from '../mail/password-reset-mail.ts';
import { empty, httpFault, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { hashOf, newSecret } from '../tokens/secret.ts';
import type { IdentityParts } from './parts.ts';
import { EmailInput, invalid, LanguageInput, PasswordInput, readInput } from './read-input.ts';
import { newPasswordFaults, userByEmail } from './users.ts';

/** How long a link works, and how many are sent to one person in that time. */
const LIFE_MS = 3_600_000;
const MOST_LINKS = 3;
/** How many fairs the mail names. */
const MOST_FAIRS = 5;

const ForgotInput = z.object({ email: EmailInput, language: LanguageInput });
const ResetInput = z.object({ token: z.string().min(1).max(200), password: PasswordInput });

/** `POST /identity/password/forgot`: the answer, and its time, are the same for an unknown address. */
export const forgotPassword = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { email, language } = await readInput(request, ForgotInput);
  parts.background.run('Cannot prepare a password mail', () => sendLink(parts, email, language));
  return empty(202);
};

const sendLink = async (
  { database, mailer, publicUrl, clock }: IdentityParts,
  email: string,
  language: Language,
): Promise<void> => {
  const now = clock();
  const token = newSecret();
  const link = `${publicUrl}${localPath({ language, path: `/reset-password/${token}` })}`;
  await database.write(async (query) => {
    const user = await userByEmail(query, email);
    if (!user) return;
    const recent = await query
      .selectFrom('passwordResets')
      .select('tokenHash')
      .where('userId', '=', user.id)
      .where('expires', '>', now.toISOString())
      .execute();
    if (recent.length >= MOST_LINKS) return;
    const expires = new Date(now.getTime() + LIFE_MS).toISOString();
    await query
      .insertInto('passwordResets')
      .values({ tokenHash: hashOf(token), userId: user.id, created: now.toISOString(), expires })
      .execute();
    const fairs = await fairsOf(query, user.email);
    await postMail(query, { recipient: user.email, ...passwordResetMail(language, { fairs, link }) }, now);
  });
  await mailer.wake();
};

/** The names of the fairs this person has access to. */
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

/** `POST /identity/password/reset`: a new password; every session and token of the person ends. */
export const resetPassword = async (
  parts: IdentityParts,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, passwords, tokens, clock } = parts;
  const { token, password } = await readInput(request, ResetInput);
  const user = await userOfLink(parts, token);
  if (!user) throw deadLink();
  const faults = newPasswordFaults(password, user.email);
  if (faults.length > 0) throw invalid(faults);
  const passwordHash = await passwords.hash(password);
  await database.write(async (query) => {
    const used = await query
      .deleteFrom('passwordResets')
      .where('tokenHash', '=', hashOf(token))
      .executeTakeFirstOrThrow();
    if (used.numDeletedRows === 0n) throw deadLink();
    await query.deleteFrom('passwordResets').where('userId', '=', user.id).execute();
    await query.deleteFrom('signInLinks').where('userId', '=', user.id).execute();
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

const userOfLink = ({ database, clock }: IdentityParts, token: string) =>
  database.query
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.id', 'users.email'])
    .where('tokenHash', '=', hashOf(token))
    .where('expires', '>', clock().toISOString())
    .executeTakeFirst();

const deadLink = () => httpFault(400, { error: 'invalid_token' });

import type { Query } from '../database/open-database.ts';
import { json, notFound, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { hashOf } from '../tokens/secret.ts';
import { newSecretLink } from '../tokens/secret-link.ts';
import { JoinInput, newAccountFaults } from './account.ts';
import type { IdentityParts } from './parts.ts';
import { EmailInput, invalid, readInput } from './read-input.ts';
import { saveUser, userByEmail } from './users.ts';

/** How long a link that makes an administrator is valid, in milliseconds. */
const LIFE_MS = 7 * 24 * 3_600_000;

/**
 * Creates a link that makes an administrator, once.
 *
 * @param email the only address it works for, in the newest link alone; `null` when the administrator chooses it:
 *   each server of a new installation prints such a link, and all work until one is used
 * @returns its address
 */
export const newSetupLink = async (
  query: Query,
  publicUrl: string,
  email: string | null,
  now: Date,
): Promise<string> => {
  const { href, tokenHash } = newSecretLink(publicUrl.replace(/\/+$/, ''), 'en', '/setup');
  await query
    .deleteFrom('setupLinks')
    .where((eb) => (email === null ? eb('expires', '<=', now.toISOString()) : eb('email', '=', email)))
    .execute();
  await query
    .insertInto('setupLinks')
    .values({
      tokenHash,
      email,
      created: now.toISOString(),
      expires: new Date(now.getTime() + LIFE_MS).toISOString(),
    })
    .execute();
  return href;
};

/** Whether the installation is new: it has no user, no administrator and no event. */
export const isUnattended = async (query: Query): Promise<boolean> => {
  const rows = await Promise.all([
    query.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    query.selectFrom('administrators').select('email').limit(1).executeTakeFirst(),
    query.selectFrom('events').select('id').limit(1).executeTakeFirst(),
  ]);
  return rows.every((row) => row === undefined);
};

/** `GET /identity/setup/{token}`: the address the link works for, empty for any. */
export const readSetupLink = async (
  { database, clock }: IdentityParts,
  token: string,
): Promise<ServiceResponse> => {
  const email = await emailOf(database.query, token, clock());
  const user = email === '' ? undefined : await userByEmail(database.query, email);
  return json(200, { email, accountExists: typeof user?.passwordHash === 'string' });
};

const SetupInput = JoinInput.extend({ email: EmailInput });

/**
 * `POST /identity/setup/{token}`: makes an administrator, with a new account or, by its password, an existing
 * one.
 */
export const useSetupLink = async (
  parts: IdentityParts,
  token: string,
  request: ServiceRequest,
): Promise<ServiceResponse> => {
  const { database, passwords, clock } = parts;
  const input = await readInput(request, SetupInput);
  const { email, password, givenName, familyName } = input;
  const fixed = await emailOf(database.query, token, clock());
  if (fixed !== '' && fixed !== email) throw invalid([{ path: 'email', code: 'setup-other-email' }]);
  const user = await userByEmail(database.query, email);
  const existingHash = user?.passwordHash;
  if (typeof existingHash === 'string' && !(await passwords.matches(password, existingHash)))
    throw invalid([{ path: 'password', code: 'login-please-check-your-email-and-password-and-try-again' }]);
  const faults = typeof existingHash === 'string' ? [] : newAccountFaults(input, email);
  if (faults.length > 0) throw invalid(faults);
  const passwordHash = typeof existingHash === 'string' ? undefined : await passwords.hash(password);
  await database.write(async (query) => {
    const now = clock();
    // The deletion is the claim: of concurrent requests, only one deletes the row. The links of other servers go too.
    const claimed = await query
      .deleteFrom('setupLinks')
      .where('email', fixed === '' ? 'is' : '=', fixed === '' ? null : fixed)
      .returning('tokenHash')
      .execute();
    if (!claimed.some(({ tokenHash }) => tokenHash === hashOf(token))) throw notFound();
    if (passwordHash !== undefined)
      await saveUser(query, { email, givenName, familyName, passwordHash, accountSetup: true }, now);
    await query
      .insertInto('administrators')
      .values({ email, created: now.toISOString() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  });
  return json(200, { email });
};

const emailOf = async (query: Query, token: string, now: Date): Promise<string> => {
  const link = await query
    .selectFrom('setupLinks')
    .select('email')
    .where('tokenHash', '=', hashOf(token))
    .where('expires', '>', now.toISOString())
    .executeTakeFirst();
  if (!link) throw notFound();
  return link.email ?? '';
};

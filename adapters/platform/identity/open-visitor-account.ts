import { hashOf } from '../tokens/secret.ts';
import type { IdentityParts } from './parts.ts';
import { saveUser, userByEmail } from './users.ts';

/**
 * Opens the account of a registration: once, until its link expires.
 *
 * An account that exists by then is left unchanged: the owner of the link reads the mail of its address.
 *
 * @returns the id of the user; `undefined` when the link is unknown, expired or already used
 */
export const openVisitorAccount = (
  { database, clock }: IdentityParts,
  token: string,
): Promise<string | undefined> =>
  database.write(async (query) => {
    const now = clock();
    const registration = await query
      .updateTable('visitorRegistrations')
      .set({ expires: now.toISOString() })
      .where('tokenHash', '=', hashOf(token))
      .where('expires', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst();
    if (!registration) return undefined;
    const { email, givenName, familyName, passwordHash } = registration;
    const existing = await userByEmail(query, email);
    if (!existing)
      await saveUser(query, { email, givenName, familyName, passwordHash, accountSetup: true }, now);
    return (existing ?? (await userByEmail(query, email)))?.id;
  });

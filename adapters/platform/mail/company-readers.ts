import type { Language, Role } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import { fairLanguage } from './fair-language.ts';
import { readerLanguages } from './reader-languages.ts';

interface Company {
  readonly event: string;
  readonly participation: string;
}

/** The users with these roles at a company, each with the language of their mails. */
export const companyReaders = async (
  query: Query,
  { event, participation }: Company,
  roles: readonly Role[],
): Promise<readonly { readonly email: string; readonly language: Language }[]> => {
  const users = await query
    .selectFrom('eventPermissions')
    .leftJoin('users', 'users.email', 'eventPermissions.email')
    .select(['eventPermissions.email', 'chosenLanguage as language', 'listLanguage'])
    .where('participationId', '=', participation)
    .where('role', 'in', roles)
    .execute();
  const emails = [...new Set(users.map(({ email }) => email))];
  if (emails.length === 0) return [];
  const invitations = await query
    .selectFrom('invitations')
    .select(['email', 'language'])
    .where('eventId', '=', event)
    .where('email', 'in', emails)
    .orderBy('created')
    .execute();
  const languages = readerLanguages(users, invitations);
  const fallback = await fairLanguage(query, event);
  return emails.map((email) => ({ email, language: languages.get(email) ?? fallback }));
};

import { isLanguage, type Language, type Role } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';

/** The users with these roles at a company, each with the language of their invitation. */
export const companyPeople = async (
  query: Query,
  participation: string,
  roles: readonly Role[],
): Promise<readonly { readonly email: string; readonly language: Language }[]> => {
  const rows = await query
    .selectFrom('eventPermissions')
    .select('email')
    .where('participationId', '=', participation)
    .where('role', 'in', roles)
    .execute();
  const emails = [...new Set(rows.map(({ email }) => email))];
  const invitations =
    emails.length === 0
      ? []
      : await query
          .selectFrom('invitations')
          .select(['email', 'language'])
          .where('email', 'in', emails)
          .execute();
  return emails.map((email) => {
    const language = invitations.find((each) => each.email === email)?.language ?? '';
    return { email, language: isLanguage(language) ? language : 'en' };
  });
};

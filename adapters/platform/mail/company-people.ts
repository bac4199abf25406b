import { isLanguage, type Language, type Role } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';

/** The users with these roles at a company, each with the language that they chose, else that of their latest invitation. */
export const companyPeople = async (
  query: Query,
  participation: string,
  roles: readonly Role[],
): Promise<readonly { readonly email: string; readonly language: Language }[]> => {
  const rows = await query
    .selectFrom('eventPermissions')
    .leftJoin('users', 'users.email', 'eventPermissions.email')
    .select(['eventPermissions.email', 'chosenLanguage'])
    .where('participationId', '=', participation)
    .where('role', 'in', roles)
    .execute();
  const chosen = new Map(rows.map(({ email, chosenLanguage }) => [email, chosenLanguage]));
  const emails = [...chosen.keys()];
  const invitations =
    emails.length === 0
      ? []
      : await query
          .selectFrom('invitations')
          .select(['email', 'language'])
          .where('email', 'in', emails)
          .orderBy('created', 'desc')
          .execute();
  return emails.map((email) => {
    const invited = invitations.find((each) => each.email === email)?.language;
    const language = chosen.get(email) ?? invited ?? '';
    return { email, language: isLanguage(language) ? language : 'en' };
  });
};

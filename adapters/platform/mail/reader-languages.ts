import { isLanguage, type Language } from '@fairdesk/core/shared';

interface Known {
  readonly email: string;
  /** As it is stored; null for none. */
  readonly language: string | null;
}

/**
 * The languages of people by their address: the one they chose, else that of their latest invitation to the fair, else
 * that of the organiser's list. The mails of all others are in the language of the fair.
 *
 * @param users with the language they chose
 * @param invitations the earliest first
 */
export const readerLanguages = (
  users: readonly (Known & { readonly listLanguage: string | null })[],
  invitations: readonly Known[],
): ReadonlyMap<string, Language> =>
  new Map(
    [
      ...users.map(({ email, listLanguage: language }) => ({ email, language })),
      ...invitations,
      ...users,
    ].flatMap(({ email, language }) =>
      language !== null && isLanguage(language) ? [[email, language] as const] : [],
    ),
  );

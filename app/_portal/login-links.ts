import 'server-only';
import { type Language, localPath, queryString } from '@fairdesk/core/shared';
import { signOnLink } from '#app/_site/sign-on-link.ts';

/**
 * The addresses beside a login form.
 *
 * @param page the page that the user requested, as in the browser; a mailed link leads to it
 */
export const loginLinks = (language: Language, page?: string) => ({
  forgot: mailRequest(language, '/forgot-password', page),
  link: mailRequest(language, '/sign-in', page),
  register: localPath({ language, path: '/register' }),
  visitor: localPath({ language, path: '/register?as=visitor' }),
  saved: localPath({ language, path: '/saved' }),
  signOn: signOnLink(language),
});

const mailRequest = (language: Language, path: string, page: string | undefined): string => {
  const isHome = page === undefined || page === localPath({ language, path: '/' });
  const suffix = isHome ? '' : `?${queryString({ return: page })}`;
  return localPath({ language, path, suffix });
};

/** The page to register as a visitor, which leads to the saved articles. */
export const visitorLink = (language: Language): string => {
  const { visitor, saved } = loginLinks(language);
  return `${visitor}&return=${encodeURIComponent(saved)}`;
};

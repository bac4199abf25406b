import 'server-only';
import { type Language, localPath } from '@fairdesk/core/shared';
import { signOnLink } from '#app/_site/sign-on-link.ts';

/** The addresses beside a login form. */
export const loginLinks = (language: Language) => ({
  forgot: localPath({ language, path: '/forgot-password' }),
  link: localPath({ language, path: '/sign-in' }),
  register: localPath({ language, path: '/register' }),
  visitor: localPath({ language, path: '/register?as=visitor' }),
  saved: localPath({ language, path: '/saved' }),
  signOn: signOnLink(language),
});

/** The page to register as a visitor, which leads to the saved articles. */
export const visitorLink = (language: Language): string => {
  const { visitor, saved } = loginLinks(language);
  return `${visitor}&return=${encodeURIComponent(saved)}`;
};

import { LANGUAGE_COOKIE, LANGUAGE_DAYS } from '@fairdesk/core/shared';
import { setCookie } from '../../shared/set-cookie.ts';

/** Stores the language of a link to this page in another language that is followed; the session stores it for other devices. */
export const storeLanguage = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('language-links a');
  if (link) setCookie(LANGUAGE_COOKIE, LANGUAGE_DAYS, link.hreflang);
};

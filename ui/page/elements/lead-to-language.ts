import { LANGUAGE_COOKIE } from '@fairdesk/core/navigation';
import { queryInOtherLanguages } from '../../shared/query-in-other-languages.ts';
import { setCookie } from './set-cookie.ts';

/** How long the choice of a language is stored, in days. */
const DAYS = 365;

/** Makes a link to this page in another language lead to what the page shows now, and stores the choice. */
export const leadToLanguage = (link: HTMLAnchorElement): void => {
  link.search = queryInOtherLanguages(window.location.search);
  link.hash = window.location.hash;
  chooseLanguage(link.hreflang);
};

/** No other language is offered after that. */
export const chooseLanguage = (language: string): void => setCookie(LANGUAGE_COOKIE, DAYS, language);

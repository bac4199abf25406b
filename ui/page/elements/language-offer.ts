import { LANGUAGE_COOKIE } from '@fairdesk/core/shared';
import type { Enliven } from './enliven.ts';
import { hasCookie } from './has-cookie.ts';
import { late } from './late.ts';

const hint = late(async () => (await import('./language-hint.ts')).languageHint);

/**
 * Offers the browser's language among these links, until the visitor has decided. Pages never redirect by language.
 * The links lead to the same place of the page: only the browser has the fragment of its address.
 */
export const languageOffer: Enliven = (element, signal) => {
  // Links have only text in them; what is between them has no use for a fragment.
  element.onclick = (event) => {
    (event.target as HTMLAnchorElement).hash = location.hash;
  };
  const [language] = navigator.language.split('-');
  const link = element.querySelector<HTMLElement>(`a[hreflang="${language}"]`);
  if (link && !hasCookie(LANGUAGE_COOKIE)) hint(link, signal);
};

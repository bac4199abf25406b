import { LANGUAGE_COOKIE, offeredLanguage } from '@fairdesk/core/navigation';
import type { Enliven } from './enliven.ts';
import { hasCookie } from './has-cookie.ts';
import { leadToLanguage } from './lead-to-language.ts';

/**
 * Links to this page in other languages. They lead to the same search, tab or item, even one that was opened since the
 * page was loaded: only the browser has its present address. To a visitor who has not chosen a language yet, the one
 * that the browser prefers is offered.
 */
export const languageLinks: Enliven = (element, signal) => {
  element.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link) leadToLanguage(link);
    },
    { signal },
  );
  const link = linkToOffer(element);
  if (link)
    void import('./language-hint.ts').then(({ languageHint }) => {
      if (!signal.aborted) languageHint(link, signal);
    });
};

/** None in a frame, where editors see the page, and in old browsers, which cannot style the offer. */
const linkToOffer = (element: HTMLElement): HTMLAnchorElement | undefined => {
  if (hasCookie(LANGUAGE_COOKIE) || window !== window.top || !document.adoptedStyleSheets) return undefined;
  const links = [...element.querySelectorAll('a')];
  const languages = links.map(({ hreflang }) => hreflang);
  const language = offeredLanguage(navigator.languages, document.documentElement.lang, languages);
  return links.find(({ hreflang }) => hreflang === language);
};

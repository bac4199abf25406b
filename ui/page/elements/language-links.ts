import { queryInOtherLanguages } from '../../shared/query-in-other-languages.ts';
import type { Enliven } from './enliven.ts';
import { languageOffer } from './language-offer.ts';

/** Links to this page in other languages; only the browser has the fragment of its address. */
const linksTo =
  (complete: (link: HTMLAnchorElement) => void): Enliven =>
  (element, signal) => {
    element.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (!link) return;
        complete(link);
        link.hash = window.location.hash;
      },
      { signal },
    );
    languageOffer(element, signal);
  };

/** They lead to the same search, tab or item, even one that was opened since the page was loaded. */
export const languageLinks = linksTo((link) => {
  link.search = queryInOtherLanguages(window.location.search);
});

/** The same on pages for signed-out users, whose server has written the query into the links. */
export const doorLanguageLinks = linksTo(() => {});

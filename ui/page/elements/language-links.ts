import { queryInOtherLanguages } from '../../shared/texts/query-in-other-languages.ts';
import type { Enliven } from './enliven.ts';
import { languageOffer } from './language-offer.ts';

/**
 * Links to this page in other languages. They lead to the same search, tab or item, even one that was opened since the
 * page was loaded: only the browser has its present address.
 */
export const languageLinks: Enliven = (element, signal) => {
  element.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      link.search = queryInOtherLanguages(window.location.search);
    },
    { signal },
  );
  languageOffer(element, signal);
};

import type { Enliven } from './enliven.ts';

/**
 * Links to this page in other languages. They lead to the same search, tab or item: only the browser has its present
 * address, and a cached page has none. The tags of news are left out: each language has its own.
 */
export const languageLinks: Enliven = (element, signal) => {
  element.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      link.search = withoutTags(window.location.search);
      link.hash = window.location.hash;
    },
    { signal },
  );
};

const withoutTags = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('tags='))
    .join('&');

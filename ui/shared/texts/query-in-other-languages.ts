/**
 * The query of a page for its links to other languages, without the tags of news: each language has its own.
 *
 * @param search `?q=pump&tags=water`, or empty
 * @returns `q=pump`, or empty
 */
export const queryInOtherLanguages = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('tags='))
    .join('&');

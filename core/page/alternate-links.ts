import { DEFAULT_LANGUAGE, type Language, localPath } from '../shared/index.ts';

/**
 * The address of a page in another language, for the head of the page. Source: site spec §2 "Language
 * switching".
 */
export interface AlternateLink {
  readonly hreflang: Language | 'x-default';
  readonly href: string;
}

/**
 * The addresses of a page in each of its languages, plus the `x-default`: English, or the first language.
 *
 * @param origin `https://fair.example`, without a trailing slash.
 * @param path within the site, without the language: `/news/new-oven`.
 */
export const alternateLinks = (
  origin: string,
  path: string,
  languages: readonly Language[],
): readonly AlternateLink[] => {
  const hrefIn = (language: Language): string => `${origin}${localPath({ language, path })}`;
  const fallback = languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : languages[0];
  const links = [...new Set(languages)].map(
    (language): AlternateLink => ({ hreflang: language, href: hrefIn(language) }),
  );
  return fallback === undefined ? links : [...links, { hreflang: 'x-default', href: hrefIn(fallback) }];
};

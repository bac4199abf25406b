import { DEFAULT_LANGUAGE, type Language } from '../shared/index.ts';

/**
 * The language that a visitor is led to from an address without a language, on a site that is not offered in English:
 * the first one of the site. `undefined` where nothing has to be changed, and for any other language, which was chosen.
 */
export const languageInstead = (language: Language, offered: readonly Language[]): Language | undefined =>
  language === DEFAULT_LANGUAGE && !offered.includes(language) ? offered[0] : undefined;

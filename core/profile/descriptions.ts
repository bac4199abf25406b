import { DEFAULT_LANGUAGE, type Language } from '../shared/index.ts';
import type { DescriptionTexts, ProfileTexts } from './company-profile.ts';

/** The descriptions of a company: the main ones, which are in {@link DEFAULT_LANGUAGE}, and those in other languages. */
export interface Descriptions extends DescriptionTexts {
  readonly texts: ProfileTexts;
}

/**
 * The same descriptions with one text per language: a text in the default language is the main one.
 *
 * Two fields with the same text would let a company save one and show the other.
 */
export const oneTextPerLanguage = <T extends Descriptions>(profile: T): T => {
  const { [DEFAULT_LANGUAGE]: main, ...texts } = profile.texts;
  return {
    ...profile,
    shortDescription: main?.shortDescription || profile.shortDescription,
    longDescription: main?.longDescription || profile.longDescription,
    texts,
  };
};

/** What the company says of itself in a language; empty where it says nothing. */
export const descriptionsIn = (profile: Descriptions, language: Language): DescriptionTexts => {
  const { shortDescription, longDescription, texts } = profile;
  if (language === DEFAULT_LANGUAGE) return { shortDescription, longDescription };
  return texts[language] ?? EMPTY;
};

/** The descriptions with another text in one language. */
export const withDescription = (
  profile: Descriptions,
  language: Language,
  part: Partial<DescriptionTexts>,
): Descriptions => {
  const { shortDescription, longDescription, texts } = profile;
  return language === DEFAULT_LANGUAGE
    ? { shortDescription, longDescription, texts, ...part }
    : {
        shortDescription,
        longDescription,
        texts: { ...texts, [language]: { ...descriptionsIn(profile, language), ...part } },
      };
};

/** What visitors read in a language: a text that is missing there is the main one. */
export const descriptionsShown = (profile: Descriptions, language: Language): DescriptionTexts => {
  const own = descriptionsIn(profile, language);
  return {
    shortDescription: own.shortDescription || profile.shortDescription,
    longDescription: own.longDescription || profile.longDescription,
  };
};

const EMPTY: DescriptionTexts = { shortDescription: '', longDescription: '' };

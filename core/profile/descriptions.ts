import { DEFAULT_LANGUAGE, type FieldLanguages, isBlank, type Language } from '../shared/index.ts';
import type { DescriptionTexts, ProfileTexts } from './company-profile.ts';

/** The descriptions of a company: the main ones in {@link DEFAULT_LANGUAGE}, and those in other languages. */
export interface Descriptions extends DescriptionTexts {
  readonly texts: ProfileTexts;
}

/**
 * Normalises descriptions to one text per language: moves a text in the default language to the main one.
 *
 * Two fields for the same text would let a company save one and display the other.
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

/** The company's own descriptions in a language; empty where there are none. */
export const descriptionsIn = (profile: Descriptions, language: Language): DescriptionTexts => {
  const { shortDescription, longDescription, texts } = profile;
  if (language === DEFAULT_LANGUAGE) return { shortDescription, longDescription };
  return texts[language] ?? EMPTY;
};

/** Replaces the description in one language. */
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

/** The descriptions visitors read, and the language of those that are not in theirs. */
export interface VisibleDescriptions extends DescriptionTexts {
  readonly languages: FieldLanguages<keyof DescriptionTexts>;
}

/** The descriptions visitors read in a language: the main text replaces a missing or blank one. */
export const visibleDescriptions = (profile: Descriptions, language: Language): VisibleDescriptions => {
  const visible = { ...descriptionsIn(profile, language) };
  const languages: Partial<Record<keyof DescriptionTexts, Language>> = {};
  for (const field of ['shortDescription', 'longDescription'] as const)
    if (isBlank(visible[field])) {
      visible[field] = profile[field];
      if (!isBlank(visible[field])) languages[field] = DEFAULT_LANGUAGE;
    }
  return { ...visible, languages };
};

const EMPTY: DescriptionTexts = { shortDescription: '', longDescription: '' };

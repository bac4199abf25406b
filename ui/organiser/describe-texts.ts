import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import type { Described } from '../shared/editing/version-choice.tsx';
import type { Labels } from '../shared/texts/translate.ts';

/** A text of a version in each language on its own, so that a comparison of versions names the languages that differ. */
export const describeTexts = (
  t: Labels['t'],
  name: string,
  textIn: (language: Language) => string,
): readonly Described[] =>
  LANGUAGES.map((language) => ({
    name: t('text-in', { name, language: LANGUAGE_NAMES[language] }),
    value: textIn(language),
  }));

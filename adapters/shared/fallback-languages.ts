import {
  DEFAULT_LANGUAGE,
  type FieldLanguages,
  isLanguage,
  type Language,
  type Localised,
} from '@fairdesk/core/shared';

/**
 * The languages of those texts for which `inLanguage` returns another language than the requested one, so that
 * screen readers can pronounce them; absent when there are none.
 *
 * @example
 * ```ts
 * fallbackLanguages({ title: { en: 'Stand' }, content: { en: 'Build', nl: 'Bouw' } }, 'nl')
 * // { languages: { title: 'en' } }
 * ```
 */
export const fallbackLanguages = <Field extends string>(
  texts: Readonly<Record<Field, Localised>>,
  language: Language,
): { readonly languages?: FieldLanguages<Field> } => {
  const languages: Partial<Record<Field, Language>> = {};
  for (const field in texts) {
    const own = languageOf(texts[field], language);
    if (own !== undefined && own !== language) languages[field] = own;
  }
  return Object.keys(languages).length > 0 ? { languages } : {};
};

/** The language of the text that `inLanguage` returns. */
const languageOf = (text: Localised, language: Language): Language | undefined =>
  [language, DEFAULT_LANGUAGE, ...Object.keys(text).filter(isLanguage)].find((each) => text[each]);

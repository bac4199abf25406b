import { COUNTRY_CODES, collator, type Language } from '@fairdesk/core/shared';
import { countryName } from './country-name.ts';

/** All countries by their names in the reader's language, in alphabetical order. */
export const countriesIn = (
  language: Language,
): readonly { readonly value: string; readonly label: string }[] => {
  const { compare } = collator(language);
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value, language) })).toSorted(
    (one, other) => compare(one.label, other.label),
  );
};

import { COUNTRY_CODES, collator, displayNames, type Language } from '@fairdesk/core/shared';

/** All countries by their names in the reader's language, in alphabetical order. */
export const countriesIn = (
  language: Language,
): readonly { readonly value: string; readonly label: string }[] => {
  const { compare } = collator(language);
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value, language) })).toSorted(
    (one, other) => compare(one.label, other.label),
  );
};

/** The name of a country: `NL` becomes "Netherlands"; an unknown code stays as it is. */
export const countryName = (code: string, language: Language): string => {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return displayNames(language, 'region').of(code.toUpperCase()) ?? code;
};

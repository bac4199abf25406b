import { COUNTRY_CODES, type Language } from '@fairdesk/core/shared';

/** Every country by its name in the reader's language, in the order of their alphabet. */
export const countriesIn = (
  language: Language,
): readonly { readonly value: string; readonly label: string }[] => {
  const { compare } = new Intl.Collator(language);
  return COUNTRY_CODES.map((value) => ({ value, label: countryName(value, language) })).toSorted(
    (one, other) => compare(one.label, other.label),
  );
};

/** `NL` as "Netherlands"; a code nobody knows as it is. */
export const countryName = (code: string, language: Language): string => {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
};

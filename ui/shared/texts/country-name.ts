import { displayNames, type Language } from '@fairdesk/core/shared';

/** The name of a country: `NL` becomes "Netherlands"; an unknown code stays as it is. */
export const countryName = (code: string, language: Language): string => {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return displayNames(language, 'region').of(code.toUpperCase()) ?? code;
};

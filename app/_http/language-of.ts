import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairdesk/core/shared';

/** The language an address names; the layout refuses any other. */
export const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

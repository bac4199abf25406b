import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairdesk/core/shared';

/** The language in an address; the layout rejects any other. */
export const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : DEFAULT_LANGUAGE);

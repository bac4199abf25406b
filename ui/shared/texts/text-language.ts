import type { Language } from '@fairdesk/core/shared';
import { createContext, use } from 'react';

const TextLanguage = createContext<Language | undefined>(undefined);

/**
 * Provides the language of the texts that fields contain, which may differ from that of their labels: screen readers
 * and spell checkers need it.
 */
export const TextLanguageProvider = TextLanguage;

export const useTextLanguage = (): Language | undefined => use(TextLanguage);

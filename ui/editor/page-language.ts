import { DEFAULT_LANGUAGE, type Language } from '@fairdesk/core/shared';
import { createContext, use } from 'react';

const PageLanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Provides the language of the page that is edited, which may differ from that of the editor's own texts. */
export const PageLanguageProvider = PageLanguageContext;

export const usePageLanguage = (): Language => use(PageLanguageContext);

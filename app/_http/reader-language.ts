import 'server-only';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairdesk/core/shared';
import { chosenLanguage } from './cookies.ts';

/** The language of a reader whose page is unknown: the one chosen in this browser, else the browser's own. */
export const readerLanguage = async ({ headers }: Pick<Request, 'headers'>): Promise<Language> => {
  const preferred = (headers.get('accept-language') ?? '').split(',').map((each) => each.trim().slice(0, 2));
  return (await chosenLanguage()) ?? preferred.find(isLanguage) ?? DEFAULT_LANGUAGE;
};

import { dialogIdOf, type PageEntry } from '@fairdesk/core/editor';
import { inLanguage, type Language } from '@fairdesk/core/shared';

/** The title of a page in this language, else in another one in which it exists. */
export const pageTitle = ({ path, translations }: PageEntry, language: Language): string =>
  inLanguage(Object.fromEntries(translations.map((each) => [each.language, each.title])), language) || path;

/** The language to open a page in: this one, if the page exists in it. */
export const pageLanguage = ({ translations }: PageEntry, language: Language): Language =>
  translations.find((each) => each.language === language)?.language ?? translations[0]?.language ?? language;

/** A path as editors read it: `/exhibitors/*` for every page below `/exhibitors`, `#modal:offer` for a dialog. */
export const pathText = (path: string): string => {
  const dialog = dialogIdOf(path);
  return dialog === undefined ? path.replaceAll(',-w-,', '*') : `#modal:${dialog}`;
};

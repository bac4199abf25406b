import { dialogIdOf, type PageEntry } from '@fairdesk/core/editor';
import { inLanguage, type Language } from '@fairdesk/core/shared';

/** What stands in a path for any value, and in the stored title for the title of what the page displays. */
const WILDCARD = ',-w-,';

/** The pages that display one of many things, by the part of the path before the wildcard. */
const EACH: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  exhibitors: {
    en: 'Page of each exhibitor',
    nl: 'Pagina van elke exposant',
    es: 'Página de cada expositor',
    tr: 'Her katılımcının sayfası',
  },
  tag: {
    en: 'News with each tag',
    nl: 'Nieuws met elke tag',
    es: 'Noticias con cada etiqueta',
    tr: 'Her etiketin haberleri',
  },
};

/** The title of a page in this language, else in another one in which it exists. */
export const pageTitle = ({ path, translations }: PageEntry, language: Language): string => {
  const titles = Object.fromEntries(translations.map((each) => [each.language, each.title]));
  const title = inLanguage(titles, language) || path;
  const [part, ...below] = path.split('/').toReversed();
  if (part !== WILDCARD || (title !== '*' && title !== path)) return title;
  return EACH[below[0] ?? '']?.[language] ?? pathText(path);
};

/** The language to open a page in: this one, if the page exists in it. */
export const pageLanguage = ({ translations }: PageEntry, language: Language): Language =>
  translations.find((each) => each.language === language)?.language ?? translations[0]?.language ?? language;

/** A path as editors read it: `/exhibitors/*` for every page below `/exhibitors`, `#modal:offer` for a dialog. */
export const pathText = (path: string): string => {
  const dialog = dialogIdOf(path);
  return dialog === undefined ? path.replaceAll(',-w-,', '*') : `#modal:${dialog}`;
};

import { LANGUAGES, type Language } from '../../shared/index.ts';
import { looseKey } from '../exhibitors/loose-key.ts';

/** What a cell says to make a field empty, in each language; brackets keep real values from saying it. */
export const EMPTY_MARKS: Readonly<Record<Language, string>> = {
  en: '[empty]',
  nl: '[leeg]',
  es: '[vacío]',
  tr: '[boş]',
};

/** The mark that stands for all of {@link EMPTY_MARKS}. */
export const EMPTY_MARK = EMPTY_MARKS.en;

const KEYS: ReadonlySet<string> = new Set(LANGUAGES.map((language) => looseKey(EMPTY_MARKS[language])));

/** Whether a cell makes its field empty: one of {@link EMPTY_MARKS}, in any case, with or without space around it. */
export const isEmptyMark = (cell: string): boolean => {
  const mark = cell.trim();
  return mark.startsWith('[') && mark.endsWith(']') && KEYS.has(looseKey(mark));
};

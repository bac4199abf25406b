import { LANGUAGES, type Language } from '../../shared/index.ts';
import { looseKey } from '../exhibitors/loose-key.ts';
import { isUnwritten } from '../tasks/task-faults.ts';
import { isMissingIn, visibleText, type Word } from './words.ts';

/** Which words a page lists: all, those with texts of the fair, or those whose texts lack the language. */
export const WORD_VIEWS = ['all', 'changed', 'missing'] as const;
/** One of {@link WORD_VIEWS}. */
export type WordView = (typeof WORD_VIEWS)[number];

/** Which words a page lists. */
export interface WordFilter {
  readonly view: WordView;
  /** Beside English. */
  readonly language: Language;
  /** Part of the key or of a text in English or the language; empty for every word. */
  readonly search: string;
  /** Only this group; empty for every group. */
  readonly group: string;
  /** 1-based. */
  readonly page: number;
}

/** How many words a page lists. Ours. */
export const WORD_PAGE_SIZE = 50;

/** The filter in the parameters of an address; ignores invalid ones. @param own the reader's language */
export const wordFilterOf = (query: Readonly<Record<string, string>>, own: Language): WordFilter => {
  const page = Number(query.page);
  return {
    view: WORD_VIEWS.find((view) => view === query.view) ?? 'all',
    language: LANGUAGES.find((language) => language === query.language) ?? otherThanEnglish(own),
    search: (query.search ?? '').trim(),
    group: query.group ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

const otherThanEnglish = (language: Language): Language => (language === 'en' ? 'nl' : language);

/** The words that a filter lists, on all pages. */
export const filteredWords = (words: readonly Word[], filter: WordFilter): readonly Word[] => {
  const { view, language, group } = filter;
  const search = looseKey(filter.search);
  return words.filter(
    (word) =>
      (group === '' || word.group === group) &&
      (view !== 'changed' || !isUnwritten(word.phrases)) &&
      (view !== 'missing' || isMissingIn(word, language)) &&
      [word.key, visibleText(word, 'en'), visibleText(word, language)].some((text) =>
        looseKey(text).includes(search),
      ),
  );
};

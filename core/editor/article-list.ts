import { tagSlug } from '../articles/index.ts';
import { collator, DEFAULT_LANGUAGE, isoInstant, isoText, type Language } from '../shared/index.ts';
import type { ArticleEntry } from './page-office.ts';
import { isFound, isInView, PAGE_VIEWS, pageMark } from './page-tree.ts';

/** The filters of the list of articles. */
export const ARTICLE_VIEWS = [...PAGE_VIEWS, 'published', 'unpublished'] as const;
/** One of {@link ARTICLE_VIEWS}. */
export type ArticleView = (typeof ARTICLE_VIEWS)[number];

/** Which articles are listed. */
export interface ArticleFilter {
  readonly view: ArticleView;
  /** In which language an article is missing; of no effect in the other views. */
  readonly language: Language;
  /** Part of a title or of the path; empty for all. */
  readonly search: string;
  /** A tag in any language and spelling; empty for all. */
  readonly tag: string;
}

/**
 * Whether an article is listed.
 *
 * | view          | lists an article                                       |
 * | ------------- | ------------------------------------------------------ |
 * | `all`         | always                                                 |
 * | `changed`     | with a draft to publish, in any language               |
 * | `scheduled`   | that is published at a time or was held back then, in any language |
 * | `missing`     | that does not exist in the language                    |
 * | `outdated`    | whose translation is older than its source             |
 * | `published`   | that visitors see, in any language                     |
 * | `unpublished` | with a draft only that is not scheduled, in any language |
 */
export const isArticleListed = (entry: ArticleEntry, filter: ArticleFilter): boolean => {
  const { view, language, search, tag } = filter;
  const { translations } = entry;
  const slug = tagSlug(tag);
  const hasTag = slug === '' || translations.some(({ tags }) => tags.some((one) => tagSlug(one) === slug));
  return hasTag && isInArticleView(entry, view, language) && isFound(entry, search);
};

const isInArticleView = (entry: ArticleEntry, view: ArticleView, language: Language): boolean => {
  const { translations } = entry;
  if (view === 'published') return translations.some(({ status }) => status === 'published');
  if (view === 'unpublished') return translations.some((each) => pageMark(each) === 'unpublished');
  return isInView(entry, { view, language });
};

/** The articles with the newest first; of one day, those with a time come before those without. */
export const articlesByDate = (entries: readonly ArticleEntry[]): readonly ArticleEntry[] =>
  entries.toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1));

const orderOf = ({ path, translations }: ArticleEntry): string =>
  `${['', ...translations.map(({ date }) => momentOrder(date))].toSorted().at(-1)} ${path}`;

const momentOrder = (date: string): string =>
  `${date.slice(0, 10)} ${date.includes('T') ? isoText(isoInstant(date)) : ''}`;

/** The tags of articles, each once, alphabetically. @param language only those in it; absent for all */
export const articleTags = (entries: readonly ArticleEntry[], language?: Language): readonly string[] => {
  const translations = entries
    .flatMap((entry) => entry.translations)
    .filter((each) => language === undefined || each.language === language);
  return [...new Map(translations.flatMap(({ tags }) => tags).map((tag) => [tagSlug(tag), tag])).values()]
    .filter((tag) => tagSlug(tag) !== '')
    .toSorted(collator(language ?? DEFAULT_LANGUAGE).compare);
};

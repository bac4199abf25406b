import { DEFAULT_LANGUAGE, foldedText, type Language } from '../shared/index.ts';
import type { PageEntry, PageTranslation } from './page-office.ts';

/**
 * What the list of pages says of a page in one language.
 *
 * | mark          | the page in that language                             |
 * | ------------- | ----------------------------------------------------- |
 * | `missing`     | does not exist                                        |
 * | `scheduled`   | has a draft that is published at a time               |
 * | `held`        | has a draft that was not published at its time because of its faults |
 * | `unpublished` | has a draft only                                      |
 * | `changed`     | has a draft that differs from what visitors see       |
 * | `outdated`    | is what visitors see, older than its source: {@link isOutdated} |
 * | `published`   | is what visitors see                                  |
 */
export type PageMark =
  | 'published'
  | 'outdated'
  | 'changed'
  | 'scheduled'
  | 'held'
  | 'unpublished'
  | 'missing';

/** The mark of a page in one language. */
export const pageMarkIn = (entry: PageEntry, language: Language): PageMark => {
  const mark = pageMark(entry.translations.find((each) => each.language === language));
  return mark === 'published' && isOutdated(entry, language) ? 'outdated' : mark;
};

/** The mark of a translation by itself; `undefined` for a language in which the page does not exist. */
export const pageMark = (translation: PageTranslation | undefined): Exclude<PageMark, 'outdated'> => {
  if (translation === undefined) return 'missing';
  if (translation.publishAt !== undefined) return 'scheduled';
  if (translation.isHeldBack) return 'held';
  if (translation.status === 'unpublished') return 'unpublished';
  return translation.isChanged ? 'changed' : 'published';
};

/**
 * Whether the page was edited in its source language after its translation was.
 *
 * The source is the page in {@link DEFAULT_LANGUAGE}; a page without it has no source, and nothing is outdated.
 */
export const isOutdated = ({ translations }: PageEntry, language: Language): boolean => {
  const editedIn = (target: Language) =>
    translations.find((each) => each.language === target && each.status === 'published');
  const [source, translation] = [editedIn(DEFAULT_LANGUAGE), editedIn(language)];
  return (
    source?.edited !== undefined && translation !== undefined && (translation.edited ?? '') < source.edited
  );
};

/** The filters of the list of pages. */
export const PAGE_VIEWS = ['all', 'changed', 'scheduled', 'missing', 'outdated'] as const;
/** One of {@link PAGE_VIEWS}. */
export type PageView = (typeof PAGE_VIEWS)[number];

/** Which pages are listed. */
export interface PageFilter {
  readonly view: PageView;
  /** In which language a page is missing or outdated; of no effect in the other views. */
  readonly language: Language;
  /** Part of a title or of the path; empty for all. */
  readonly search: string;
}

/**
 * Whether a page is listed.
 *
 * | view        | lists a page                                         |
 * | ----------- | ---------------------------------------------------- |
 * | `all`       | always                                               |
 * | `changed`   | with a draft to publish, in any offered language     |
 * | `scheduled` | that is published at a time or was held back then, in any offered language |
 * | `missing`   | that does not exist in the language                  |
 * | `outdated`  | whose translation is older than its source           |
 *
 * @param languages that the website offers; a page may have more
 */
export const isPageListed = (
  entry: PageEntry,
  { view, language, search }: PageFilter,
  languages: readonly Language[],
): boolean => {
  const offered = entry.translations.filter((translation) => languages.includes(translation.language));
  return isInView(entry, { view, language }, offered) && isFound(entry, search);
};

/** Whether a view lists a page. @param offered its translations that the view looks at */
export const isInView = (
  entry: PageEntry,
  { view, language }: Pick<PageFilter, 'view' | 'language'>,
  offered = entry.translations,
): boolean => {
  if (view === 'missing') return entry.translations.every((each) => each.language !== language);
  if (view === 'outdated') return isOutdated(entry, language);
  if (view === 'changed') return offered.some(({ isChanged }) => isChanged);
  return view === 'all' || offered.some(({ publishAt, isHeldBack }) => publishAt !== undefined || isHeldBack);
};

/** Whether part of a title or of the path is what an editor searches for. */
export const isFound = ({ path, translations }: PageEntry, search: string): boolean => {
  const term = foldedText(search.trim());
  return [path, ...translations.map(({ title }) => title)].some((text) => foldedText(text).includes(term));
};

/** A page in the tree of pages. */
export interface PageBranch {
  readonly entry: PageEntry;
  /** How many listed pages are above it; the home page counts for none. */
  readonly depth: number;
  /** How many listed pages are below it. */
  readonly below: number;
}

/** Listed pages as a tree, in their order. */
export const pageTree = (entries: readonly PageEntry[]): readonly PageBranch[] => {
  const paths = new Set(entries.map(({ path }) => path));
  const below = new Map<string, number>();
  const branches = entries.map((entry) => {
    const above = pathsAbove(entry.path).filter((path) => paths.has(path));
    for (const path of above) below.set(path, (below.get(path) ?? 0) + 1);
    return { entry, depth: above.length };
  });
  return branches.map((branch) => ({ ...branch, below: below.get(branch.entry.path) ?? 0 }));
};

/** The paths above a path, without the home page: `/a/b/c` has `/a` and `/a/b`. */
const pathsAbove = (path: string): readonly string[] => {
  const names = path.split('/').slice(1);
  return names.slice(1).map((_, place) => `/${names.slice(0, place + 1).join('/')}`);
};

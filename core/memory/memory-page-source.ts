import { errAsync, okAsync } from 'neverthrow';
import type { Dictionary, Page, PageSource } from '../page/index.ts';

/** A source of exactly these pages. */
export const memoryPageSource = (pages: readonly Page[]): PageSource => ({
  open: ({ site, path, language }) => {
    const page = pages.find((one) => one.site === site && one.path === path && one.language === language);
    return page ? okAsync(page) : errAsync({ kind: 'not-found', what: 'the page' });
  },
});

/** The same phrases for every site and language. */
export const memoryDictionary = (phrases: Readonly<Record<string, string>>): Dictionary => ({
  phrases: () => okAsync(phrases),
});

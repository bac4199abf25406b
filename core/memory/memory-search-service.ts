import { okAsync } from 'neverthrow';
import type { SearchResult, SearchService } from '../search/index.ts';

/** A page to search, with its full text. */
export type IndexedResult = SearchResult & { readonly text: string };

/** Searches the texts of these pages, in one source and every language; title matches come first. */
export const memorySearchService = (sourceId: string, pages: readonly IndexedResult[]): SearchService => ({
  search: (query) => {
    const words = plain(query.searchText).split(/\s+/);
    const matches = pages
      .filter((page) => {
        const all = plain(`${page.title} ${page.description} ${page.text}`);
        return query.sourceId === sourceId && words.every((word) => all.includes(word));
      })
      .toSorted((one, other) => Number(isTitled(other, words)) - Number(isTitled(one, words)));
    const { offset, limit } = query;
    const results = matches.slice(offset, offset + limit).map(({ text: _, ...result }) => result);
    return okAsync({ results, facets: [], total: matches.length, offset, limit });
  },
});

const isTitled = ({ title }: IndexedResult, words: readonly string[]): boolean =>
  words.every((word) => plain(title).includes(word));

const plain = (text: string): string =>
  text.replace(/[İı]/g, 'i').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

import { createHash } from 'node:crypto';
import { type Language, localPath } from '@fairdesk/core/shared';
import { contentStamp } from '../content/content-stamp.ts';
import { LayoutJson } from '../content/layout-schema.ts';
import type { Site } from '../content/list-sites.ts';
import { WILDCARD } from '../content/page-path.ts';
import type { Query } from '../database/open-database.ts';
import { companyStamp, publicCompanies } from './companies.ts';
import { type PageWords, pageWords } from './page-words.ts';
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search-index.ts';

/** The index of one site in one language, in sync with the store. */
export interface SiteIndex {
  /**
   * Refreshes the index with the changes since the last call, and returns it. When very many pages have changed,
   * it returns the index as it was, without deleted pages and with the companies as they are now, and indexes
   * the pages in the background. Only the very first call waits until there is an index.
   */
  readonly fresh: (now: Date) => Promise<SearchIndex>;
  /** The number of indexed pages. */
  readonly size: () => number;
}

/** More changed pages than this are indexed in the background. */
const FEW_PAGES = 200;

/** Only companies have these. */
const OF_NO_COMPANY = { categories: [], halls: [] } as const;

/** Pages per read: other requests run between two reads. */
const BATCH = 25;
/** Maximum number of indexed pages of a site in one language, to bound memory. */
const MOST_PAGES = 20_000;

export const createSiteIndex = (
  query: Query,
  { name, virtualFolder, eventId }: Site,
  language: Language,
): SiteIndex => {
  let index = createSearchIndex(language);
  /** The last index that was complete: while another one is built, searches use it. */
  let served: SearchIndex | undefined;
  /** Many pages are being indexed in the background. */
  let isBusy = false;
  /** When each page last changed, by path; and the paths of exhibitor pages. */
  let pages = new Map<string, string>();
  let exhibitorPages = new Set<string>();
  /** What was indexed of each company, so that only changed companies are indexed again. */
  let companies = new Map<string, string>();
  let stamps: { readonly pages: string; readonly companies: string } | undefined;
  let under: Promise<unknown> = Promise.resolve();

  const addressOf = (path: string): string =>
    localPath({ language, path: path === '/' ? `/${virtualFolder}` : `/${virtualFolder}${path}` });

  const readPage = (path: string, layout: string): void => {
    const words = wordsIn(layout);
    exhibitorPages.delete(path);
    if (words?.isOfExhibitors && path.endsWith(`/${WILDCARD}`)) exhibitorPages.add(path);
    if (words === undefined || path.includes(WILDCARD)) index.remove(path);
    else {
      const { isOfExhibitors: _, ...found } = words;
      index.put({ ...found, ...OF_NO_COMPANY, id: path, url: addressOf(path) });
    }
  };

  /** @param release runs before many pages are indexed */
  const readPages = async (release: () => Promise<void>): Promise<void> => {
    const inLanguage = query.selectFrom('pages').where('site', '=', name).where('language', '=', language);
    const all = await inLanguage.select(['path', 'updated']).orderBy('path').limit(MOST_PAGES).execute();
    const there = new Map(all.map(({ path, updated }) => [path, updated]));
    for (const path of pages.keys())
      if (!there.has(path)) {
        index.remove(path);
        exhibitorPages.delete(path);
      }
    const changed = all.filter(({ path, updated }) => pages.get(path) !== updated).map(({ path }) => path);
    if (changed.length > FEW_PAGES) await release();
    for (let from = 0; from < changed.length; from += BATCH) {
      const paths = changed.slice(from, from + BATCH);
      const rows = await inLanguage.select(['path', 'layout']).where('path', 'in', paths).execute();
      for (const { path, layout } of rows) readPage(path, layout);
      await new Promise(setImmediate);
    }
    pages = there;
  };

  const companyDocuments = async (moment: Date): Promise<readonly SearchDocument[]> => {
    const [page] = [...exhibitorPages].toSorted();
    if (eventId === null || page === undefined) return [];
    const all = await publicCompanies(query, eventId, language, moment);
    return all.map(({ slug, ...words }) => {
      const url = addressOf(page.replace(WILDCARD, encodeURIComponent(slug)));
      return { ...words, id: `exhibitor ${slug}`, url, type: 'exhibitor', tags: [] };
    });
  };

  const readCompanies = async (moment: Date): Promise<void> => {
    const there = new Map<string, string>();
    for (const document of await companyDocuments(moment)) {
      const digest = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
      if (companies.get(document.id) !== digest) index.put(document);
      there.set(document.id, digest);
    }
    for (const id of companies.keys()) if (!there.has(id)) index.remove(id);
    companies = there;
  };

  const refresh = async (moment: Date, release: (early: SearchIndex) => void): Promise<SearchIndex> => {
    if (index.isWorn) {
      index = createSearchIndex(language);
      pages = new Map();
      exhibitorPages = new Set();
      companies = new Map();
      stamps = undefined;
    }
    const now = {
      pages: await contentStamp(query),
      companies: eventId === null ? '' : await companyStamp(query, eventId, moment),
    };
    const hasNewPages = now.pages !== stamps?.pages;
    if (hasNewPages)
      await readPages(async () => {
        await readCompanies(moment);
        if (served === undefined) return;
        isBusy = true;
        release(served);
      });
    if (hasNewPages || now.companies !== stamps?.companies) await readCompanies(moment);
    stamps = now;
    served = index;
    isBusy = false;
    return index;
  };

  return {
    // Serialised: two refreshes at once would read the same changes.
    fresh: (now) => {
      if (isBusy && served) return Promise.resolve(served);
      return new Promise((resolve, reject) => {
        const next = under.then(() => refresh(now, resolve));
        next.then(resolve, reject);
        under = next.catch(() => {
          isBusy = false;
        });
      });
    },
    size: () => index.size,
  };
};

/** The content of a stored page; `undefined` when it is invalid, so that other pages stay searchable. */
const wordsIn = (layout: string): PageWords | undefined => {
  try {
    return pageWords(LayoutJson.parse(layout));
  } catch {
    return undefined;
  }
};

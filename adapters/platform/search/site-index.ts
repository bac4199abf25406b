import { type Language, localPath } from '@fairdesk/core/shared';
import { contentStamp } from '../content/content-stamp.ts';
import { LayoutJson } from '../content/layout-schema.ts';
import type { Site } from '../content/list-sites.ts';
import { WILDCARD } from '../content/page-path.ts';
import type { Query } from '../database/open-database.ts';
import type { CompanyStamps } from './company-stamps.ts';
import type { IndexLimits } from './index-limits.ts';
import { type PageWords, pageWords } from './page-words.ts';
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search-index.ts';
import { createSiteCompanies } from './site-companies.ts';
import { sitePages } from './site-pages.ts';
import { textParts } from './text-parts.ts';
import { createTurns } from './turns.ts';

/** An index, and whether it contains everything. */
export interface Fresh {
  readonly index: SearchIndex;
  /** False while changes are still being indexed in the background: results may be missing. */
  readonly isComplete: boolean;
}

/** The index of one site in one language, in sync with the store. */
export interface SiteIndex {
  /**
   * Refreshes the index with the changes since the last call, and returns it. When very many documents have
   * changed, it returns what there is, without deleted pages and hidden companies, and indexes the changes in the
   * background.
   */
  readonly fresh: (now: Date) => Promise<Fresh>;
  /** The number of indexed documents. */
  readonly size: () => number;
}

/** Only companies have these. */
const OF_NO_COMPANY = { categories: [], halls: [] } as const;

export const createSiteIndex = (
  query: Query,
  { name, virtualFolder }: Pick<Site, 'name' | 'virtualFolder'>,
  language: Language,
  companyStamps: CompanyStamps | undefined,
  { few, slice, turnMs }: IndexLimits,
): SiteIndex => {
  let index = createSearchIndex(language);
  /** The last index that was complete: while another one is built, searches use it. */
  let served = index;
  /** The response to searches while many documents are indexed in the background. */
  let early: Fresh | undefined;
  /** When each page last changed, by path; and the paths of exhibitor pages. */
  let pages = new Map<string, string>();
  const exhibitorPages = new Set<string>();
  /** The stamp of the indexed pages. */
  let indexedPages: string | undefined;
  let under: Promise<unknown> = Promise.resolve();
  const turns = createTurns(turnMs);

  const stored = sitePages(query, name, language, slice);

  const addressOf = (path: string): string =>
    localPath({ language, path: path === '/' ? `/${virtualFolder}` : `/${virtualFolder}${path}` });

  /** Puts a document, and lets other requests run while its text is long. */
  const put = async ({ text, ...document }: SearchDocument): Promise<void> => {
    const [first = '', ...rest] = textParts(text);
    index.put({ ...document, text: first });
    for (const part of rest) {
      await turns.pause();
      index.append(part);
    }
  };

  const readPage = async (path: string, layout: string): Promise<void> => {
    const words = wordsIn(layout);
    exhibitorPages.delete(path);
    if (words?.isOfExhibitors && path.endsWith(`/${WILDCARD}`)) exhibitorPages.add(path);
    if (words === undefined || path.includes(WILDCARD)) index.remove(path);
    else {
      const { isOfExhibitors: _, ...rest } = words;
      await put({ ...rest, ...OF_NO_COMPANY, id: path, source: name, url: addressOf(path) });
    }
  };

  const removeMissing = (ids: Iterable<string>, there: { has(id: string): boolean }): void => {
    for (const id of ids)
      if (!there.has(id)) {
        index.remove(id);
        served.remove(id);
        exhibitorPages.delete(id);
      }
  };

  const indexPages = async (
    changed: readonly string[],
    times: ReadonlyMap<string, string>,
  ): Promise<void> => {
    for await (const { path, layout } of stored.layouts(changed)) {
      await readPage(path, layout);
      pages.set(path, times.get(path) ?? '');
      await turns.pause();
    }
  };

  /** @param onFirst runs once when the first pages of many are read, and none is indexed */
  const readTimes = async (there: Map<string, string>, onFirst: () => Promise<void>): Promise<void> => {
    // Before anything is indexed, nothing can have been deleted.
    const firstEnd = pages.size === 0 ? few + 1 : undefined;
    for await (const [path, updated] of stored.times()) {
      there.set(path, updated);
      if (there.size === firstEnd) await onFirst();
      await turns.pause();
    }
  };

  /** @param release runs before many pages are indexed; for the first time, when the first of them are */
  const readPages = async (release: () => Promise<void>): Promise<void> => {
    const there = new Map<string, string>();
    await readTimes(there, async () => {
      await indexPages([...there.keys()], there);
      await release();
    });
    removeMissing(pages.keys(), there);
    const known = index === served ? pages : new Map<string, string>();
    const changed = [...there].flatMap(([path, updated]) => (known.get(path) === updated ? [] : [path]));
    if (changed.length > few) await release();
    await indexPages(changed, there);
    pages = there;
  };

  const companies = createSiteCompanies(
    query,
    language,
    {
      has: (id) => index.get(id) !== undefined,
      documentOf: (id, { slug, ...words }, page) => {
        const url = addressOf(page.replace(WILDCARD, encodeURIComponent(slug)));
        return { ...words, id, source: name, url, type: 'exhibitor', tags: [] };
      },
      put,
      removeMissing,
    },
    turns,
  );

  const refresh = async (moment: Date, release: (early: Fresh) => void): Promise<Fresh> => {
    turns.start();
    if (index.isWorn) {
      index = createSearchIndex(language);
      indexedPages = undefined;
      companies.reset();
    }
    const pagesNow = await contentStamp(query);
    const slices = (await companyStamps?.at(moment, companies.size() > few)) ?? [];
    const releaseEarly = async (): Promise<void> => {
      if (early === undefined && companies.size() > 0) await companies.removeHidden(slices, moment);
      early = { index: served, isComplete: false };
      release(early);
    };
    if (pagesNow !== indexedPages) await readPages(releaseEarly);
    const [page] = [...exhibitorPages].toSorted();
    if (!companies.isCurrent(slices, page)) {
      // Reading many known companies takes long, even when few of them have changed.
      if (companies.size() > few && companies.changed(slices) > few) await releaseEarly();
      await companies.refresh(slices, page, moment, async (count) => {
        if (count === few) await releaseEarly();
      });
    }
    indexedPages = pagesNow;
    served = index;
    early = undefined;
    return { index, isComplete: true };
  };

  return {
    // Serialised: two refreshes at once would read the same changes.
    fresh: (now) => {
      if (early) return Promise.resolve(early);
      return new Promise((resolve, reject) => {
        const next = under.then(() => refresh(now, resolve));
        next.then(resolve, reject);
        under = next.catch(() => {
          early = undefined;
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

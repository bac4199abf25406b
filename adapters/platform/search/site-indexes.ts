import { LANGUAGES } from '@fairdesk/core/shared';
import { listSites } from '../content/list-sites.ts';
import type { Query } from '../database/open-database.ts';
import { isSitePublic } from './companies.ts';
import type { FoundDocument } from './search-index.ts';
import { createSiteIndex, type SiteIndex } from './site-index.ts';

/**
 * Maximum number of pages in memory across all indexes; beyond it, the least recently used index is evicted.
 */
const MOST_DOCUMENTS = 60_000;

/** Searches a source (a site, by name) in one language. */
export type FindIn = (source: string, language: string, text: string) => Promise<readonly FoundDocument[]>;

/** Searches the public pages of every site; indexes are created on first use. */
export const createSiteIndexes = (query: Query, clock: () => Date): FindIn => {
  const indexes = new Map<string, SiteIndex>();
  return async (source, language, text) => {
    const known = LANGUAGES.find((each) => each === language);
    const site = (await listSites(query)).find(({ name }) => name === source);
    if (known === undefined || !site?.virtualFolder || !site.languages.includes(known)) return [];
    if (site.eventId !== null && !(await isSitePublic(query, site.eventId, clock()))) return [];
    const key = `${site.name} ${known} ${site.virtualFolder} ${site.eventId}`;
    const index = indexes.get(key) ?? createSiteIndex(query, site, known);
    indexes.delete(key);
    indexes.set(key, index);
    const fresh = await index.fresh(clock());
    evictOldest(indexes);
    return fresh.find(text);
  };
};

/** Evicts the least recently used indexes; the most recent one always stays. */
const evictOldest = (indexes: Map<string, SiteIndex>): void => {
  let documents = [...indexes.values()].reduce((sum, index) => sum + index.size(), 0);
  for (const [key, index] of indexes) {
    if (documents <= MOST_DOCUMENTS || indexes.size === 1) return;
    indexes.delete(key);
    documents -= index.size();
  }
};

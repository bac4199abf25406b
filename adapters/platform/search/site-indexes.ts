import { LANGUAGES } from '@fairdesk/core/shared';
import { listSites } from '../content/list-sites.ts';
import type { Query } from '../database/open-database.ts';
import { isSitePublic } from './companies.ts';
import { type CompanyStamps, createCompanyStamps } from './company-stamps.ts';
import { INDEX_LIMITS, type IndexLimits } from './index-limits.ts';
import { createSiteIndex, type Fresh, type SiteIndex } from './site-index.ts';

/**
 * Maximum number of documents in memory across all indexes; beyond it, the least recently used index is evicted,
 * and built again when it is next searched.
 */
const MOST_DOCUMENTS = 500_000;

/** The indexes of sites, each by its name and language. */
export interface SiteIndexes {
  /** The index with all changes so far; `undefined` when the site is not public, or unknown. */
  open(source: string, language: string): Promise<Fresh | undefined>;
}

/** Indexes are created on first use. */
export const createSiteIndexes = (
  query: Query,
  clock: () => Date,
  limits: IndexLimits = INDEX_LIMITS,
): SiteIndexes => {
  const indexes = new Map<string, SiteIndex>();
  /** By event: the indexes of all its languages read them together. */
  const companyStamps = new Map<string, CompanyStamps>();
  const stampsOf = (eventId: string): CompanyStamps => {
    const stamps = companyStamps.get(eventId) ?? createCompanyStamps(query, eventId, limits);
    companyStamps.set(eventId, stamps);
    return stamps;
  };
  const open: SiteIndexes['open'] = async (source, language) => {
    const siteLanguage = LANGUAGES.find((each) => each === language);
    const site = (await listSites(query)).find(({ name }) => name === source);
    if (siteLanguage === undefined || !site?.virtualFolder || !site.languages.includes(siteLanguage))
      return undefined;
    if (site.eventId !== null && !(await isSitePublic(query, site.eventId, clock()))) return undefined;
    const key = `${site.name} ${siteLanguage} ${site.virtualFolder} ${site.eventId}`;
    const stamps = site.eventId === null ? undefined : stampsOf(site.eventId);
    const index = indexes.get(key) ?? createSiteIndex(query, site, siteLanguage, stamps, limits);
    indexes.delete(key);
    indexes.set(key, index);
    const fresh = await index.fresh(clock());
    evictOldest(indexes);
    return fresh;
  };
  return { open };
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

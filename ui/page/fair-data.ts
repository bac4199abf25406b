import type { Article, LoadedPage } from '@fairdesk/core/articles';
import type { FeedItem } from '@fairdesk/core/feeds';
import type { ExhibitorSummary, FoundExhibitors, FoundProducts, PublicProfile } from '@fairdesk/core/profile';
import type { ChosenFacet, FoundFacet, SearchResult } from '@fairdesk/core/search';

/** Public data of the fair, loaded on the server for the blocks of one page. */
export interface FairData {
  /** The address of the list on this page, or of the exhibitor list above it: `/nl/aqua/exhibitors`. */
  readonly listAddress: string;
  /** A promise when loading takes long: only the block that needs it waits, not the page. */
  readonly exhibitors?: FoundExhibitors | Unavailable | Promise<FoundExhibitors | Unavailable>;
  /** A promise as above. */
  readonly products?: FoundProducts | Unavailable | Promise<FoundProducts | Unavailable>;
  readonly exhibitor?: PublicProfile;
  /** Structured data for search engines: JSON-LD that is safe inside a script element. */
  readonly structured?: string;
  readonly feeds?: FeedsByBlock;
  /** The data of the search block; a promise as above. */
  readonly search?: SearchData | Promise<SearchData>;
  readonly news?: NewsByBlock;
  readonly exhibitorLogos?: ExhibitorLogosByBlock;
}

/** The items of each feed block, by its uid; a promise as above. */
export type FeedsByBlock = Readonly<Record<string, FeedData | Promise<FeedData>>>;
export type FeedData = readonly FeedItem[] | Unavailable;

/** The data of a search block. */
export interface SearchData {
  /** The address of the search page: `/nl/aqua/search`. */
  readonly address: string;
  /** The search text; empty for none. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** The facets of the scope, with the values chosen in the address. */
  readonly facets: readonly ChosenFacet[];
  /** The matches, or why there are none. */
  readonly outcome: SearchGap | SearchThrottled | SearchMatches;
}

/** `no-scope` and `no-source`: not configured. */
export type SearchGap = 'no-scope' | 'no-source' | 'no-text' | Unavailable;

/** This visitor searched too often within a minute. */
export interface SearchThrottled {
  readonly retryAfterSeconds: number;
}

export interface SearchMatches {
  readonly results: readonly SearchResult[];
  /** The values of each facet with their counts. */
  readonly counts: readonly FoundFacet[];
  readonly total: number;
  /** The offset of the first result, from 0. */
  readonly offset: number;
  /** How many results the page may have: those that are invalid are missing from it. */
  readonly limit: number;
  /** The service is still reading changes: results may be missing. */
  readonly isPartial: boolean;
  /** The address for further results: `/api/search/nl/get-search-result?…`, without the offset. */
  readonly source: string;
}

/** The data could not be loaded. */
export type Unavailable = 'unavailable';

/** The articles of each news block, by its uid; a promise as above. */
export type NewsByBlock = Readonly<Record<string, ArticlesData | Promise<ArticlesData>>>;
export type ArticlesData = NewsMatches | Unavailable;

/** A page of articles, with all tags to filter by. */
export interface NewsMatches extends LoadedPage<Article> {
  readonly choices: readonly string[];
}

/** The companies of each block of logos, by its uid; a promise as above. */
export type ExhibitorLogosByBlock = Readonly<
  Record<string, ExhibitorLogosData | Promise<ExhibitorLogosData>>
>;
export type ExhibitorLogosData = readonly ExhibitorSummary[] | Unavailable;

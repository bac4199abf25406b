import type { Article, LoadedPage } from '@fairdesk/core/articles';
import type { FeedItem } from '@fairdesk/core/feeds';
import type { FoundExhibitors, PublicProfile } from '@fairdesk/core/profile';
import type { SearchResult } from '@fairdesk/core/search';

/** What everybody may know of the fair; filled on the server for the blocks of one page. */
export interface FairData {
  /** Of the list of exhibitors: `/nl/aqua/exhibitors`. */
  readonly listAddress: string;
  /** A promise where they take long: the block that shows them waits for them, and not the page. */
  readonly exhibitors?: FoundExhibitors | Unavailable | Promise<FoundExhibitors | Unavailable>;
  readonly exhibitor?: PublicProfile;
  /** What search engines are told of it: JSON-LD that may stand in a script element. */
  readonly structured?: string;
  readonly feeds?: FeedsByBlock;
  /** Of the search block; a promise as above. */
  readonly search?: SearchData | Promise<SearchData>;
  readonly news?: NewsByBlock;
}

/** What each feed block shows, by its uid; a promise as above. */
export type FeedsByBlock = Readonly<Record<string, FeedData | Promise<FeedData>>>;
export type FeedData = readonly FeedItem[] | Unavailable;

/** What a search block shows. */
export interface SearchData {
  /** Of its page: `/nl/aqua/search`. */
  readonly address: string;
  /** What is looked for; empty for nothing. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Why nothing is searched; or what is found. */
  readonly outcome: SearchGap | SearchMatches;
}

/** `no-scope` and `no-source`: it is not set up. `throttled`: this visitor searched too often in a minute. */
export type SearchGap = 'no-scope' | 'no-source' | 'no-text' | 'throttled' | Unavailable;

export interface SearchMatches {
  readonly results: readonly SearchResult[];
  readonly total: number;
  /** Where the first of them stands among all, from 0. */
  readonly offset: number;
  /** Where the browser gets more: `/api/search/nl/get-search-result?…`, without its offset. */
  readonly source: string;
}

/** What could not be read now. */
export type Unavailable = 'unavailable';

/** What each block of news shows, by its uid; a promise as above. */
export type NewsByBlock = Readonly<Record<string, ArticlesData | Promise<ArticlesData>>>;
export type ArticlesData = NewsMatches | Unavailable;

/** A page of articles, and all tags one may choose from. */
export interface NewsMatches extends LoadedPage<Article> {
  readonly choices: readonly string[];
}

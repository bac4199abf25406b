import type { Article, LoadedPage } from '@fairdesk/core/articles';
import type { FeedItem } from '@fairdesk/core/feeds';
import type { ExhibitorSummary, FoundExhibitors, FoundProducts, PublicProfile } from '@fairdesk/core/profile';
import type { SearchData } from '../search/search-data.ts';

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

import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { MainGroup } from './categories.ts';
import type { ProductSpot } from './company-products.ts';
import type { ExhibitorSummary, PublicProfile } from './public-profile.ts';

/**
 * The public exhibitors of an event: those that both the organiser and the company published, and only within
 * the event's public dates. All others are treated as nonexistent.
 */
export interface ExhibitorDirectory {
  /** Sorted by name, in pages. */
  list(event: EventId, language: Language, query: ExhibitorQuery): ResultAsync<ExhibitorPage, Failure>;
  /** All their slugs, in pages, in an internal order that is cheap to read. */
  slugs(event: EventId, stretch: Stretch): ResultAsync<SlugPage, Failure>;
  /** The filters for the list: only values that match an exhibitor. */
  facets(event: EventId, language: Language): ResultAsync<ExhibitorFacets, Failure>;
  /**
   * Finds an exhibitor by its current or a former slug, with a page of its products; `not-found` if it is not public.
   */
  find(
    event: EventId,
    slug: string,
    language: Language,
    spot: ProductSpot,
  ): ResultAsync<PublicProfile, Failure>;
}

/** A range of a list. */
export interface Stretch {
  /** 0-based, in the order of the list. */
  readonly offset: number;
  readonly limit: number;
}

/** One page of slugs. */
export interface SlugPage {
  readonly items: readonly string[];
  readonly total: number;
}

/** The filters for exhibitors. */
export interface ExhibitorQuery extends Stretch {
  /** Part of a name; ignores letter case and accents. */
  readonly search?: string;
  /** As returned by `letterOf`: `S`, or `#`. */
  readonly letter?: string;
  /** `8`, as in stand numbers. */
  readonly hall?: string;
  /** The id of a category. */
  readonly category?: string;
  /** Only companies with a logo. */
  readonly withLogo?: true;
  /** The country of the company's address: `NL`. */
  readonly country?: string;
  /** Only companies with a public novelty. */
  readonly hasNovelty?: true;
}

/** The values that exhibitors of an event have, for filters: each once, in display order. */
export interface ExhibitorFacets {
  readonly letters: readonly string[];
  readonly halls: readonly string[];
  /** Every category that an exhibitor selected, with its headings. */
  readonly categories: readonly MainGroup[];
  /** Two-letter codes; a reader's language decides their order. */
  readonly countries: readonly string[];
  /** Whether an exhibitor has a public novelty. */
  readonly hasNovelties: boolean;
}

/** One page of the list. */
export interface ExhibitorPage {
  readonly items: readonly ExhibitorSummary[];
  readonly total: number;
}

import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { MainGroup } from './categories.ts';
import type { ExhibitorSummary, PublicProfile } from './public-profile.ts';

/**
 * The companies of an event as visitors find them: only those whose organiser and owner both made them public,
 * and only within the event's public dates. To everybody else they do not exist.
 */
export interface ExhibitorDirectory {
  /** By name, a page at a time. */
  list(event: EventId, language: Language, query: ExhibitorQuery): ResultAsync<ExhibitorPage, Failure>;
  /** The slugs of all of them, a page at a time, in an order of the directory's own that is quick to read. */
  slugs(event: EventId, stretch: Stretch): ResultAsync<SlugPage, Failure>;
  /** What the list can be narrowed down by: only what leads to somebody. */
  facets(event: EventId, language: Language): ResultAsync<ExhibitorFacets, Failure>;
  /** By the slug it has or had; `not-found` for one that is not public. */
  find(event: EventId, slug: string, language: Language): ResultAsync<PublicProfile, Failure>;
}

/** A stretch of a list. */
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

/** Which exhibitors one looks for. */
export interface ExhibitorQuery extends Stretch {
  /** Part of a name, letter case and accents aside. */
  readonly search?: string;
  /** As `letterOf` gives it: `S`, or `#`. */
  readonly letter?: string;
  /** `8`, as stands name it. */
  readonly hall?: string;
  /** The id of a category. */
  readonly category?: string;
}

/** What the exhibitors of an event have, for filters: each once, in the order in which it is shown. */
export interface ExhibitorFacets {
  readonly letters: readonly string[];
  readonly halls: readonly string[];
  /** With their headings; every category that an exhibitor chose. */
  readonly categories: readonly MainGroup[];
}

/** One page of the list. */
export interface ExhibitorPage {
  readonly items: readonly ExhibitorSummary[];
  readonly total: number;
}

import type { ResultAsync } from 'neverthrow';
import type { Failure, Language } from '../shared/index.ts';
import type { Page } from './page.ts';

/** Which page is asked for, and in which language. */
export interface PageAddress {
  /** The site's name in the content platform. */
  readonly site: string;
  /** The virtual folder it is shown under; empty for none. */
  readonly folder: string;
  /** Within the site: `/tasks`. */
  readonly path: string;
  readonly language: Language;
}

/**
 * Where pages come from.
 *
 * On the server: `adapters/page/layout-service.ts`.
 */
export interface PageSource {
  /** The page at an address; `not-found` when there is none. */
  open(address: PageAddress): ResultAsync<Page, Failure>;
}

/** Phrases the content platform sets over the built-in ones, by key. */
export interface Dictionary {
  /** All phrases of a site in one language; empty when it sets none. */
  phrases(site: string, language: Language): ResultAsync<Readonly<Record<string, string>>, Failure>;
}

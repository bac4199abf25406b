import type { ResultAsync } from 'neverthrow';
import type { CompactTimestamp, Failure, Language } from '../shared/index.ts';
import type { Page } from './page.ts';
import type { SiteRedirect } from './site-redirect.ts';

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

/** A page as an editor opens it. */
export interface EditedAddress {
  /** The site's name in the content platform. */
  readonly site: string;
  /** The virtual folder it is shown under; empty for none. */
  readonly folder: string;
  /** Where it is shown, within the site: `/tasks`. */
  readonly path: string;
  readonly language: Language;
  readonly itemId: string;
  /** The newest when left out. */
  readonly version?: string;
  /** `shared`: what all languages and versions have in common. */
  readonly layoutKind: 'final' | 'shared';
  /** Being worked on, or looked at before it is published. */
  readonly mode: 'edit' | 'preview';
  /** One block of the page alone. */
  readonly component?: EditedComponent;
}

/** One part of a page that an editor changes by itself. */
export interface EditedComponent {
  readonly uid: string;
  readonly renderingId: string;
  readonly dataSourceId: string;
}

/** A page to work on, with what the editor brings along for it. */
export interface EditedPage {
  readonly page: Page;
  readonly phrases: Readonly<Record<string, string>>;
  /** Addresses of the editor's own scripts. */
  readonly scripts: readonly string[];
  /** What those scripts look for in the page, by the id of the element. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Where pages come from while they are edited.
 */
export interface EditingSource {
  /** The page as its editor sees it, with what nobody else sees yet. */
  open(address: EditedAddress): ResultAsync<EditedPage, Failure>;
}

/**
 * Which pages a site has.
 */
export interface SiteRoutes {
  /** The pages written in this language, each once; wildcards, which stand for many, are left out. */
  routes(site: string, language: Language): ResultAsync<readonly SiteRoute[], Failure>;
}

/** A page of a site, in one language. */
export interface SiteRoute {
  /** Within the site: `/visit`. */
  readonly path: string;
  /** When its words last changed; absent where the platform does not say. */
  readonly changedAt?: CompactTimestamp;
}

/**
 * Which addresses of a site have moved.
 */
export interface RedirectMap {
  /** In the order in which they count; none of a site nobody knows. */
  redirects(site: string): ResultAsync<readonly SiteRedirect[], Failure>;
}

/** That a page was seen, as it is counted. */
export interface PageView {
  readonly site: string;
  readonly channel: string;
  readonly currency: string;
  readonly page: string;
  readonly language: Language;
  readonly pageVariantId: string;
}

/**
 * Where views of pages are counted.
 */
export interface ViewCounter {
  /** Answers by which name the counter knows the browser; it gives one to a browser without. */
  count(browser: string, view: PageView): ResultAsync<string, Failure>;
}

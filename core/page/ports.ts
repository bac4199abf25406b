import type { ResultAsync } from 'neverthrow';
import type { CompactTimestamp, Failure, Language, TrackedEvent } from '../shared/index.ts';
import type { Campaign } from './campaign.ts';
import type { Page } from './page.ts';
import type { SiteRedirect } from './site-redirect.ts';

/** The address and language of a requested page. */
export interface PageAddress {
  /** The name of the site in the content platform. */
  readonly site: string;
  /** The virtual folder of the site; empty for none. */
  readonly folder: string;
  /** Within the site: `/tasks`. */
  readonly path: string;
  readonly language: Language;
}

/** Reads pages from the content platform. */
export interface PageSource {
  /** The page at an address; `not-found` when there is none. */
  open(address: PageAddress): ResultAsync<Page, Failure>;
}

/** Phrases from the content platform that override the built-in ones, by key. */
export interface Dictionary {
  /** All phrases of a site in one language; empty when there are none. */
  phrases(site: string, language: Language): ResultAsync<Readonly<Record<string, string>>, Failure>;
}

/** The address of a page opened in the editor. */
export interface EditedAddress {
  /** The name of the site in the content platform. */
  readonly site: string;
  /** The virtual folder of the site; empty for none. */
  readonly folder: string;
  /** Its path within the site: `/tasks`. */
  readonly path: string;
  readonly language: Language;
  readonly itemId: string;
  /** Defaults to the latest. */
  readonly version?: string;
  /** `shared`: the layout common to all languages and versions. */
  readonly layoutKind: 'final' | 'shared';
  /** Being edited, or previewed before it is published. */
  readonly mode: 'edit' | 'preview';
  /** The personalised variants to show; absent for the default. */
  readonly variants?: readonly string[];
  /** Only one block of the page. */
  readonly component?: EditedComponent;
}

/** A part of a page that is edited by itself. */
export interface EditedComponent {
  readonly uid: string;
  readonly renderingId: string;
  readonly dataSourceId: string;
}

/** A page in the editor, with the data the editor sent for it. */
export interface EditedPage {
  readonly page: Page;
  readonly phrases: Readonly<Record<string, string>>;
  /** Addresses of the scripts of the editor. */
  readonly scripts: readonly string[];
  /** Data those scripts read from the page, by element id; the mark of an edited page is one of them. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads pages in edit mode. */
export interface EditingSource {
  /** The page as its editor sees it, including unpublished changes. */
  open(address: EditedAddress): ResultAsync<EditedPage, Failure>;
}

/** Lists the pages of a site. */
export interface SiteRoutes {
  /** The pages translated into this language, each once; wildcard pages are left out. */
  routes(site: string, language: Language): ResultAsync<readonly SiteRoute[], Failure>;
}

/** A page of a site in one language. */
export interface SiteRoute {
  /** Within the site: `/visit`. */
  readonly path: string;
  /** When its content last changed; absent when the platform does not say. */
  readonly changedAt?: CompactTimestamp;
}

/** Reads the redirects of a site. */
export interface RedirectMap {
  /** In order of precedence; empty for an unknown site. */
  redirects(site: string): ResultAsync<readonly SiteRedirect[], Failure>;
}

/** An event as the analytics service records it. */
export interface AnalyticsEvent {
  readonly event: TrackedEvent;
  readonly site: string;
  readonly channel: string;
  readonly currency: string;
  /** The route's name, the same in every language: `visit`. */
  readonly page: string;
  readonly language: Language;
  readonly pageVariantId: string;
  readonly campaign: Campaign;
}

/** Records what visitors do. */
export interface AnalyticsReceiver {
  /** Returns the id the service uses for this browser; assigns one to a browser without. */
  record(browser: string, event: AnalyticsEvent): ResultAsync<string, Failure>;
}

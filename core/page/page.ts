import type { Language } from '../shared/index.ts';
import type { Block } from './block.ts';
import type { ImageValue } from './image-value.ts';
import type { EditMode, PageState } from './page-state.ts';
import type { SiteNavigation } from './site-navigation.ts';

/** The page's frame. Source: site spec §2 "Page layouts". */
export type PageLayout = 'portal' | 'event' | 'event-empty';

/** One page as the content platform composes it. */
export interface Page {
  readonly site: string;
  /** Within the site: `/tasks`. */
  readonly path: string;
  readonly language: Language;
  /** By which the content platform knows it; empty where it does not say. */
  readonly itemId: string;
  /** Addresses of styles that the content platform keeps for it. */
  readonly styleSheets: readonly string[];
  readonly state: PageState;
  /** Absent unless it is edited. */
  readonly editMode?: EditMode;
  /** The languages it is written in; empty where the platform does not say. */
  readonly languages: readonly Language[];
  /** MetaTitle, else "Page". */
  readonly title: string;
  /** What the page calls itself to its readers: its heading, its last crumb. */
  readonly heading: string;
  readonly description: string;
  /** For the cards that other sites make of a link to it. */
  readonly image?: ImageValue;
  readonly layout: PageLayout;
  readonly navigation: SiteNavigation;
  /** Above the header. */
  readonly bodyTop: readonly Block[];
  /** In the header's area, below its bar. */
  readonly header: readonly Block[];
  /** At the left of an event's page, on large screens. */
  readonly shell: readonly Block[];
  readonly main: readonly Block[];
  /** In the footer's area, above its lines. */
  readonly footer: readonly Block[];
}

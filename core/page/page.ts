import type { Language } from '../shared/index.ts';
import type { Area } from './areas.ts';
import type { Block } from './block.ts';
import type { ImageValue } from './image-value.ts';
import type { EditMode, PageState } from './page-state.ts';
import type { SiteNavigation } from './site-navigation.ts';

/** The layout of a page. Source: site spec §2 "Page layouts". */
export type PageLayout = 'portal' | 'event' | 'event-empty';

/** A page as the content platform composes it. */
export interface Page {
  readonly site: string;
  /** Within the site: `/tasks`. */
  readonly path: string;
  readonly language: Language;
  /** The id in the content platform; empty when it is unknown. */
  readonly itemId: string;
  /** The version of its item; absent when the platform does not say. */
  readonly version?: string;
  /** Areas with content that no part of the page renders; absent for none. Editors see their names. */
  readonly unknownAreas?: readonly string[];
  /** Names of the renderings that are left out because they are nested too deep; absent for none. */
  readonly tooDeep?: readonly string[];
  /** Addresses of the style sheets that the content platform provides for the page. */
  readonly styleSheets: readonly string[];
  readonly state: PageState;
  /** Absent unless the page is being edited. */
  readonly editMode?: EditMode;
  /** The content platform's names of the areas, by role: its editor finds areas by them. Absent for visitors. */
  readonly areaNames?: Readonly<Record<Area, string>>;
  /** The languages it is translated into; empty when the platform does not say. */
  readonly languages: readonly Language[];
  /** The route's name in the content platform, the same in every language: `visit`. */
  readonly name: string;
  /** MetaTitle, else another name of the page, else "Page". */
  readonly title: string;
  /** The visible name of the page: its heading and last breadcrumb. */
  readonly heading: string;
  readonly description: string;
  /** For link previews on other sites. */
  readonly image?: ImageValue;
  readonly layout: PageLayout;
  readonly navigation: SiteNavigation;
  /** Above the header. */
  readonly bodyTop: readonly Block[];
  /** In the header's area, below its bar. */
  readonly header: readonly Block[];
  /** At the left of an event page, on large screens. */
  readonly shell: readonly Block[];
  readonly main: readonly Block[];
  /** In the footer's area, above its lines. */
  readonly footer: readonly Block[];
}

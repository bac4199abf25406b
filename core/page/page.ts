import type { Language } from '../shared/index.ts';
import type { Block } from './block.ts';
import type { PageState } from './page-state.ts';
import type { SiteNavigation } from './site-navigation.ts';

/** The page's frame. Source: site spec §2 "Page layouts". */
export type PageLayout = 'portal' | 'event' | 'event-empty';

/** One page as the content platform composes it. */
export interface Page {
  readonly site: string;
  /** Within the site: `/tasks`. */
  readonly path: string;
  readonly language: Language;
  readonly state: PageState;
  /** MetaTitle, else "Page". */
  readonly title: string;
  readonly description: string;
  readonly layout: PageLayout;
  readonly navigation: SiteNavigation;
  readonly main: readonly Block[];
}

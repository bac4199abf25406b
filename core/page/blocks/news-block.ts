import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** The page that a site's articles stand below. */
export interface NewsHome {
  /** Within the site: `/news`. */
  readonly path: string;
  /** Where it is shown: `/nl/aqua/news`. */
  readonly href: string;
}

/** All news, or that of one tag, to be narrowed by tags. Source: site spec §2 "News overview". */
export interface NewsOverviewBlock extends Placed {
  readonly kind: 'news-overview';
  readonly home: NewsHome;
  /** The tag that its page stands for, as addresses name it; empty on the page of all news. */
  readonly tag: string;
  /** Whether several tags together narrow the list, or widen it. */
  readonly matchesAll: boolean;
}

/** Other articles, with their thumbnails. Source: site spec §2 "Related articles list". */
export interface RelatedNewsBlock extends Placed {
  readonly kind: 'related-news';
  readonly title: string;
  readonly home: NewsHome;
}

/** Who wrote an article, with a page where they have one. */
export interface ArticleAuthor {
  readonly name: string;
  readonly link?: LinkValue;
}

import type { ArticleId } from '../../shared/index.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** The parent page of the articles of a site. */
export interface NewsHome {
  /** Within the site: `/news`. */
  readonly path: string;
  /** Its address including language and folder: `/nl/aqua/news`. */
  readonly href: string;
}

/** All news, or the news of one tag, with a tag filter. Source: site spec §2 "News overview". */
export interface NewsOverviewBlock extends Placed {
  readonly kind: 'news-overview';
  readonly home: NewsHome;
  /** The slug of the tag this page is for; empty on the page of all news. */
  readonly tag: string;
  /** Whether an article must have all selected tags, rather than any of them. */
  readonly matchesAll: boolean;
}

/** Related articles, with thumbnails. Source: site spec §2 "Related articles list". */
export interface RelatedNewsBlock extends Placed {
  readonly kind: 'related-news';
  readonly title: string;
  readonly home: NewsHome;
  /** The articles that the editor chose; empty for the most similar ones. */
  readonly chosen: readonly ArticleId[];
}

/** The author of an article, with a link if they have a page. */
export interface ArticleAuthor {
  readonly name: string;
  readonly link?: LinkValue;
}

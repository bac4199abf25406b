import type { ResultAsync } from 'neverthrow';
import type { ArticleId, Failure, Language } from '../shared/index.ts';
import type { Article } from './news-card.ts';
import type { Reaction, VisitorStatus } from './reactions.ts';

/** The site, page and language to read news of. */
export interface NewsPlace {
  /** The name of the site in the content platform. */
  readonly site: string;
  /** The path of the page above the articles, within the site: `/news`. */
  readonly path: string;
  readonly language: Language;
}

/** Reads the articles of a site. */
export interface NewsSource {
  /**
   * Every article translated into this language, each once, newest first; empty when the place does not
   * exist.
   */
  articles(place: NewsPlace): ResultAsync<readonly Article[], Failure>;
}

/** An article with its place in the content platform. */
export interface LocatedArticle extends Article {
  readonly id: ArticleId;
  /** The name of its site. */
  readonly site: string;
  /** Within the site: `/news/doors-open`. */
  readonly path: string;
}

/** Finds articles by their ids. */
export interface ArticleFinder {
  /**
   * The articles with these ids, in the order of the ids; leaves out ids without a published article in this
   * language.
   */
  find(ids: readonly ArticleId[], language: Language): ResultAsync<readonly LocatedArticle[], Failure>;
  /** The name of the site of an article published in any language; `undefined` when there is none. */
  siteOf(id: ArticleId): ResultAsync<string | undefined, Failure>;
}

/** The public data of an article's reactions. Source: site spec §3 "Article data". */
export interface ArticleData {
  readonly likes: number;
}

/** The reactions to articles, for one visitor or for a signed-out caller. Source: site spec §7 "Visitor portal". */
export interface ReactionBook {
  /** Public; an article without likes has 0. */
  articleData(article: ArticleId): ResultAsync<ArticleData, Failure>;
  /** The visitor's own reactions; `signed-out` without a visitor. */
  visitorStatus(article: ArticleId): ResultAsync<VisitorStatus, Failure>;
  /**
   * Sets or clears a reaction of the visitor; safe to repeat. A like clears a dislike and the other way round.
   * `signed-out` without a visitor.
   */
  react(article: ArticleId, reaction: Reaction, isOn: boolean): ResultAsync<void, Failure>;
  /** The articles the visitor has saved, most recently saved first; `signed-out` without a visitor. */
  saved(): ResultAsync<readonly ArticleId[], Failure>;
}

import type { ResultAsync } from 'neverthrow';
import type { Failure, Language } from '../shared/index.ts';
import type { Article } from './news-card.ts';

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

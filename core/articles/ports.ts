import type { ResultAsync } from 'neverthrow';
import type { Failure, Language } from '../shared/index.ts';
import type { Article } from './news-card.ts';

/** Whose news is asked for, and in which language. */
export interface NewsPlace {
  /** The site's name in the content platform. */
  readonly site: string;
  /** Of the page that the articles stand below, within the site: `/news`. */
  readonly path: string;
  readonly language: Language;
}

/**
 * Where a site's articles come from.
 */
export interface NewsSource {
  /** Every article written in this language, each once, the newest first; none where there is no such place. */
  articles(place: NewsPlace): ResultAsync<readonly Article[], Failure>;
}

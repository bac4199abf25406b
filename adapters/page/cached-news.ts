import type { ArticleFinder, NewsSource } from '@fairdesk/core/articles';
import type { Clock } from '@fairdesk/core/shared';
import { untilContentChanges } from '../shared/http/content-caches.ts';
import { cacheResponses } from '../shared/http/response-cache.ts';

/**
 * How long the list of articles is cached, in milliseconds: about as long as a visitor scrolls through it.
 */
const NEWS_MS = 10_000;
const FAILURE_MS = 1000;
/** Maximum number of cached lists: one per site and language. */
const CACHE_SIZE = 100;

/** Caches the news of each site briefly, so that concurrent readers share one request. */
export const cachedNews = (source: NewsSource, clock: Clock): NewsSource => {
  const cache = untilContentChanges(() =>
    cacheResponses(source.articles, ({ site, path, language }) => `${language} ${site} ${path}`, {
      answerMs: NEWS_MS,
      failureMs: FAILURE_MS,
      most: CACHE_SIZE,
      clock,
    }),
  );
  return { articles: (place) => cache()(place) };
};

/** How long the site of an article is cached, in milliseconds: every reader of an article asks for it. */
const SITE_MS = 60_000;
/** Maximum number of cached articles. */
const SITES_MAX = 10_000;

/** Caches which articles exist, so that counting likes does not look an article up for every reader. */
export const cachedFinder = ({ find, siteOf }: ArticleFinder, clock: Clock): ArticleFinder => ({
  find,
  siteOf: cacheResponses(siteOf, (id) => id, {
    answerMs: SITE_MS,
    failureMs: FAILURE_MS,
    most: SITES_MAX,
    clock,
  }),
});

import type { NewsSource } from '@fairdesk/core/articles';
import type { Clock } from '@fairdesk/core/shared';
import { cacheResponses } from '../shared/response-cache.ts';

/** How long the list of articles holds, in milliseconds: as long as it takes somebody to scroll through it. */
const NEWS_MS = 10_000;
const FAILURE_MS = 1000;
/** Lists kept: one of each site and language. */
const KEPT = 100;

/** Asks for the news of a site once for all who read on it just now. */
export const cachedNews = (source: NewsSource, clock: Clock): NewsSource => ({
  articles: cacheResponses(source.articles, ({ site, path, language }) => `${language} ${site} ${path}`, {
    answerMs: NEWS_MS,
    failureMs: FAILURE_MS,
    most: KEPT,
    clock,
  }),
});

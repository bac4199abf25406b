import type { FeedReader } from '@fairdesk/core/feeds';
import type { Clock } from '@fairdesk/core/shared';
import { cacheResponses } from '../shared/http/response-cache.ts';

/** How long a feed is cached, and how long a failure is, in milliseconds. */
const FEED_MS = 5 * 60_000;
const FAILURE_MS = 60_000;
/** Maximum number of cached feeds; a feed takes some tens of KB. */
const CACHE_SIZE = 100;

/** Caches each feed for five minutes. */
export const cachedFeeds = (reader: FeedReader, clock: Clock): FeedReader => ({
  read: cacheResponses(reader.read, (address) => address, {
    answerMs: FEED_MS,
    failureMs: FAILURE_MS,
    most: CACHE_SIZE,
    clock,
  }),
});

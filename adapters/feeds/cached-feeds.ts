import type { FeedReader } from '@fairdesk/core/feeds';
import type { Clock } from '@fairdesk/core/shared';
import { cacheResponses } from '../shared/response-cache.ts';

/** How long a feed holds, and how long one waits before one asks again after a failure, in milliseconds. */
const FEED_MS = 5 * 60_000;
const FAILURE_MS = 60_000;
/** Feeds kept; one is some tens of KB. */
const KEPT = 100;

/** Reads a feed once for all who look at it in five minutes. */
export const cachedFeeds = (reader: FeedReader, clock: Clock): FeedReader => ({
  read: cacheResponses(reader.read, (address) => address, {
    answerMs: FEED_MS,
    failureMs: FAILURE_MS,
    most: KEPT,
    clock,
  }),
});

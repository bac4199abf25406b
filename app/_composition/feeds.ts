import type { FeedReader } from '@fairdesk/core/feeds';
import { token } from './token.ts';

export { rssOf } from '#adapters/feeds/write-rss.ts';

export const FEED_READER = token<FeedReader>('feed reader');

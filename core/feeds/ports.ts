import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FeedItem } from './feed.ts';

/**
 * Where feeds are read.
 */
export interface FeedReader {
  /** The items of the feed at an address, in its own order; a failure where it is none or cannot be had. */
  read(address: string): ResultAsync<readonly FeedItem[], Failure>;
}

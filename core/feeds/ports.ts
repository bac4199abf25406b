import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { FeedItem } from './feed.ts';

/** Reads external feeds. */
export interface FeedReader {
  /**
   * The items of the feed at an address, in the order of the feed; fails when it is unreachable or not a
   * feed.
   */
  read(address: string): ResultAsync<readonly FeedItem[], Failure>;
}

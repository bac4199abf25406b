import type { Placed } from './placed.ts';

/** What others write, as their feed tells it. Source: site spec §2 "RSS feed list". */
export interface FeedBlock extends Placed {
  readonly kind: 'feed';
  readonly title: string;
  /** Of the feed; empty where its editor named none. */
  readonly address: string;
  /** As its editor wrote it: `5`. Source: site spec §5. */
  readonly limit: string;
}

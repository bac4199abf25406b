import type { Placed } from './placed.ts';

/** News from an external RSS feed. Source: site spec §2 "RSS feed list". */
export interface FeedBlock extends Placed {
  readonly kind: 'feed';
  readonly title: string;
  /** The address of the feed; empty when its editor set none. */
  readonly address: string;
  /** The maximum number of items, as the editor entered it: `5`. Source: site spec §5. */
  readonly limit: string;
}

import type { Placed } from './placed.ts';

/** A search box with its results. Source: site spec §2 "Search". */
export interface SearchBlock extends Placed {
  readonly kind: 'search';
  /** The search scope; without one only editors see the block. */
  readonly scopeId: string;
}

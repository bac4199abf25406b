import type { Placed } from './placed.ts';

/** A box to search the site with, and what is found. Source: site spec §2 "Search". */
export interface SearchBlock extends Placed {
  readonly kind: 'search';
  /** Which part of what there is it looks through; without one nobody but its editor sees it. */
  readonly scopeId: string;
}

import type { Placed } from './placed.ts';

/** A rendering this product does not implement; editors see its name. */
export interface UnknownBlock extends Placed {
  readonly kind: 'unknown';
  readonly name: string;
}

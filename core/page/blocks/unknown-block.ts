import type { Placed } from './placed.ts';

/** A rendering nobody here knows: its name, for editors. */
export interface UnknownBlock extends Placed {
  readonly kind: 'unknown';
  readonly name: string;
}

import type { Placed } from './placed.ts';

/** Who is at the fair. The specs know the public list by its address only; what it shows is ours. */
export interface ExhibitorListBlock extends Placed {
  readonly kind: 'exhibitor-list';
}

/** The one company whose page this is. */
export interface ExhibitorBlock extends Placed {
  readonly kind: 'exhibitor';
}

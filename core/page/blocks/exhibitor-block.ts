import type { Placed } from './placed.ts';

/** The public list of exhibitors. The specs mention only its address; its contents are our design. */
export interface ExhibitorListBlock extends Placed {
  readonly kind: 'exhibitor-list';
}

/** The public profile of the company this page is about. */
export interface ExhibitorBlock extends Placed {
  readonly kind: 'exhibitor';
}

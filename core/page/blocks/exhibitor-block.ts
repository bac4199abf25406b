import type { Placed } from './placed.ts';

/** The public list of exhibitors. The specs mention only its address; its contents are our design. */
export interface ExhibitorListBlock extends Placed {
  readonly kind: 'exhibitor-list';
  /** The address of the list of products, including language and folder; empty for none. */
  readonly products: string;
}

/** The public list of the products of all exhibitors. It is our design. */
export interface ProductListBlock extends Placed {
  readonly kind: 'product-list';
  /** The address of the list of exhibitors, including language and folder: `/nl/aqua/exhibitors`. */
  readonly exhibitors: string;
}

/** The public profile of the company this page is about. */
export interface ExhibitorBlock extends Placed {
  readonly kind: 'exhibitor';
}

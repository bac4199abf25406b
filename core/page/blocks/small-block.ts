import type { Placed } from './placed.ts';

/** A line between two blocks. Source: site spec §2 "divider". */
export interface DividerBlock extends Placed {
  readonly kind: 'divider';
}

/** Prints one part of the page, or all of it. Source: site spec §2 "print button", §8. */
export interface PrintButtonBlock extends Placed {
  readonly kind: 'print-button';
  /** Empty for the words of the product. */
  readonly text: string;
  /** The id of the element to print; empty for the page. */
  readonly elementId: string;
}

/** Facts for search engines. Source: site spec §2 "Structured-data block". */
export interface StructuredDataBlock extends Placed {
  readonly kind: 'structured-data';
  /** JSON-LD that cannot end its script element; empty where it was no JSON. */
  readonly json: string;
}

import type { Placed } from './placed.ts';

/** A horizontal line between two blocks. Source: site spec §2 "divider". */
export interface DividerBlock extends Placed {
  readonly kind: 'divider';
}

/** A button that prints the page or one element of it. Source: site spec §2 "print button", §8. */
export interface PrintButtonBlock extends Placed {
  readonly kind: 'print-button';
  /** Empty for the default text. */
  readonly text: string;
  /** The id of the element to print; empty for the whole page. */
  readonly elementId: string;
}

/** Structured data for search engines. Source: site spec §2 "Structured-data block". */
export interface StructuredDataBlock extends Placed {
  readonly kind: 'structured-data';
  /** JSON-LD that is safe inside a script element; empty when the source was not valid JSON. */
  readonly json: string;
}

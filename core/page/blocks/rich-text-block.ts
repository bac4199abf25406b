import type { Placed } from './placed.ts';

/** A title and a text. Source: site spec §2 "Text block". */
export interface RichTextBlock extends Placed {
  readonly kind: 'rich-text';
  readonly title: string;
  readonly html: string;
}

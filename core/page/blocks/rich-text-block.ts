import type { Placed } from './placed.ts';

export interface RichTextBlock extends Placed {
  readonly kind: 'rich-text';
  readonly title: string;
  readonly html: string;
}

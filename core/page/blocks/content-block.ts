import type { ContentCardBlock } from './content-card-block.ts';
import type { RichTextBlock } from './rich-text-block.ts';
import type { UnknownBlock } from './unknown-block.ts';

/** What any page may show to anybody: these know nobody. */
export type ContentBlock = ContentCardBlock | RichTextBlock | UnknownBlock;

import type { ContentBlock } from './blocks/content-block.ts';
import type { PortalBlock } from './blocks/portal-block.ts';

/**
 * Everything a page can be made of, one kind per block.
 *
 * A view is found by `kind`; leaving one out does not compile.
 * Texts are in the page's language; `html` is sanitised.
 */
export type Block = ContentBlock | PortalBlock;

/** What a view is found by. */
export type BlockKind = Block['kind'];

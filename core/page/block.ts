import type { ScrollLock } from '../navigation/index.ts';
import type { ArticleId } from '../shared/index.ts';
import type { Ground } from './block-look.ts';
import type { LeafBlock } from './blocks/leaf-block.ts';
import type { ArticleAuthor, NewsHome } from './blocks/news-block.ts';
import type { Placed } from './blocks/placed.ts';
import type { PortalBlock } from './blocks/portal-block.ts';
import type { EditFrame } from './edit-frame.ts';
import type { Alignment } from './headings.ts';
import type { ImageValue } from './image-value.ts';
import type { Modal } from './modal.ts';

/**
 * Every kind of block a page can contain.
 *
 * Views are looked up by `kind`; a missing view does not compile. Texts are in the language of the page;
 * `html` is sanitised.
 */
export type Block = ContentBlock | PortalBlock;

/** The discriminant that selects the view of a block. */
export type BlockKind = Block['kind'];

/** The blocks any page may show to any visitor; they do not depend on the user. */
export type ContentBlock = LeafBlock | LayoutBlock;

/** Blocks that contain other blocks; defined in this file because a recursive type cannot span files. */
export type LayoutBlock =
  | WrapperBlock
  | PersonalisedBlock
  | FlexibleLayoutBlock
  | ColumnSplitterBlock
  | DuoBlock
  | ModalBlock
  | NewsArticleBlock;

/** A placeholder inside a block that contains other blocks. */
export interface BlockPlaceholder {
  /** The key as the content platform writes it: `column-1-{*}`. */
  readonly key: string;
  readonly blocks: readonly Block[];
}

interface Holding extends Placed {
  readonly placeholders: readonly BlockPlaceholder[];
}

/** A plain container that stacks its blocks. Source: site spec §2 "Placeholder wrappers". */
export interface WrapperBlock extends Holding {
  readonly kind: 'wrapper';
}

/** Blocks for certain exhibitors only. Source: portal spec §2 "Personalised wrapper". */
export interface PersonalisedBlock extends Holding {
  readonly kind: 'personalised';
  /** Pipe-separated participation types; empty for all. */
  readonly types: string;
}

/** Blocks that wrap in a row, or stack in a column. Source: site spec §2 "flexible layout". */
export interface FlexibleLayoutBlock extends Holding {
  readonly kind: 'flexible-layout';
  readonly direction: 'row' | 'column';
}

/** Up to eight columns. Source: site spec §2 "Column splitter". */
export interface ColumnSplitterBlock extends Holding {
  readonly kind: 'column-splitter';
  /** In the order of its placeholders. */
  readonly columns: readonly SplitterColumn[];
}

/** One column of a splitter. */
export interface SplitterColumn {
  /** How many of twelve columns it spans on a wide screen. */
  readonly width: number;
  readonly alignment?: Alignment;
  readonly ground?: Ground;
}

/** A text beside a picture or other blocks. Source: site spec §2 "Duo block". */
export interface DuoBlock extends Holding {
  readonly kind: 'duo';
  readonly title: string;
  readonly html: string;
  readonly image?: ImageValue;
  /** The side of the text. */
  readonly textSide: 'start' | 'end';
}

/** Blocks in a modal window. Source: site spec §2 "Modals". */
export interface ModalBlock extends Holding {
  readonly kind: 'modal';
  /** As the editor entered it. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** When it opens and closes; absent when its id is invalid, and then only editors see the block. */
  readonly modal?: Modal;
  /** The screen widths at which the page behind it cannot scroll. */
  readonly lock: ScrollLock;
}

/**
 * The article of this page, with the blocks its editor placed beside it. Source: site spec §2 "News detail",
 * §3.
 */
export interface NewsArticleBlock extends Holding {
  readonly kind: 'news-article';
  /** The item id of the article; absent unless its settings allow reactions. */
  readonly articleId?: ArticleId;
  /** `secondary`: with a sticky table of contents. */
  readonly variant: 'default' | 'secondary';
  readonly title: string;
  readonly introduction: string;
  readonly html: string;
  readonly image?: ImageValue;
  readonly tags: readonly string[];
  readonly authors: readonly ArticleAuthor[];
  /** `2026-11-20`; empty for none. */
  readonly day: string;
  /** When it was published, in UTC: `2026-11-20T09:30:00.000Z`; absent when only the day is known. */
  readonly published?: string;
  readonly showDateAtBottom: boolean;
  /** The full address of the article. */
  readonly url: string;
  readonly home: NewsHome;
  /** Present only in edit mode. */
  readonly tagsEditFrame?: EditFrame;
}

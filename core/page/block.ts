import type { ScrollLock } from '../navigation/index.ts';
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
 * Everything a page can be made of, one kind per block.
 *
 * A view is found by `kind`; leaving one out does not compile.
 * Texts are in the page's language; `html` is sanitised.
 */
export type Block = ContentBlock | PortalBlock;

/** What a view is found by. */
export type BlockKind = Block['kind'];

/** What any page may show to anybody: these know nobody. */
export type ContentBlock = LeafBlock | LayoutBlock;

/** What holds other blocks; it stands here because a type cannot reach itself through another file. */
export type LayoutBlock =
  | WrapperBlock
  | PersonalisedBlock
  | FlexibleLayoutBlock
  | ColumnSplitterBlock
  | DuoBlock
  | ModalBlock
  | NewsArticleBlock;

/** A place within a block that holds other blocks. */
export interface BlockPlaceholder {
  /** As the content platform writes it: `column-1-{*}`. */
  readonly key: string;
  readonly blocks: readonly Block[];
}

interface Holding extends Placed {
  readonly placeholders: readonly BlockPlaceholder[];
}

/** Nothing but its blocks, one below the other. Source: site spec §2 "Placeholder wrappers". */
export interface WrapperBlock extends Holding {
  readonly kind: 'wrapper';
}

/** Blocks for some of the exhibitors. Source: portal spec §2 "Personalised wrapper". */
export interface PersonalisedBlock extends Holding {
  readonly kind: 'personalised';
  /** Participation types with bars between them; empty for everybody. */
  readonly types: string;
}

/** Blocks that share a row as they fit, or stand in a column. Source: site spec §2 "flexible layout". */
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
  /** How many of twelve columns it takes on a wide screen. */
  readonly width: number;
  readonly alignment?: Alignment;
  readonly ground?: Ground;
}

/** A text and, beside it, a picture or other blocks. Source: site spec §2 "Duo block". */
export interface DuoBlock extends Holding {
  readonly kind: 'duo';
  readonly title: string;
  readonly html: string;
  readonly image?: ImageValue;
  /** Which side the text stands on. */
  readonly textSide: 'start' | 'end';
}

/** Blocks in a window over the page. Source: site spec §2 "Modals". */
export interface ModalBlock extends Holding {
  readonly kind: 'modal';
  /** As its editor wrote it. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** When it opens and closes; absent where its id cannot be one: then only its editor sees it. */
  readonly modal?: Modal;
  /** On which widths the page behind it keeps still. */
  readonly lock: ScrollLock;
}

/** The article whose page this is, and beside it whatever its editor put there. Source: site spec §2 "News detail", §3. */
export interface NewsArticleBlock extends Holding {
  readonly kind: 'news-article';
  /** `secondary`: with a table of contents that stays in sight. */
  readonly variant: 'default' | 'secondary';
  readonly title: string;
  readonly introduction: string;
  readonly html: string;
  readonly image?: ImageValue;
  readonly tags: readonly string[];
  readonly authors: readonly ArticleAuthor[];
  /** `2026-11-20`; empty for none. */
  readonly day: string;
  readonly showDateAtBottom: boolean;
  /** Where it is read, in full. */
  readonly url: string;
  readonly home: NewsHome;
  /** Only while it is edited. */
  readonly tagsEditFrame?: EditFrame;
}

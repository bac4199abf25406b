import { FULL_WIDTH_COLUMNS } from './columns.ts';
import type { Alignment, HeadingTag } from './headings.ts';

/** The grounds a block may stand on; the words are ours, their colours come from the page. */
export const GROUNDS = ['soft', 'brand', 'dark'] as const;
/** One of {@link GROUNDS}. */
export type Ground = (typeof GROUNDS)[number];

/** How a block looks, as its editor set it; an absent field leaves the page's default. */
export interface BlockLook {
  /** The id of its element, to which links may lead; empty for none. */
  readonly anchor: string;
  /** How many of twelve columns it takes on a wide screen. */
  readonly columns: number;
  readonly heading: HeadingTag;
  readonly alignment?: Alignment;
  readonly hidesTitle: boolean;
  readonly ground?: Ground;
  readonly isRounded: boolean;
}

/** How a block looks whose editor set nothing. */
export const PLAIN_LOOK: BlockLook = {
  anchor: '',
  columns: FULL_WIDTH_COLUMNS,
  heading: 'h2',
  hidesTitle: false,
  isRounded: false,
};

import { FULL_WIDTH_COLUMNS } from './columns.ts';
import type { Alignment, HeadingTag } from './headings.ts';

/** The backgrounds a block may have. The names are ours; the colours come from the page. */
export const GROUNDS = ['soft', 'brand', 'dark'] as const;
/** One of {@link GROUNDS}. */
export type Ground = (typeof GROUNDS)[number];

/** The appearance of a block, as its editor configured it; an absent field means the default of the page. */
export interface BlockLook {
  /** The id of its element, a target for links; empty for none. */
  readonly anchor: string;
  /** How many of twelve columns it spans on a wide screen. */
  readonly columns: number;
  readonly heading: HeadingTag;
  readonly alignment?: Alignment;
  readonly hidesTitle: boolean;
  readonly ground?: Ground;
  readonly isRounded: boolean;
}

/** The appearance of a block without any settings. */
export const PLAIN_LOOK: BlockLook = {
  anchor: '',
  columns: FULL_WIDTH_COLUMNS,
  heading: 'h2',
  hidesTitle: false,
  isRounded: false,
};

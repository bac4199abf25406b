import { columnsOf, FULL_WIDTH_COLUMNS } from './columns.ts';
import { type Alignment, alignmentOf, type HeadingTag, headingTag, isSwitchedOn } from './headings.ts';

/** The grounds a block may stand on; the words are ours, their colours are the page's. */
export const GROUNDS = ['soft', 'brand', 'dark'] as const;
/** One of {@link GROUNDS}. */
export type Ground = (typeof GROUNDS)[number];

/** How a block looks, as its editor set it; what is absent is the page's own way. */
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

/**
 * The look that rendering parameters describe; a parameter that means nothing changes nothing.
 *
 * @param param a parameter by name, empty where there is none.
 * @param isOwnPage whether the block shows the page it stands on, and so its title is the page's.
 * Source: site spec §3 "Rendering parameters", §5.
 */
export const blockLook = (param: (name: string) => string, isOwnPage = false): BlockLook => {
  const alignment = alignmentOf(param('alignment'));
  const ground = groundOf(param('Background Color')) ?? groundOf(param('Styles'));
  return {
    anchor: /^[^\s\p{C}]{1,100}$/u.exec(param('RenderingIdentifier').trim())?.[0] ?? '',
    columns: columnsOf(param('width_desktop'), gridColumns(param('GridParameters'))),
    heading: headingTag(param('heading'), isOwnPage),
    hidesTitle: isSwitchedOn(param('hide_title')),
    isRounded: isSwitchedOn(param('Rounded')),
    ...(alignment && { alignment }),
    ...(ground && { ground }),
  };
};

/** The first of some words of style that is a ground. */
export const groundOf = (words: string): Ground | undefined =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => GROUNDS.find((ground) => ground === word))
    .find((ground) => ground !== undefined);

/** The columns that grid classes ask for on a large screen: `col-12 col-lg-6` asks for 6. */
const gridColumns = (classes: string): number => {
  const [, columns = ''] = /(?:^|\s)col-(?:lg|xl)-(\d{1,2})(?:\s|$)/.exec(classes) ?? [];
  const asked = Number(columns);
  return asked >= 1 && asked <= FULL_WIDTH_COLUMNS ? asked : FULL_WIDTH_COLUMNS;
};

import {
  alignmentOf,
  type BlockLook,
  columnsOf,
  FULL_WIDTH_COLUMNS,
  GROUNDS,
  type Ground,
  headingTag,
  isSwitchedOn,
} from '@fairdesk/core/page';

/**
 * The look that rendering parameters describe; an invalid parameter is ignored.
 *
 * @param param a parameter by name, empty when absent
 * @param isOwnPage whether the block renders the page it is on, so that its title is the page's
 * Source: site spec §3 "Rendering parameters", §5.
 */
export const blockLook = (param: (name: string) => string, isOwnPage = false): BlockLook => {
  const alignment = alignmentOf(param('alignment')) ?? alignmentIn(param('Styles'));
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

/** The alignment among style words: `left`, or `position-left` of the vendor's starters. */
export const alignmentIn = (words: string): BlockLook['alignment'] =>
  words
    .split(/\s+/)
    .map((word) => alignmentOf(word.replace(/^(?:position|text)-/, '')))
    .find((side) => side !== undefined);

/** The first style word that names a ground. */
export const groundOf = (words: string): Ground | undefined =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => GROUNDS.find((ground) => ground === word))
    .find((ground) => ground !== undefined);

/** The columns that grid classes set for large screens: 6 for `col-12 col-lg-6`. */
export const gridColumns = (classes: string): number => {
  if (classes === '') return FULL_WIDTH_COLUMNS;
  const words = classes.split(/\s+/);
  const spans = GRID_CLASSES.flatMap((classesOf) => words.map((word) => spanOf(word, classesOf)));
  return spans.find((span) => span !== undefined) ?? FULL_WIDTH_COLUMNS;
};

/** The widest screens first: their class decides on a large screen. Bare classes, for all screens, come last. */
const GRID_CLASSES = ['xxl', 'xl', 'lg', 'md', 'sm', ''].map((width) => ({
  /** `col-lg-6`, `col-6` */
  columns: new RegExp(`^col-${width && `${width}-`}(\\d{1,2})$`),
  /** `lg:basis-1/2`, `basis-1/2` */
  share: new RegExp(`^${width && `${width}:`}basis-(\\d{1,2})/(\\d{1,2})$`),
}));

const spanOf = (word: string, { columns, share }: (typeof GRID_CLASSES)[number]): number | undefined => {
  const count = columns.exec(word)?.[1];
  const [, part, whole] = share.exec(word) ?? [];
  const span = count ? Number(count) : Math.round((FULL_WIDTH_COLUMNS * Number(part)) / Number(whole));
  return span >= 1 && span <= FULL_WIDTH_COLUMNS ? span : undefined;
};

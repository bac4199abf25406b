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

/** The first style word that names a ground. */
export const groundOf = (words: string): Ground | undefined =>
  words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => GROUNDS.find((ground) => ground === word))
    .find((ground) => ground !== undefined);

/** The columns that grid classes set for large screens: 6 for `col-12 col-lg-6`. */
const gridColumns = (classes: string): number => {
  const [, columns = ''] = /(?:^|\s)col-(?:lg|xl)-(\d{1,2})(?:\s|$)/.exec(classes) ?? [];
  const span = Number(columns);
  return span >= 1 && span <= FULL_WIDTH_COLUMNS ? span : FULL_WIDTH_COLUMNS;
};

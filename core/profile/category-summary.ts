import { lengthOf } from '../shared/index.ts';
import { isGroupSelected, type MainGroup, type SubGroup } from './categories.ts';

/** What a collapsed summary shows. Source: portal spec §9. */
export const MAIN_CATEGORIES_SHOWN = 1;
/** How many of its groups. */
export const SUB_CATEGORIES_SHOWN = 2;

/** Names are added to a summary until they are this long together, in characters. Source: portal spec §5, §9. */
export const CATEGORY_SUMMARY_MAX = 100;

/** The main categories in which something is selected, each with its selected groups. */
export const categorySummary = (tree: readonly MainGroup[]): readonly MainGroup[] =>
  tree
    .map((main) => ({ ...main, groups: main.groups.filter(isGroupSelected) }))
    .filter(({ groups }) => groups.length > 0);

/** The summary until somebody asks for more: the first main category and two of its groups. */
export const visibleSummary = (summary: readonly MainGroup[], all: boolean): readonly MainGroup[] =>
  all
    ? summary
    : summary
        .slice(0, MAIN_CATEGORIES_SHOWN)
        .map((main) => ({ ...main, groups: main.groups.slice(0, SUB_CATEGORIES_SHOWN) }));

/** Whether there is anything to show more of. */
export const canShowMore = (summary: readonly MainGroup[]): boolean =>
  countGroups(visibleSummary(summary, false)) < countGroups(summary);

/**
 * Names in one line, as many as begin before 100 characters are full; an ellipsis stands for the rest.
 *
 * Source: portal spec §5 "Category text summary".
 */
export const summaryText = (names: readonly string[]): string => {
  const shown: string[] = [];
  let length = 0;
  for (const name of names) {
    if (length >= CATEGORY_SUMMARY_MAX) return `${shown.join(', ')}…`;
    shown.push(name);
    length += lengthOf(name);
  }
  return shown.join(', ');
};

const countGroups = (mains: readonly { readonly groups: readonly SubGroup[] }[]): number =>
  mains.reduce((count, { groups }) => count + groups.length, 0);

import { lengthOf } from '../shared/index.ts';
import { isGroupSelected, type MainGroup, type SubGroup } from './categories.ts';

/** The number of main categories in a collapsed summary. Source: portal spec §9. */
export const MAIN_CATEGORIES_SHOWN = 1;
/** The number of groups in a collapsed summary. */
export const SUB_CATEGORIES_SHOWN = 2;

/** The total length at which a summary stops adding names, in characters. Source: portal spec §5, §9. */
export const CATEGORY_SUMMARY_MAX = 100;

/** The main categories with a selection, each with its selected groups. */
export const categorySummary = (tree: readonly MainGroup[]): readonly MainGroup[] =>
  tree
    .map((main) => ({ ...main, groups: main.groups.filter(isGroupSelected) }))
    .filter(({ groups }) => groups.length > 0);

/** The visible summary: everything, or collapsed to the first main category and two of its groups. */
export const visibleSummary = (summary: readonly MainGroup[], all: boolean): readonly MainGroup[] =>
  all
    ? summary
    : summary
        .slice(0, MAIN_CATEGORIES_SHOWN)
        .map((main) => ({ ...main, groups: main.groups.slice(0, SUB_CATEGORIES_SHOWN) }));

/** Whether a collapsed summary hides anything. */
export const canShowMore = (summary: readonly MainGroup[]): boolean =>
  countGroups(visibleSummary(summary, false)) < countGroups(summary);

/**
 * Joins names on one line until 100 characters are reached; an ellipsis stands for the rest.
 *
 * Source: portal spec §5 "Category text summary".
 *
 * @example
 * ```ts
 * summaryText(['Pumps', 'Valves']) // 'Pumps, Valves'
 * ```
 */
export const summaryText = (names: readonly string[]): string => {
  const visible: string[] = [];
  let length = 0;
  for (const name of names) {
    if (length >= CATEGORY_SUMMARY_MAX) return `${visible.join(', ')}…`;
    visible.push(name);
    length += lengthOf(name);
  }
  return visible.join(', ');
};

const countGroups = (mains: readonly { readonly groups: readonly SubGroup[] }[]): number =>
  mains.reduce((count, { groups }) => count + groups.length, 0);

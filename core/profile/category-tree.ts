import type { FieldFault } from '../shared/index.ts';
import type { MainGroup } from './categories.ts';

/** The tree with exactly these categories selected. */
export const withSelected = (tree: readonly MainGroup[], ids: readonly string[]): readonly MainGroup[] => {
  const chosen = new Set(ids);
  return tree.map((main) => ({
    ...main,
    groups: main.groups.map((group) => ({
      ...group,
      categories: group.categories.map((category) => ({ ...category, selected: chosen.has(category.id) })),
    })),
  }));
};

/** Only the selected categories, with their headings. */
export const onlySelected = (tree: readonly MainGroup[]): readonly MainGroup[] =>
  tree
    .map((main) => ({
      ...main,
      groups: main.groups
        .map((group) => ({ ...group, categories: group.categories.filter(({ selected }) => selected) }))
        .filter(({ categories }) => categories.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);

/** The ids of all categories a company can choose; headings are not selectable themselves. */
export const categoryIds = (tree: readonly MainGroup[]): ReadonlySet<string> =>
  new Set(tree.flatMap(({ groups }) => groups.flatMap(({ categories }) => categories.map(({ id }) => id))));

/**
 * The fault of selecting more than `max` categories; no limit without a `max`.
 *
 * @example
 * ```ts
 * categoryCountFaults(4, 3).map(({ code }) => code) // ['category-limit']
 * ```
 */
export const categoryCountFaults = (count: number, max: number | undefined): readonly FieldFault[] =>
  max !== undefined && count > max
    ? [{ path: 'categories', code: 'category-limit', params: { n: max } }]
    : [];

/** The faults of a selection: categories the event does not have, and too many. */
export const categoryFaults = (
  tree: readonly MainGroup[],
  ids: readonly string[],
  max?: number,
): readonly FieldFault[] => {
  const treeIds = categoryIds(tree);
  return ids.every((id) => treeIds.has(id))
    ? categoryCountFaults(new Set(ids).size, max)
    : [{ path: 'categories', code: 'forms-choice' }];
};

import type { FieldFault } from '../shared/index.ts';
import type { MainGroup } from './categories.ts';

/** The tree with these categories chosen and no others. */
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

/** Only what is chosen, with the headings above it. */
export const onlySelected = (tree: readonly MainGroup[]): readonly MainGroup[] =>
  tree
    .map((main) => ({
      ...main,
      groups: main.groups
        .map((group) => ({ ...group, categories: group.categories.filter(({ selected }) => selected) }))
        .filter(({ categories }) => categories.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);

/** Every id a company can choose; headings are chosen through what stands under them. */
export const categoryIds = (tree: readonly MainGroup[]): ReadonlySet<string> =>
  new Set(tree.flatMap(({ groups }) => groups.flatMap(({ categories }) => categories.map(({ id }) => id))));

/** More categories than may be chosen; as many as one likes without a `max`. */
export const categoryCountFaults = (count: number, max: number | undefined): readonly FieldFault[] =>
  max !== undefined && count > max
    ? [{ path: 'categories', code: 'category-limit', params: { n: max } }]
    : [];

/** A choice of something the event does not have is wrong, and so is one of too many. */
export const categoryFaults = (
  tree: readonly MainGroup[],
  ids: readonly string[],
  max?: number,
): readonly FieldFault[] => {
  const known = categoryIds(tree);
  return ids.every((id) => known.has(id))
    ? categoryCountFaults(new Set(ids).size, max)
    : [{ path: 'categories', code: 'forms-choice' }];
};

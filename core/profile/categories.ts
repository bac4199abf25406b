import type { Language } from '../shared/index.ts';

/** A node of the category tree. */
interface Named {
  readonly id: string;
  readonly name: string;
  /** The language of a name that is not in the reader's. */
  readonly language?: Language;
}

/** A category a company may choose. Source: portal spec §3 "Category tree". */
export interface Category extends Named {
  readonly selected: boolean;
}

/** A heading over categories; it is selected only through them. */
export interface SubGroup extends Named {
  readonly categories: readonly Category[];
}

/** The top level of the tree: a heading over groups. */
export interface MainGroup extends Named {
  readonly groups: readonly SubGroup[];
}

/** The state of a group's checkbox. */
export type GroupState = 'none' | 'some' | 'all';

/**
 * The state of a group; it counts as selected as soon as one of its categories is. Source: portal spec §4
 * "Category selection".
 */
export const groupState = ({ categories }: SubGroup): GroupState => {
  const chosen = categories.filter(({ selected }) => selected).length;
  if (chosen === 0) return 'none';
  return chosen === categories.length ? 'all' : 'some';
};

/** Whether a group counts as selected. */
export const isGroupSelected = (group: SubGroup): boolean => groupState(group) !== 'none';

/** Toggles one category of the tree. */
export const toggleCategory = (tree: readonly MainGroup[], id: string): readonly MainGroup[] =>
  mapGroups(tree, (group) => ({
    ...group,
    categories: group.categories.map((category) =>
      category.id === id ? { ...category, selected: !category.selected } : category,
    ),
  }));

/** Selects all categories of a group, or deselects them if all were selected. */
export const toggleGroup = (tree: readonly MainGroup[], id: string): readonly MainGroup[] =>
  mapGroups(tree, (group) => {
    if (group.id !== id) return group;
    const selected = groupState(group) !== 'all';
    return { ...group, categories: group.categories.map((category) => ({ ...category, selected })) };
  });

/** The ids of the selected categories, in the order of the tree. */
export const selectedIds = (tree: readonly MainGroup[]): readonly string[] =>
  tree.flatMap(({ groups }) =>
    groups.flatMap(({ categories }) => categories.filter(isSelected).map(({ id }) => id)),
  );

const isSelected = ({ selected }: Category): boolean => selected;

const mapGroups = (tree: readonly MainGroup[], change: (group: SubGroup) => SubGroup): readonly MainGroup[] =>
  tree.map((main) => ({ ...main, groups: main.groups.map(change) }));

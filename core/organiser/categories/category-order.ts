import { inOrder, nextSortIndex } from '../../shared/index.ts';
import { movedBefore } from '../tasks/task-order.ts';
import { CATEGORY_LEVELS, type CategoryPlace, canBeBelow } from './category-plan.ts';

/** The categories with each heading before what is below it; those whose heading is missing come last. */
export const inTreeOrder = <Item extends CategoryPlace>(categories: readonly Item[]): readonly Item[] => {
  const ordered = inOrder(categories);
  const byParent = new Map<string, Item[]>();
  for (const item of ordered) {
    const siblings = byParent.get(item.parent) ?? [];
    siblings.push(item);
    byParent.set(item.parent, siblings);
  }
  const below = (id: string): readonly Item[] => byParent.get(id) ?? [];
  const branch = (item: Item): readonly Item[] => {
    const deeper = below(item.id).filter((other) => depthOf(other) > depthOf(item));
    return [item, ...deeper.flatMap(branch)];
  };
  const rows = new Set(below('').flatMap(branch));
  return [...rows, ...categories.filter((item) => !rows.has(item))];
};

/** A category and everything below it, by id. */
export const categoryBranch = (categories: readonly CategoryPlace[], id: string): readonly string[] => {
  const top = categories.find((category) => category.id === id);
  if (top === undefined) return [];
  const deeper = categories.filter(({ parent, level }) => parent === id && depthOf({ level }) > depthOf(top));
  return [id, ...deeper.flatMap((child) => categoryBranch(categories, child.id))];
};

/** A place in the tree: below a heading, or at the top for an empty id. */
export interface CategoryTarget {
  readonly parent: string;
  /** The id of the category it is in front of, below the same heading; absent for the end. */
  readonly before?: string | undefined;
}

/**
 * The places that change when a category moves. Nothing changes when it cannot be there, or is there already.
 *
 * @returns the moved category, and those that were renumbered to make room for it
 */
export const movedCategory = (
  categories: readonly CategoryPlace[],
  id: string,
  { parent, before }: CategoryTarget,
): readonly CategoryPlace[] => {
  const moved = categories.find((category) => category.id === id);
  if (moved === undefined || !canBeBelow(categories, moved.level, parent)) return [];
  const isNew = moved.parent !== parent;
  const siblings = categories.filter((other) => other.parent === parent);
  const arrived = { ...moved, parent, sortIndex: isNew ? nextSortIndex(siblings) : moved.sortIndex };
  const list = isNew ? [...siblings, arrived] : siblings;
  const coded = list.map((item) => ({ code: item.id, ...placeOf(item) }));
  const changed = movedBefore(coded, id, before).map(placeOf);
  return isNew && !changed.some((item) => item.id === id) ? [...changed, placeOf(arrived)] : changed;
};

/**
 * Where a category lands that is dropped in front of a row of the list, or at its end; `undefined` where it cannot be.
 *
 * @param categories in the order of {@link inTreeOrder}
 * @param before the id of the row
 */
export const droppedCategory = (
  categories: readonly CategoryPlace[],
  id: string,
  before: string | undefined,
): CategoryTarget | undefined => {
  const moved = categories.find((category) => category.id === id);
  const branch = categoryBranch(categories, id);
  if (moved === undefined || branch.some((each) => each === before)) return undefined;
  const rows = categories.filter((category) => !branch.includes(category.id));
  const place = before === undefined ? rows.length : rows.findIndex((row) => row.id === before);
  const heading = rows.slice(0, place).findLast((row) => depthOf(row) < depthOf(moved));
  const parent = heading?.id ?? '';
  if (!canBeBelow(categories, moved.level, parent)) return undefined;
  const next = rows.slice(place).find((row) => depthOf(row) <= depthOf(moved));
  return { parent, ...(next?.parent === parent && { before: next.id }) };
};

/** The categories with which one can be merged: those of its level. */
export const mergeTargets = <Item extends CategoryPlace>(
  categories: readonly Item[],
  id: string,
): readonly Item[] => {
  const level = categories.find((category) => category.id === id)?.level;
  return categories.filter((other) => other.id !== id && other.level === level);
};

const placeOf = ({ id, level, parent, sortIndex }: CategoryPlace): CategoryPlace => ({
  id,
  level,
  parent,
  sortIndex,
});

const depthOf = ({ level }: Pick<CategoryPlace, 'level'>): number => CATEGORY_LEVELS.indexOf(level);

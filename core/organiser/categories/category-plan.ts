import { type FieldFault, faultIf, lengthOf, NAME_MAX, tooLong } from '../../shared/index.ts';
import type { Texts } from '../tasks/task-definition.ts';
import { isUnwritten, lengthFaults } from '../tasks/task-faults.ts';

/** The levels of a tree of categories: two of headings, then what companies choose. Source: portal spec §3 "Category tree". */
export const CATEGORY_LEVELS = ['main', 'sub', 'leaf'] as const;
/** One of {@link CATEGORY_LEVELS}. */
export type CategoryLevel = (typeof CATEGORY_LEVELS)[number];

/** How much of a fair uses a category, or a heading with everything below it. */
export interface CategoryUses {
  readonly companies: number;
  readonly products: number;
  readonly awards: number;
  /** Tasks and messages addressed to it. */
  readonly audiences: number;
}

/** A category of a fair, as an organiser arranges it. */
export interface PlannedCategory extends CategoryUses {
  readonly id: string;
  /** By which an import recognises it; never changes. Empty for one that an import does not know. */
  readonly code: string;
  /** Changes with every save. */
  readonly version: string;
  readonly names: Texts;
  readonly level: CategoryLevel;
  /** The id of its heading; empty at the top. */
  readonly parent: string;
  readonly sortIndex: number;
}

/** The categories of a fair, each heading before what is below it. */
export interface CategoryPlan {
  readonly categories: readonly PlannedCategory[];
}

/** The values of the form of a category. */
export interface CategoryForm {
  readonly names: Texts;
  /** Of a new category; when empty, it follows from the name. */
  readonly code: string;
  /** The id of its heading; empty at the top. */
  readonly parent: string;
}

/** What places a category in its tree. */
export type CategoryPlace = Pick<PlannedCategory, 'id' | 'level' | 'parent' | 'sortIndex'>;

/** The level below a heading, or at the top; `undefined` below a category that companies choose. */
export const levelBelow = (heading: Pick<PlannedCategory, 'level'> | undefined): CategoryLevel | undefined =>
  heading === undefined ? 'main' : CATEGORY_LEVELS[CATEGORY_LEVELS.indexOf(heading.level) + 1];

/**
 * Whether something of this level can be below this heading. A category keeps its level wherever it moves, so that
 * no tree has a circle, and companies never choose a heading.
 *
 * @param parent the id of the heading; empty for the top
 */
export const canBeBelow = (
  categories: readonly Pick<PlannedCategory, 'id' | 'level'>[],
  level: CategoryLevel,
  parent: string,
): boolean => {
  if (parent === '') return level === 'main';
  const heading = categories.find(({ id }) => id === parent);
  return heading !== undefined && levelBelow(heading) === level;
};

/**
 * The faults of the form of a category.
 *
 * | the form                                   | path, code                       |
 * | ------------------------------------------ | -------------------------------- |
 * | no name in any language                    | `names`, `forms-required`        |
 * | a name that is too long                    | `names.nl`, `forms-maxlength`    |
 * | a code with a bar, which separates codes   | `code`, `category-code-bar`      |
 * | the code of another category               | `code`, `category-code-taken`    |
 * | a heading that cannot have it              | `parent`, `forms-choice`         |
 *
 * @param edited the category to change; absent for a new one
 */
export const categoryFormFaults = (
  { names, code, parent }: CategoryForm,
  categories: readonly PlannedCategory[],
  edited?: Pick<PlannedCategory, 'level'>,
): readonly FieldFault[] => [
  ...faultIf(isUnwritten(names), 'names', 'forms-required'),
  ...lengthFaults('names', names, NAME_MAX),
  ...(edited ? [] : codeFaults(code.trim(), categories)),
  ...faultIf(!hasPlace(categories, parent, edited), 'parent', 'forms-choice'),
];

const codeFaults = (code: string, categories: readonly PlannedCategory[]): readonly FieldFault[] => {
  if (lengthOf(code) > NAME_MAX) return tooLong('code', code, NAME_MAX);
  if (code.includes('|')) return [{ path: 'code', code: 'category-code-bar' }];
  const isTaken = code !== '' && categories.some((category) => category.code === code);
  return faultIf(isTaken, 'code', 'category-code-taken');
};

const hasPlace = (
  categories: readonly PlannedCategory[],
  parent: string,
  edited: Pick<PlannedCategory, 'level'> | undefined,
): boolean => {
  if (edited) return canBeBelow(categories, edited.level, parent);
  const heading = categories.find(({ id }) => id === parent);
  return parent === '' || (heading !== undefined && levelBelow(heading) !== undefined);
};

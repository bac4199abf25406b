import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import {
  type CategoryForm,
  type CategoryPlan,
  categoryFormFaults,
  type PlannedCategory,
} from './category-plan.ts';
import type { CategoryPlanner } from './ports.ts';

/**
 * Adds a category to a fair, or changes one; an invalid form never leaves the browser. `category` is the one to change,
 * or the id of a new one.
 */
export const saveCategory =
  (planner: Pick<CategoryPlanner, 'create' | 'save'>) =>
  (
    form: CategoryForm,
    { categories }: CategoryPlan,
    category: PlannedCategory | { readonly id?: string } = {},
  ): ResultAsync<CategoryPlan, Failure> =>
    'version' in category
      ? judged(categoryFormFaults(form, categories, category), () =>
          planner.save(category.id, form, category.version),
        )
      : judged(categoryFormFaults(form, categories), () => planner.create(form, category.id));

/** {@link saveCategory} bound to its port. */
export type SaveCategory = ReturnType<typeof saveCategory>;

import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../shared/index.ts';
import {
  type CategoryForm,
  type CategoryPlan,
  categoryFormFaults,
  type PlannedCategory,
} from './category-plan.ts';
import type { CategoryPlanner } from './ports.ts';

/** Adds a category to a fair, or changes one; an invalid form never leaves the browser. */
export const saveCategory =
  (planner: Pick<CategoryPlanner, 'create' | 'save'>) =>
  (
    form: CategoryForm,
    { categories }: CategoryPlan,
    edited?: PlannedCategory,
  ): ResultAsync<CategoryPlan, Failure> =>
    judged(categoryFormFaults(form, categories, edited), () =>
      edited ? planner.save(edited.id, form, edited.version) : planner.create(form),
    );

/** {@link saveCategory} bound to its port. */
export type SaveCategory = ReturnType<typeof saveCategory>;

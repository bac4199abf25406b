import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { CategoryTarget } from './category-order.ts';
import type { CategoryForm, CategoryPlan } from './category-plan.ts';

/** The categories of a fair; every change returns all of them. */
export interface CategoryPlanner {
  /** The categories, each heading before what is below it. */
  plan(): ResultAsync<CategoryPlan, Failure>;
  /**
   * Adds a category at the end of its heading; one whose first attempt was stored is changed instead, and keeps its
   * code.
   *
   * @param id a UUID: however often the category is added with it, it is there once
   */
  create(form: CategoryForm, id?: string): ResultAsync<CategoryPlan, Failure>;
  /** Changes a category; `conflict` when another save came since `version` was read. */
  save(id: string, form: CategoryForm, version: string): ResultAsync<CategoryPlan, Failure>;
  /** Moves a category with everything below it; `rejected` where it cannot be. */
  move(id: string, to: CategoryTarget): ResultAsync<CategoryPlan, Failure>;
  /**
   * Deletes a category with everything below it: companies, products and awards lose it.
   *
   * @param into the id of a category of the same level that everything moves to instead
   */
  remove(id: string, into?: string): ResultAsync<CategoryPlan, Failure>;
}

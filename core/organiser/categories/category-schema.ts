import * as z from 'zod/mini';
import { TextsSchema } from '../tasks/task-schema.ts';
import { CATEGORY_LEVELS, type CategoryForm, type CategoryPlan } from './category-plan.ts';

const Id = z.string().check(z.maxLength(200));

/** The categories of a fair, as the server sends them. */
export const CategoryPlanSchema: z.ZodMiniType<CategoryPlan> = z.object({
  categories: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      version: z.string(),
      names: TextsSchema,
      level: z.enum(CATEGORY_LEVELS),
      parent: z.string(),
      sortIndex: z.number(),
      companies: z.number(),
      products: z.number(),
      awards: z.number(),
      audiences: z.number(),
    }),
  ),
});

const FormSchema: z.ZodMiniType<CategoryForm> = z.strictObject({
  names: TextsSchema,
  code: z.string().check(z.maxLength(1000)),
  parent: Id,
});

/** The body that adds a category with this id. */
export const NewCategoryBodySchema = z.strictObject({ form: FormSchema, id: z.exactOptional(z.uuid()) });

/** The body that changes a category. */
export const CategoryBodySchema = z.strictObject({ id: Id, form: FormSchema, version: z.string() });

/** The body that moves a category. */
export const CategoryMoveBodySchema = z.strictObject({ id: Id, parent: Id, before: z.exactOptional(Id) });

/** The body that deletes a category, or merges it into another. */
export const CategoryRemovalBodySchema = z.strictObject({ id: Id, into: z.exactOptional(Id) });

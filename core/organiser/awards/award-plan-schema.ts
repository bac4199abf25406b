import * as z from 'zod/mini';
import { TextsSchema } from '../tasks/task-schema.ts';
import type { AwardPlan } from './award-plan.ts';

const Names = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(1000));
const Moment = z.string().check(z.maxLength(40));

/** The awards of a fair, as the server sends them. */
export const AwardPlanSchema: z.ZodMiniType<AwardPlan> = z.object({
  timeZone: z.string(),
  types: z.array(z.string()),
  categories: z.array(z.object({ id: z.string(), names: TextsSchema })),
  awards: z.array(
    z.object({
      code: z.string(),
      version: z.string(),
      titles: TextsSchema,
      opensAt: z.string(),
      closesAt: z.string(),
      types: z.array(z.string()),
      onlyNovelties: z.boolean(),
      categories: z.array(z.string()),
      entries: z.number(),
      answers: z.number(),
    }),
  ),
});

const FormSchema = z.strictObject({
  titles: TextsSchema,
  opensDay: Moment,
  opensTime: Moment,
  closesDay: Moment,
  closesTime: Moment,
  types: Names,
  onlyNovelties: z.boolean(),
  categories: Names,
});

/** The body that adds an award with this id. */
export const NewAwardBodySchema = z.strictObject({ form: FormSchema, id: z.exactOptional(z.uuid()) });

/** The body that saves an award. */
export const AwardBodySchema = z.strictObject({
  code: z.string().check(z.maxLength(200)),
  version: z.string(),
  form: FormSchema,
});

/** The body that deletes an award with the entries that were seen. */
export const AwardRemovalBodySchema = z.strictObject({
  code: z.string().check(z.maxLength(200)),
  version: z.string(),
  entries: z.number().check(z.nonnegative()),
});

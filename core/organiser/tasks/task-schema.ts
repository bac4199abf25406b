import * as z from 'zod/mini';
import { AUDIENCE_KINDS, type Audience } from '../../events/index.ts';
import { NAME_MAX, URL_MAX } from '../../shared/index.ts';
import { CompactTimestampSchema } from '../../tasks/index.ts';
import type { DeadlineForm } from './task-deadline.ts';
import { NO_TEXTS, type TaskDefinition, type TaskForm, type Texts } from './task-definition.ts';
import type { AudienceChoices, ClosedTask, PlannedTask, TaskCompanies, TaskPlan } from './task-planner.ts';
import { TASK_STATES } from './task-progress.ts';

/** The longest text a request may contain, in characters; forms have lower limits of their own. */
const BODY_TEXT_MAX = 40_000;
/** How many companies one change may name. */
const CHOSEN_COMPANIES_MAX = 1000;

const BodyText = z.string().check(z.maxLength(BODY_TEXT_MAX));
const Name = z.string().check(z.minLength(1), z.maxLength(NAME_MAX));

/** A text in each language, as forms send it. */
export const TextsSchema: z.ZodMiniType<Texts> = z.object({
  en: BodyText,
  nl: BodyText,
  es: BodyText,
  tr: BodyText,
});

/** An audience, as forms send it. */
export const AudienceSchema: z.ZodMiniType<Audience> = z.record(
  z.enum(AUDIENCE_KINDS),
  z.array(Name).check(z.maxLength(CHOSEN_COMPANIES_MAX)),
);

const DEADLINE = { day: z.string().check(z.maxLength(10)), time: z.string().check(z.maxLength(5)) };

const DeadlineFormSchema: z.ZodMiniType<DeadlineForm> = z.strictObject(DEADLINE);

const CONTENT = {
  titles: TextsSchema,
  contents: TextsSchema,
  // Absent in what was written before tasks had it.
  consequences: z._default(TextsSchema, NO_TEXTS),
  category: z.string().check(z.maxLength(NAME_MAX)),
  categoryTitles: TextsSchema,
  required: z.boolean(),
  linkHref: z.string().check(z.maxLength(URL_MAX)),
  linkTitles: TextsSchema,
  newTab: z.boolean(),
  audience: AudienceSchema,
};

const TaskFormSchema: z.ZodMiniType<TaskForm> = z.strictObject({ ...CONTENT, ...DEADLINE });

const TaskCodeSchema = Name;

const ChosenCompaniesSchema = z.array(Name).check(z.maxLength(CHOSEN_COMPANIES_MAX));

const DEFINITION = {
  ...CONTENT,
  code: z.string(),
  version: z.string(),
  due: CompactTimestampSchema,
  sortIndex: z.number(),
};

/** A stored task, as the server sends it. */
export const TaskDefinitionSchema: z.ZodMiniType<TaskDefinition> = z.object(DEFINITION);

const PlannedTaskSchema: z.ZodMiniType<PlannedTask> = z.object({
  ...DEFINITION,
  done: z.number(),
  doneLate: z.number(),
  open: z.number(),
  late: z.number(),
});

const text = z.exactOptional(z.string());
const ChoiceSchema = z.object({
  code: z.string(),
  names: z.object({ en: text, nl: text, es: text, tr: text }),
});

/** What an audience can name, as the server sends it. */
export const AudienceChoicesSchema: z.ZodMiniType<AudienceChoices> = z.object({
  types: z.array(z.string()),
  halls: z.array(z.string()),
  categories: z.array(ChoiceSchema),
  segments: z.array(ChoiceSchema),
});

/** The tasks of a fair, as the server sends them. */
export const TaskPlanSchema: z.ZodMiniType<TaskPlan> = z.object({
  timeZone: z.string(),
  tasks: z.array(PlannedTaskSchema),
  choices: AudienceChoicesSchema,
});

/** The companies of a task, as the server sends them. */
export const TaskCompaniesSchema: z.ZodMiniType<TaskCompanies> = z.object({
  timeZone: z.string(),
  task: PlannedTaskSchema,
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      stands: z.array(z.string()),
      state: z.enum(TASK_STATES),
      due: CompactTimestampSchema,
      isExtended: z.boolean(),
      completedAt: text,
      completedBy: text,
    }),
  ),
  total: z.number(),
});

/** The result of closing a task, as the server sends it. */
export const ClosedTaskSchema: z.ZodMiniType<ClosedTask> = z.object({
  count: z.number(),
  closedAt: z.string(),
});

/** The body that adds a task, or restores one under its code. */
export const NewTaskBodySchema = z.strictObject({
  form: TaskFormSchema,
  id: z.exactOptional(z.uuid()),
  code: z.exactOptional(TaskCodeSchema),
});

/** The body that changes a task. */
export const TaskBodySchema = z.strictObject({ form: TaskFormSchema, version: z.string() });

/** The body that moves a task. */
export const TaskMoveBodySchema = z.strictObject({ before: z.exactOptional(TaskCodeSchema) });

/** The body that completes a task for companies. */
export const TaskClosingBodySchema = z.strictObject({
  companies: z.union([z.literal('all'), ChosenCompaniesSchema]),
});

/** The body that undoes a closing. */
export const TaskReopeningBodySchema = z.strictObject({ closedAt: z.string().check(z.maxLength(40)) });

/** The body that gives companies a deadline of their own, or the common one again. */
export const TaskExtensionBodySchema = z.strictObject({
  companies: ChosenCompaniesSchema,
  deadline: z.exactOptional(DeadlineFormSchema),
});

/** The query of the companies of a task. */
export const TaskCompanyFilterSchema = z.object({
  state: z.exactOptional(z.enum(TASK_STATES)),
  search: z.exactOptional(z.string().check(z.maxLength(NAME_MAX))),
  page: z.exactOptional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
});

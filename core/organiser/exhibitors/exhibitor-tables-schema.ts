import * as z from 'zod/mini';
import { TASK_STATES } from '../tasks/task-progress.ts';
import { PERSON } from './exhibitor-person-fields.ts';
import type { CompanyPerson, TaskStateTable } from './exhibitor-tables.ts';

/** The people of companies, as the store sends them. */
export const CompanyPeopleSchema = z.object({
  people: z.array<z.ZodMiniType<CompanyPerson>>(z.object({ ...PERSON, company: z.string() })),
});

/** The tasks of companies, as the store sends them. */
export const TaskStateTableSchema: z.ZodMiniType<TaskStateTable> = z.object({
  titles: z.array(z.string()),
  companies: z.array(z.object({ company: z.string(), states: z.array(z.nullable(z.enum(TASK_STATES))) })),
});

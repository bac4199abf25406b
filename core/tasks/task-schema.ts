import * as z from 'zod/mini';
import { type CompactTimestamp, compactTimestampOf, LANGUAGES } from '../shared/index.ts';
import type { NewTask } from './ports.ts';
import type { Task } from './task.ts';

/** `OPEN` or `CLOSED`. */
export const TaskStatusSchema = z.enum(['OPEN', 'CLOSED']);

/** A compact timestamp that is a real second: `20270112T235900Z`. */
export const CompactTimestampSchema = z.custom<CompactTimestamp>(
  (text) => typeof text === 'string' && compactTimestampOf(text) !== undefined,
);

/** A task, as the server sends it. */
export const TaskSchema: z.ZodMiniType<Task> = z.object({
  code: z.string().check(z.minLength(1)),
  serviceId: z.exactOptional(z.string()),
  status: TaskStatusSchema,
  title: z.string(),
  content: z.string(),
  consequence: z.exactOptional(z.string()),
  category: z.string(),
  categoryTitle: z.string(),
  required: z.boolean(),
  due: CompactTimestampSchema,
  dueDay: z.exactOptional(z.string()),
  timeZone: z.string(),
  link: z.exactOptional(z.object({ title: z.string(), href: z.string(), target: z.string() })),
  languages: z.exactOptional(z.record(z.string(), z.enum(LANGUAGES))),
  completedAt: z.exactOptional(z.string()),
  completedBy: z.exactOptional(z.string()),
});

/** The request body that creates a task. */
export const NewTaskSchema: z.ZodMiniType<NewTask> = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  status: TaskStatusSchema,
});

import * as z from 'zod/mini';
import {
  EXHIBITOR_TASK_ACTIONS,
  type ExhibitorTaskForm,
  type ExhibitorTaskOutcome,
  type TaskUndo,
} from './exhibitor-task-change.ts';

/** An {@link ExhibitorTaskForm}, as forms send it. */
export const ExhibitorTaskFormSchema: z.ZodMiniType<ExhibitorTaskForm> = z.strictObject({
  code: z.string().check(z.maxLength(200)),
  action: z.enum(EXHIBITOR_TASK_ACTIONS),
  day: z.string().check(z.maxLength(10)),
  time: z.string().check(z.maxLength(5)),
});

/** An {@link ExhibitorTaskOutcome}, as the server sends it. */
export const ExhibitorTaskOutcomeSchema: z.ZodMiniType<ExhibitorTaskOutcome> = z.object({
  companies: z.number(),
  undo: z.optional(z.string()),
});

/** The change to undo, as the browser sends it. */
export const TaskUndoBodySchema = z.strictObject({ change: z.string().check(z.maxLength(100)) });

/** A {@link TaskUndo}, as the server sends it. */
export const TaskUndoSchema: z.ZodMiniType<TaskUndo> = z.object({
  restored: z.number(),
  changed: z.number(),
});

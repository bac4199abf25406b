import { type FieldFault, faultIf } from '../../shared/index.ts';
import { type DeadlineForm, deadlineFaults } from '../tasks/task-deadline.ts';

/** What an organiser does with a task of selected exhibitors. */
export const EXHIBITOR_TASK_ACTIONS = ['complete', 'reopen', 'extend'] as const;
/** One of {@link EXHIBITOR_TASK_ACTIONS}. */
export type ExhibitorTaskAction = (typeof EXHIBITOR_TASK_ACTIONS)[number];

/** The values of the form; the deadline is for `extend` only. */
export interface ExhibitorTaskForm extends DeadlineForm {
  /** The code of the task; empty until one is chosen. */
  readonly code: string;
  readonly action: ExhibitorTaskAction;
}

/** What a change of a task did. */
export interface ExhibitorTaskOutcome {
  /** How many exhibitors it changed. */
  readonly companies: number;
  /** The change, for its undo; absent when there is nothing to undo. */
  readonly undo?: string | undefined;
}

/** What the undo of such a change did. */
export interface TaskUndo {
  /** How many exhibitors have their task as it was before. */
  readonly restored: number;
  /** How many had it changed since, and keep it. */
  readonly changed: number;
}

/** The faults of the form: a task must be chosen, and a new deadline must be a time. */
export const exhibitorTaskFaults = (form: ExhibitorTaskForm): readonly FieldFault[] => [
  ...faultIf(form.code === '', 'code', 'forms-required'),
  ...(form.action === 'extend' ? deadlineFaults(form) : []),
];

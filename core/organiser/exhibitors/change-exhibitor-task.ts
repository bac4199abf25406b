import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { ExhibitorSelection } from './exhibitor-selection.ts';
import {
  type ExhibitorTaskForm,
  type ExhibitorTaskOutcome,
  exhibitorTaskFaults,
} from './exhibitor-task-change.ts';
import type { ExhibitorList } from './ports.ts';

/** Completes, reopens or extends a task for selected exhibitors; a form with faults is rejected. */
export const changeExhibitorTask =
  (list: Pick<ExhibitorList, 'changeTask'>) =>
  (form: ExhibitorTaskForm, selection: ExhibitorSelection): ResultAsync<ExhibitorTaskOutcome, Failure> =>
    judged(exhibitorTaskFaults(form), () => list.changeTask(form, selection));

/** {@link changeExhibitorTask} bound to its port. */
export type ChangeExhibitorTask = ReturnType<typeof changeExhibitorTask>;

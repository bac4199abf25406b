import { type Failure, failureKey } from '@fairdesk/core/shared';
import { isCompleted, opposite, type Task } from '@fairdesk/core/tasks';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import type { TaskBoardStore, ToggleOutcome } from './task-board-store.ts';

/** Toggles a task and displays a toast with an undo button, in place of the task's former toast. */
export const useTaskToggle = (board: TaskBoardStore): ((task: Task) => Promise<void>) => {
  const { t, say } = useLabels();
  const toast = useToast();
  return async function toggle(task) {
    const { code, title, status } = task;
    const reportFailure = (outcome: ToggleOutcome, retry: () => Promise<void>) => {
      if (typeof outcome !== 'object') return;
      toast.failed(
        say(failureKey(outcome) ?? faultKey(outcome), { title }),
        { label: t('retry'), run: () => void retry() },
        code,
      );
    };
    const undo = async () => reportFailure(await board.toggle(code, opposite(status)), undo);
    const outcome = await board.toggle(code, status);
    if (outcome === 'saved') {
      toast.done(
        t(isCompleted(task) ? 'task-reopened' : 'task-completed', { title }),
        { label: t('undo'), run: () => void undo() },
        code,
      );
    }
    reportFailure(outcome, () => toggle(task));
  };
};

/** The service may have saved a task although its response was lost or invalid. */
const faultKey = ({ kind }: Failure) =>
  kind === 'unavailable' || kind === 'malformed' ? 'task-unconfirmed' : 'task-not-saved';

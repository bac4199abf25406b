import { throttledKey } from '@fairdesk/core/shared';
import { isCompleted, opposite, type Task } from '@fairdesk/core/tasks';
import { useCallback } from 'react';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import type { TaskBoardStore } from './task-board-store.ts';

/**
 * Toggles a task and displays a toast with an undo button, in place of the task's former toast; the same function
 * at each render.
 */
export const useTaskToggle = (board: TaskBoardStore): ((task: Task) => Promise<void>) => {
  const { t, say } = useLabels();
  const toast = useToast();
  return useCallback(
    async function toggle(task) {
      const { code, title, status } = task;
      const outcome = await board.toggle(code, status);
      const undo = () => void board.toggle(code, opposite(status));
      if (outcome === 'saved') {
        toast.done(
          t(isCompleted(task) ? 'task-reopened' : 'task-completed', { title }),
          { label: t('undo'), run: undo },
          code,
        );
      }
      if (typeof outcome === 'object') {
        toast.failed(
          say(throttledKey(outcome) ?? 'task-not-saved', { title }),
          { label: t('retry'), run: () => void toggle(task) },
          code,
        );
      }
    },
    [board, t, say, toast],
  );
};

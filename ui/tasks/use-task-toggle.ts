import { isCompleted, type Task } from '@fairdesk/core/tasks';
import { useCallback } from 'react';
import { useLabels } from '../shared/labels.tsx';
import { useToast } from '../shared/toast.tsx';
import type { TaskBoardStore } from './task-board-store.ts';

/** Toggles a task and displays a toast with an undo button; the same function at each render. */
export const useTaskToggle = (board: TaskBoardStore): ((task: Task) => Promise<void>) => {
  const { t } = useLabels();
  const toast = useToast();
  return useCallback(
    async function toggle(task) {
      const { title } = task;
      const completing = !isCompleted(task);
      const outcome = await board.toggle(task.code);
      const again = () => void board.toggle(task.code);
      if (outcome === 'saved') {
        toast.done(t(completing ? 'task-completed' : 'task-reopened', { title }), {
          label: t('undo'),
          run: again,
        });
      }
      if (outcome === 'failed') {
        toast.failed(t('task-not-saved', { title }), { label: t('retry'), run: () => void toggle(task) });
      }
    },
    [board, t, toast],
  );
};

'use client';

import type { ParticipationId } from '@fairdesk/core/shared';
import type { Task } from '@fairdesk/core/tasks';
import { createContext, type ReactNode, use, useState } from 'react';
import { useUseCases } from '../shared/use-cases.tsx';
import { wait } from '../shared/wait.ts';
import { TaskBoardStore, type TasksLocked } from './task-board-store.ts';

const TaskBoardContext = createContext<TaskBoardStore | undefined>(undefined);

interface Props {
  participation: ParticipationId;
  tasks: readonly Task[];
  /** ISO. */
  now: string;
  locked: TasksLocked | undefined;
  children: ReactNode;
}

/** Provides all task views of the page with the same tasks. */
export function TaskBoard({ participation, tasks, now, locked, children }: Props) {
  const { toggleTask } = useUseCases();
  const [board] = useState(
    () => new TaskBoardStore({ participation, tasks, now: new Date(now), locked }, { toggleTask, wait }),
  );
  return <TaskBoardContext value={board}>{children}</TaskBoardContext>;
}

export const useTaskBoard = (): TaskBoardStore => {
  const board = use(TaskBoardContext);
  if (board === undefined) throw new Error('useTaskBoard needs a TaskBoard above it');
  return board;
};

/** Whether the deadlines of the page's tasks apply: those of a cancelled fair do not. */
export const useHasDeadlines = (): boolean => use(TaskBoardContext)?.locked !== 'cancelled';

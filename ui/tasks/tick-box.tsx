'use client';

import { isCompleted, type Task } from '@fairdesk/core/tasks';
import { useEffect, useRef } from 'react';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useTaskBoard } from './task-board.tsx';
import styles from './tick-box.module.css';
import { useTaskToggle } from './use-task-toggle.ts';

interface Props {
  task: Task;
  /** The tasks beside it, by its code: the focus goes there once it disappears. By default the upcoming ones. */
  beside?: (code: string) => readonly Task[];
  /** Displays its label. */
  labelled?: boolean;
}

/** Completes or reopens a task. What is being saved is rendered here alone, not in the row around it. */
export const TickBox = observer(function TickBox({ task, beside, labelled = false }: Props) {
  const { t } = useLabels();
  const board = useTaskBoard();
  const toggle = useTaskToggle(board);
  const { locked, focused } = board;
  const saving = board.saving.has(task.code);
  const takesFocus = board.takesFocus(task.code);
  const box = useRef<HTMLInputElement>(null);
  // Gets the focus when the view that had it has disappeared.
  useEffect(() => {
    if (!takesFocus) return;
    if (document.activeElement === document.body) box.current?.focus();
    focused();
  }, [takesFocus, focused]);
  return (
    <label className={styles.target} data-labelled={labelled || undefined} data-saving={saving || undefined}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={isCompleted(task)}
        disabled={locked !== undefined}
        title={locked && t(`tasks-locked-${locked}`)}
        aria-busy={saving || undefined}
        onChange={() => {
          board.focusAfter(task.code, beside?.(task.code) ?? board.upcoming);
          void toggle(task);
        }}
      />
      {labelled && <span>{t('task-complete')}</span>}
      <span className="visually-hidden">
        {labelled ? `: ${task.title}` : t('task-tick', { title: task.title })}
      </span>
    </label>
  );
});

'use client';

import { isCompleted, type Task } from '@fairdesk/core/tasks';
import { useEffect, useRef } from 'react';
import { useLabels } from '../shared/labels.tsx';
import { useTaskBoard } from './task-board.tsx';
import styles from './tick-box.module.css';

interface Props {
  task: Task;
  saving: boolean;
  /** Gets the focus when the view that had it has disappeared. */
  takesFocus: boolean;
  onFocused: () => void;
  onToggle: () => void;
  /** Displays its label. */
  labelled?: boolean;
}

/** Completes or reopens a task. */
export function TickBox({ task, saving, takesFocus, onFocused, onToggle, labelled = false }: Props) {
  const { t } = useLabels();
  const { locked } = useTaskBoard();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    if (document.activeElement === document.body) box.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
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
        onChange={onToggle}
      />
      {labelled && <span>{t('task-complete')}</span>}
      <span className="visually-hidden">
        {labelled ? `: ${task.title}` : t('task-tick', { title: task.title })}
      </span>
    </label>
  );
}

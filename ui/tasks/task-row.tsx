import { isCompleted, priorityOf, type Task } from '@fairdesk/core/tasks';
import { useId } from 'react';
import { DueDate } from './due-date.tsx';
import { TaskBadge } from './task-badge.tsx';
import { TaskDetails } from './task-details.tsx';
import styles from './task-row.module.css';
import { TickBox } from './tick-box.tsx';
import { LINKED_TASK } from './use-linked-task.ts';

interface Props {
  task: Task;
  now: Date;
  fair: string;
  open: boolean;
  saving: boolean;
  takesFocus: boolean;
  onFocused: () => void;
  onOpen: () => void;
  onToggle: () => void;
}

/** A task in the full list, with a checkbox; it expands to its details. */
export function TaskRow({ task, now, fair, open, onOpen, ...tick }: Props) {
  const id = useId();
  const priority = priorityOf(task, now);
  return (
    <li
      id={`${LINKED_TASK}${task.code}`}
      className={styles.row}
      data-completed={isCompleted(task) || undefined}
      data-open={open || undefined}
    >
      <TickBox task={task} {...tick} />
      <h4>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={id}
          onClick={onOpen}
        >
          <span className={styles.title}>{task.title}</span>
          <span className={styles.facts}>
            {priority && <TaskBadge priority={priority} />}
            {!isCompleted(task) && <DueDate task={task} now={now} />}
          </span>
        </button>
      </h4>
      <div id={id} className={styles.details}>
        <TaskDetails task={task} now={now} fair={fair} />
      </div>
    </li>
  );
}

import { isCompleted, type Task } from '@fairdesk/core/tasks';
import { useId } from 'react';
import { observer } from '../shared/observer.ts';
import { TaskDetails } from './task-details.tsx';
import { TaskFacts } from './task-facts.tsx';
import type { TaskFair } from './task-fair.ts';
import type { TaskListStore } from './task-list-store.ts';
import styles from './task-row.module.css';
import { TickBox } from './tick-box.tsx';
import { LINKED_TASK } from './use-linked-task.ts';

interface Props {
  task: Task;
  store: TaskListStore;
  now: Date;
  fair: TaskFair;
}

/** A task in the full list, with a checkbox; it expands to its details. A change renders the rows that it concerns. */
export const TaskRow = observer(function TaskRow({ task, store, now, fair }: Props) {
  const id = useId();
  const open = store.isExpanded(task.code);
  return (
    <li
      id={`${LINKED_TASK}${task.code}`}
      className={styles.row}
      data-completed={isCompleted(task) || undefined}
      data-open={open || undefined}
    >
      <TickBox task={task} beside={store.groupOf} />
      <h4>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => store.toggleOpen(task.code)}
        >
          <span className={styles.title} lang={task.languages?.title}>
            {task.title}
          </span>
          <TaskFacts task={task} now={now} />
        </button>
      </h4>
      <div id={id} className={styles.details}>
        <TaskDetails task={task} now={now} fair={fair} />
      </div>
    </li>
  );
});

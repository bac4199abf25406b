import { isCompleted, priorityOf, type Task } from '@fairdesk/core/tasks';
import { DueDate } from './due-date.tsx';
import { TaskBadge } from './task-badge.tsx';
import { useHasDeadlines } from './task-board.tsx';
import { TickBox } from './tick-box.tsx';
import styles from './upcoming-tasks.module.css';

interface Props {
  task: Task;
  now: Date;
}

/** An upcoming task after the first one. */
export function UpcomingTask({ task, now }: Props) {
  const hasDeadlines = useHasDeadlines();
  const priority = priorityOf(task, now);
  return (
    <li className={styles.row} data-completed={isCompleted(task) || undefined}>
      <TickBox task={task} />
      <span className={styles.name} lang={task.languages?.title}>
        {task.title}
      </span>
      {hasDeadlines && (
        <span className={styles.facts}>
          {priority && <TaskBadge priority={priority} />}
          <DueDate task={task} now={now} />
        </span>
      )}
    </li>
  );
}

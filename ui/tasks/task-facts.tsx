import { isCompleted, priorityOf, type Task } from '@fairdesk/core/tasks';
import { useLabels } from '../shared/texts/labels.tsx';
import { Moment } from '../shared/texts/moment.tsx';
import { dueTexts } from './due-texts.ts';
import { TaskBadge } from './task-badge.tsx';
import { useHasDeadlines } from './task-board.tsx';
import styles from './task-facts.module.css';

interface Props {
  task: Task;
  now: Date;
}

/** How urgent a task of a list is, and when it is due: "in 3 days", with the date; nothing at a cancelled fair. */
export function TaskFacts({ task, now }: Props) {
  const labels = useLabels();
  const hasDeadlines = useHasDeadlines();
  const priority = priorityOf(task, now);
  const { day, date, left } = dueTexts(task, now, labels);
  if (!hasDeadlines) return null;
  return (
    <span className={styles.facts}>
      {priority && <TaskBadge priority={priority} />}
      {!isCompleted(task) && (
        <span className={styles.due}>
          <span suppressHydrationWarning>{left}</span>
          <Moment of={day}>{date}</Moment>
        </span>
      )}
    </span>
  );
}

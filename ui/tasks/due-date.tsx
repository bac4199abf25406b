import type { Task } from '@fairdesk/core/tasks';
import { useLabels } from '../shared/texts/labels.tsx';
import { Moment } from '../shared/texts/moment.tsx';
import styles from './due-date.module.css';
import { dueTexts } from './due-texts.ts';

interface Props {
  task: Task;
  now: Date;
}

/** When a task is due: "in 3 days", with the date beside it. */
export function DueDate({ task, now }: Props) {
  const labels = useLabels();
  const { day, date, left } = dueTexts(task, now, labels);
  return (
    <span className={styles.due}>
      <span suppressHydrationWarning>{left}</span>
      <Moment of={day}>{date}</Moment>
    </span>
  );
}

import { isCompleted, type Task } from '@fairdesk/core/tasks';
import { RichText } from '../shared/rich-text.tsx';
import { instantDayText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { dueTexts } from './due-texts.ts';
import { TaskActions } from './task-actions.tsx';
import { useHasDeadlines } from './task-board.tsx';
import styles from './task-details.module.css';
import type { TaskFair } from './task-fair.ts';

interface Props {
  task: Task;
  now: Date;
  fair: TaskFair;
}

/** The details of an expanded task: deadline, text and actions. */
export function TaskDetails({ task, now, fair }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const hasDeadlines = useHasDeadlines();
  const completed = isCompleted(task) && task.completedAt !== undefined;
  const when = completed
    ? t('task-completed-on', { date: instantDayText(task.completedAt, task.timeZone, language) })
    : hasDeadlines && dueTexts(task, now, labels).sentence;
  const consequence = hasDeadlines && !isCompleted(task) && task.consequence;
  return (
    <div className={styles.details}>
      {when && (
        <p className={styles.when} suppressHydrationWarning>
          {[when, completed && task.completedBy].filter(Boolean).join(', ')}
        </p>
      )}
      <RichText html={task.content} lang={task.languages?.content} />
      {consequence && (
        <p className={styles.consequence}>
          <strong>{t('task-consequence')}</strong>{' '}
          <span lang={task.languages?.consequence}>{consequence}</span>
        </p>
      )}
      <TaskActions task={task} fair={fair} />
    </div>
  );
}

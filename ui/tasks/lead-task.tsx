import { isCompleted, priorityOf, type Task } from '@fairdesk/core/tasks';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { dueTexts } from './due-texts.ts';
import styles from './lead-task.module.css';
import { TaskActions } from './task-actions.tsx';
import { TaskBadge } from './task-badge.tsx';
import { useHasDeadlines } from './task-board.tsx';
import type { TaskFair } from './task-fair.ts';
import { TickBox } from './tick-box.tsx';

interface Props {
  task: Task;
  now: Date;
  fair: TaskFair;
}

/** The most important task. */
export function LeadTask({ task, now, fair }: Props) {
  const labels = useLabels();
  const hasDeadlines = useHasDeadlines();
  const { left, sentence } = dueTexts(task, now, labels);
  const priority = priorityOf(task, now);
  return (
    <article className={styles.lead} data-completed={isCompleted(task) || undefined}>
      {hasDeadlines && (
        <p className={styles.when}>
          {priority && <TaskBadge priority={priority} />}
          <span suppressHydrationWarning>{left}</span>
        </p>
      )}
      <h3 lang={task.languages?.title}>{task.title}</h3>
      {hasDeadlines && (
        <p className={styles.sentence} suppressHydrationWarning>
          {sentence}
        </p>
      )}
      <RichText html={task.content} lang={task.languages?.content} />
      <TaskActions task={task} fair={fair} />
      <div className={styles.tick}>
        <TickBox task={task} labelled />
      </div>
    </article>
  );
}

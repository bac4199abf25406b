import { queryString } from '@fairdesk/core/shared';
import { calendarEntry, calendarHref, type Task } from '@fairdesk/core/tasks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { ButtonLink } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './task-actions.module.css';
import { useHasDeadlines } from './task-board.tsx';
import type { TaskFair } from './task-fair.ts';
import { linkedTask } from './use-linked-task.ts';

interface Props {
  task: Task;
  fair: TaskFair;
}

/** The actions for a task: a link to where it is completed, and a calendar file while its deadline applies. */
export function TaskActions({ task, fair }: Props) {
  const { t } = useLabels();
  const hasDeadlines = useHasDeadlines();
  const { link, languages } = task;
  if (!link && !hasDeadlines) return null;
  return (
    <div className={styles.actions}>
      {link && (
        <ButtonLink href={link.href} target={link.target}>
          <span lang={languages?.link}>{link.title}</span>
          {link.target === '_blank' && <span className="visually-hidden"> ({t('new-tab')})</span>}
        </ButtonLink>
      )}
      {hasDeadlines && (
        <ButtonLink look="quiet" href={calendarFileOf(task, fair)} icon={<Icon of={IconCalendarPlus} />}>
          {t('task-add-to-calendar')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The calendar file, with the link back to the task. */
const calendarFileOf = (task: Task, { name, tasks }: TaskFair): string =>
  `${calendarHref(calendarEntry(task, name))}&${queryString({ link: tasks + linkedTask(task.code) })}`;

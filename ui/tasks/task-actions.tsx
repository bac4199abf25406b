import { calendarEntry, calendarHref, type Task } from '@fairdesk/core/tasks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { ButtonLink } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/labels.tsx';
import styles from './task-actions.module.css';

interface Props {
  task: Task;
  /** Stands before the task's title in a calendar: the fair's name. */
  fair: string;
}

/** What one can do about a task: solve it where it is solved, and remember it. */
export function TaskActions({ task, fair }: Props) {
  const { t } = useLabels();
  const { link } = task;
  return (
    <div className={styles.actions}>
      {link && (
        <ButtonLink href={link.href} target={link.target}>
          {link.title}
        </ButtonLink>
      )}
      <ButtonLink
        look="quiet"
        href={calendarHref(calendarEntry(task, fair))}
        icon={<Icon of={IconCalendarPlus} />}
      >
        {t('task-add-to-calendar')}
      </ButtonLink>
    </div>
  );
}

import { calendarEntry, calendarHref, type Task } from '@fairdesk/core/tasks';
import { IconCalendarPlus } from '@tabler/icons-react';
import { ButtonLink } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/labels.tsx';
import styles from './task-actions.module.css';

interface Props {
  task: Task;
  /** The name of the fair, which prefixes the title of the calendar entry. */
  fair: string;
}

/** The actions for a task: a link to where it is completed, and a calendar file. */
export function TaskActions({ task, fair }: Props) {
  const { t } = useLabels();
  const { link } = task;
  return (
    <div className={styles.actions}>
      {link && (
        <ButtonLink href={link.href} target={link.target}>
          {link.title}
          {link.target === '_blank' && <span className="visually-hidden"> ({t('new-tab')})</span>}
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

'use client';

import { AGE_GROUPS, type TaskGroup as Group } from '@fairdesk/core/tasks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../shared/icon.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import type { TaskFair } from './task-fair.ts';
import styles from './task-group.module.css';
import type { TaskListStore } from './task-list-store.ts';
import { TaskRow } from './task-row.tsx';

interface Props {
  group: Group;
  store: TaskListStore;
  now: Date;
  fair: TaskFair;
}

/** Tasks under a heading with the number of open ones. */
export const TaskGroup = observer(function TaskGroup({ group, store, ...row }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const id = useId();
  const open = store.isOpen(group.key);
  return (
    <div className={styles.group}>
      <h3>
        <button
          type="button"
          className={styles.heading}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => store.toggleGroup(group.key)}
        >
          <Icon of={IconChevronDown} />
          <span lang={group.language}>{group.title || untitled(group, labels)}</span>
          <span className={styles.count} data-number>
            {t('tasks-open', { n: group.openCount })}
          </span>
        </button>
      </h3>
      <ul id={id} data-open={open || undefined} className={styles.rows}>
        {group.tasks.map((task) => (
          <TaskRow key={task.code} task={task} store={store} {...row} />
        ))}
      </ul>
    </div>
  );
});

/** The name of a group by age; a category of the content may have none. */
const untitled = ({ key }: Group, { t }: Labels): string => {
  const age = AGE_GROUPS.find((each) => each === key);
  return t(age ? `age-${age}` : 'tasks-other');
};

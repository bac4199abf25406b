'use client';

import type { TaskListBlock } from '@fairdesk/core/page';
import { TASK_FILTERS, TASK_LIST_CAP } from '@fairdesk/core/tasks';
import { useMemo, useState } from 'react';
import { EmptyState } from '../shared/empty-state.tsx';
import { Choice } from '../shared/forms/choice.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useHasDeadlines, useTaskBoard } from './task-board.tsx';
import type { TaskFair } from './task-fair.ts';
import { TaskGroup } from './task-group.tsx';
import styles from './task-list.module.css';
import { TaskListStore } from './task-list-store.ts';
import { useLinkedTask } from './use-linked-task.ts';

interface Props {
  block: TaskListBlock;
  /** ISO. */
  now: string;
  fair: TaskFair;
}

const NOTHING = { all: 'tasks-none', todo: 'tasks-none-todo', completed: 'tasks-none-completed' } as const;

/** All tasks, filtered, grouped and toggled in place. Portal spec §2 "Full task list". */
export const TaskList = observer(function TaskList({ block, now, fair }: Props) {
  const { t } = useLabels();
  const board = useTaskBoard();
  const groupBy = useHasDeadlines() ? block.groupBy : 'category';
  const [store] = useState(() => new TaskListStore(board, groupBy, new Date(now)));
  const today = useMemo(() => new Date(now), [now]);
  useLinkedTask(store);
  const { done, required } = board.progress;
  return (
    <section aria-labelledby={block.uid} className={styles.list}>
      <div className={styles.head}>
        <h2 id={block.uid}>{block.title}</h2>
        {required > 0 && <p data-number>{t('tasks-progress', { done, total: required })}</p>}
      </div>
      {board.locked && <p className={styles.note}>{t(`tasks-locked-${board.locked}`)}</p>}
      <Choice
        name={`${block.uid}-filter`}
        legend={t('tasks-filter')}
        options={TASK_FILTERS.map((value) => ({ value, label: t(`tasks-${value}`) }))}
        value={store.filter}
        onChange={store.showOnly}
      />
      <div>
        {store.groups.map((group) => (
          <TaskGroup key={group.key} group={group} store={store} now={today} fair={fair} />
        ))}
      </div>
      {store.groups.length === 0 && <EmptyState text={t(NOTHING[store.filter])} />}
      {board.tasks.length >= TASK_LIST_CAP && (
        <p className={styles.note}>{t('tasks-capped', { n: TASK_LIST_CAP })}</p>
      )}
    </section>
  );
});

'use client';

import type { UpcomingTasksBlock } from '@fairdesk/core/page';
import { isCompleted, type Task } from '@fairdesk/core/tasks';
import { useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Link } from '../shared/link.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { LeadTask } from './lead-task.tsx';
import { useTaskBoard } from './task-board.tsx';
import { NO_TASK } from './task-board-store.ts';
import { TaskFacts } from './task-facts.tsx';
import type { TaskFair } from './task-fair.ts';
import { TickBox } from './tick-box.tsx';
import styles from './upcoming-tasks.module.css';

interface Props {
  block: UpcomingTasksBlock;
  /** ISO. */
  now: string;
  fair: TaskFair;
}

/**
 * The upcoming tasks: the first one large with its actions, then two more. Portal spec §2 "Upcoming tasks
 * list".
 */
export const UpcomingTasks = observer(function UpcomingTasks({ block, now, fair }: Props) {
  const { t } = useLabels();
  const board = useTaskBoard();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const noneLeft = board.focus === NO_TASK;
  useEffect(() => {
    if (noneLeft && document.activeElement === document.body) heading.current?.focus();
  }, [noneLeft]);
  const [lead, ...rest] = leadFirst(board.upcoming);
  const today = new Date(now);
  return (
    <section aria-labelledby={headingId} className={styles.upcoming}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {block.title || t('tasks-next')}
      </h2>
      {lead === undefined ? (
        <EmptyState text={t('tasks-none')}>
          <ButtonLink look="quiet" href={block.link.href}>
            {block.link.text || t('tasks-see-all')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {board.locked === 'role' && <p>{t('tasks-locked-role')}</p>}
          <LeadTask key={lead.code} task={lead} now={today} fair={fair} />
          {rest.length > 0 && (
            <>
              <h3 className={styles.after}>{t('tasks-after-that')}</h3>
              <ul>
                {rest.map((task) => (
                  <li key={task.code} className={styles.row} data-completed={isCompleted(task) || undefined}>
                    <TickBox task={task} />
                    <span className={styles.name} lang={task.languages?.title}>
                      {task.title}
                    </span>
                    <TaskFacts task={task} now={today} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <Link href={block.link.href} className={styles.link}>
            {block.link.text || t('tasks-see-all')}
          </Link>
        </>
      )}
    </section>
  );
});

/** An optional task never comes before a required one. */
const leadFirst = (tasks: readonly Task[]): readonly Task[] => {
  const lead = tasks.find(({ required }) => required) ?? tasks[0];
  return lead === undefined ? [] : [lead, ...tasks.filter((task) => task !== lead)];
};

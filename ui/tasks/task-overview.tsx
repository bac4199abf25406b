'use client';

import type { TaskOverviewBlock } from '@fairdesk/core/page';
import { Link } from '../shared/link.tsx';
import { observer } from '../shared/observer.ts';
import { percentText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { useHasDeadlines, useTaskBoard } from './task-board.tsx';
import styles from './task-overview.module.css';

interface Props {
  block: TaskOverviewBlock;
}

/** The progress of tasks: a ring and a sentence. Portal spec §2 "Task overview widget". */
export const TaskOverview = observer(function TaskOverview({ block }: Props) {
  const { t, language } = useLabels();
  const { required, done, open, percent } = useTaskBoard().progress;
  const hasDeadlines = useHasDeadlines();
  return (
    <section aria-labelledby={block.uid} className={styles.overview}>
      <h2 id={block.uid}>{block.title}</h2>
      {percent === undefined ? (
        <p>{t('tasks-none-required')}</p>
      ) : (
        <div className={styles.progress}>
          <ProgressRing percent={percent} text={percentText(percent, language)} />
          <p>
            {hasDeadlines && <strong>{t('tasks-open-required', { n: open })}</strong>}
            <span>{t('tasks-progress', { done, total: required })}</span>
          </p>
        </div>
      )}
      <Link href={block.link.href} className={styles.link}>
        {block.link.text || t('tasks-see-all')}
      </Link>
    </section>
  );
});

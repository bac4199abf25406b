import { byCategory, type OverviewTask } from '@fairdesk/core/organiser';
import { Link } from '../../shared/link.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import styles from './overview.module.css';

interface Props {
  tasks: readonly OverviewTask[];
  labels: Labels;
  /** The companies that have not completed a task. */
  hrefOf: (code: string) => string;
}

/** A bar per task, grouped by category: completed on time, completed late, late and open. */
export function TaskBars({ tasks, labels, hrefOf }: Props) {
  const { t } = labels;
  const categories = byCategory(tasks);
  return categories.map(({ category, tasks: group, ...sums }) => (
    <section key={category} className={styles.category}>
      {categories.length > 1 && (
        <h3>
          {category || t('overview-no-category')} <Progress {...sums} labels={labels} />
        </h3>
      )}
      <ul className={styles.bars}>
        {group.map((task) => (
          <li key={task.code}>
            <Link href={hrefOf(task.code)}>
              <span className={styles.title}>{task.title}</span>
              <Progress {...task} labels={labels} />
              <Bar {...task} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Counts = Pick<OverviewTask, 'done' | 'doneLate' | 'open' | 'late'>;

function Progress({ done, doneLate, open, late, labels: { t } }: Counts & { labels: Labels }) {
  return (
    <span className={styles.numbers} data-number>
      {t('overview-task-done', { done, all: done + open })}
      {doneLate > 0 && <span>{t('overview-task-done-late', { n: doneLate })}</span>}
      {late > 0 && <strong>{t('overview-task-late', { n: late })}</strong>}
    </span>
  );
}

function Bar({ done, doneLate, open, late }: Counts) {
  const all = done + open;
  const share = (part: number) => (all === 0 ? 0 : (100 * part) / all);
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" className={styles.track} />
      <rect width={share(done)} height="4" className={styles.done} />
      <rect x={share(done - doneLate)} width={share(doneLate)} height="4" className={styles.doneLate} />
      <rect x={share(done)} width={share(late)} height="4" className={styles.late} />
    </svg>
  );
}

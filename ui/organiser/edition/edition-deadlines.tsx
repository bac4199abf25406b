'use client';

import {
  deadlineFormOf,
  type EditionPart,
  type EditionTask,
  type FairOpening,
  isTaskCopied,
  shiftedDue,
} from '@fairdesk/core/organiser';
import { type CompactTimestamp, inLanguage, instantOf, isDay } from '@fairdesk/core/shared';
import { dayText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './edition.module.css';

interface Props {
  tasks: readonly EditionTask[];
  /** The openings of this fair and of the next. */
  before: FairOpening;
  after: FairOpening;
  parts: readonly EditionPart[];
  /** In milliseconds. */
  now: number;
}

/** The deadlines of this fair and those of the next, before anything is created. */
export function EditionDeadlines({ tasks, before, after, parts, now }: Props) {
  const { t, language } = useLabels();
  const text = (due: CompactTimestamp, timeZone: string) => {
    const { day, time } = deadlineFormOf(due, timeZone);
    return `${dayText(day, language)}, ${time}`;
  };
  const next = (task: EditionTask) => {
    if (!isTaskCopied(task, parts)) return t('edition-for-companies');
    if (!isDay(after.startDate)) return '–';
    const due = shiftedDue(task.due, before, after);
    return (
      <>
        {text(due, after.timeZone)}
        {instantOf(due).getTime() < now && <span className={styles.past}>{t('edition-due-past')}</span>}
      </>
    );
  };
  return (
    <section className={styles.deadlines} aria-labelledby="edition-deadlines">
      <h2 id="edition-deadlines">{t('edition-deadlines')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('edition-task')}</th>
            <th scope="col">{t('edition-due-now')}</th>
            <th scope="col">{t('edition-due-next')}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.code}>
              <th scope="row">{inLanguage(task.titles, language)}</th>
              <td data-label={t('edition-due-now')}>{text(task.due, before.timeZone)}</td>
              <td data-label={t('edition-due-next')}>{next(task)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

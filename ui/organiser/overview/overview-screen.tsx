import {
  COMPLETE_ENOUGH_PERCENT,
  dueSoon,
  EVERY_EXHIBITOR,
  type ExhibitorFilter,
  exhibitorParams,
  type FairOverview,
  type FairStep,
  OVERVIEW_DAYS,
  OVERVIEW_LISTS,
} from '@fairdesk/core/organiser';
import { dayIn, daysBetween } from '@fairdesk/core/shared';
import { Link } from '../../shared/link.tsx';
import { daysFromNow, dayText } from '../../shared/texts/format.ts';
import type { Labels } from '../../shared/texts/translate.ts';
import { DeskHeading } from '../desk-heading.tsx';
import { CompletionLine } from './completion-line.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './overview.module.css';
import { TaskBars } from './task-bars.tsx';

interface Props {
  overview: FairOverview;
  /** What a new fair still needs. */
  steps: readonly FairStep[];
  labels: Labels;
  /** ISO. */
  now: string;
  timeZone: string;
  /** The address of a page of the desk. */
  to: (path: string) => string;
}

/** What the team of a fair asks each morning: sentences with numbers, each a link to the list behind it. */
export function OverviewScreen({ overview, steps, labels, now, timeZone, to }: Props) {
  const { t, language } = labels;
  const { counts, tasks, inReview, mail, completion } = overview;
  const listOf = (filter: ExhibitorFilter) => {
    const params = new URLSearchParams(exhibitorParams({ ...EVERY_EXHIBITOR, filter }));
    return params.size > 0 ? `${to('exhibitors')}?${params}` : to('exhibitors');
  };
  const today = new Date(now);
  const soon = dueSoon(tasks, today);
  const ofExhibitors = [
    {
      ...{ text: t('overview-late', { n: counts.late }), href: listOf(OVERVIEW_LISTS.late), n: counts.late },
      isMoot: !tasks.some(({ required }) => required),
    },
    {
      text: t('overview-never', { n: counts.neverSignedIn }),
      href: listOf(OVERVIEW_LISTS.neverSignedIn),
      n: counts.neverSignedIn,
      isMoot: counts.notInvited === counts.all,
    },
    {
      text: t('overview-uninvited', { n: counts.notInvited }),
      href: listOf(OVERVIEW_LISTS.notInvited),
      n: counts.notInvited,
      isMoot: false,
    },
    {
      text: t('overview-hidden', { n: counts.notPublic }),
      href: listOf(OVERVIEW_LISTS.notPublic),
      n: counts.notPublic,
      isMoot: true,
    },
    {
      text: t('overview-incomplete', { n: counts.incomplete, percent: COMPLETE_ENOUGH_PERCENT }),
      href: listOf(OVERVIEW_LISTS.incomplete),
      n: counts.incomplete,
      isMoot: counts.notPublic === counts.all,
    },
  ].filter(({ n, isMoot }) => n > 0 || !isMoot);
  const facts = [
    // "All is well" needs exhibitors of whom it can be true.
    ...(counts.all > 0 ? ofExhibitors : []),
    ...(inReview > 0
      ? [{ text: t('overview-review', { n: inReview }), href: to('approvals'), n: inReview }]
      : []),
    ...(mail.failed > 0
      ? [{ text: t('overview-mail-failed', { n: mail.failed }), href: `${to('mail')}?state=failed`, n: 1 }]
      : []),
    ...(mail.unsure > 0
      ? [{ text: t('overview-mail-unsure', { n: mail.unsure }), href: `${to('mail')}?state=unsure`, n: 1 }]
      : []),
  ];
  return (
    <>
      <DeskHeading
        title={t('desk-overview')}
        text={<Link href={to('exhibitors')}>{t('overview-all', { n: counts.all })}</Link>}
      />
      <div className={styles.columns}>
        <section>
          {steps.length > 0 && <NextSteps steps={steps} labels={labels} to={to} />}
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(({ text, href, n }) => (
                <li key={href} data-nothing={n === 0 || undefined}>
                  {n === 0 ? text : <Link href={href}>{text}</Link>}
                </li>
              ))}
            </ul>
          )}
          {tasks.length > 0 && <h2>{t('overview-soon', { days: OVERVIEW_DAYS })}</h2>}
          {tasks.length > 0 && soon.length === 0 && (
            <p className={styles.quiet}>{t('overview-soon-none', { days: OVERVIEW_DAYS })}</p>
          )}
          {soon.length > 0 && (
            <ul className={styles.facts}>
              {soon.map(({ code, title, open, due }) => {
                const day = dayIn(timeZone, new Date(due));
                return (
                  <li key={code}>
                    <Link href={listOf({ open: code })}>{t('overview-soon-task', { n: open, title })}</Link>
                    <span className={styles.when} title={dayText(day, language)}>
                      {daysFromNow(daysBetween(dayIn(timeZone, today), day), language)}
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
          <CompletionLine points={completion} today={dayIn(timeZone, today)} labels={labels} />
        </section>
        <section>
          <h2>{t('overview-tasks')}</h2>
          {tasks.length === 0 ? (
            <p className={styles.quiet}>
              <Link href={to('tasks')}>{t('overview-tasks-none')}</Link>
            </p>
          ) : (
            <TaskBars tasks={tasks} labels={labels} hrefOf={(code) => listOf({ open: code })} />
          )}
        </section>
      </div>
    </>
  );
}

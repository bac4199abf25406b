'use client';

import { COUNTDOWN_TICK_MS, countdown } from '@fairdesk/core/dashboard';
import type { CountdownBlock } from '@fairdesk/core/page';
import { dayIn } from '@fairdesk/core/shared';
import { dayText, timeText, zoneText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useNow } from '../shared/use-now.ts';
import { CountdownNumbers } from './countdown-numbers.tsx';
import styles from './countdown-tile.module.css';
import { periodOf, type ShowTimes } from './show-times.ts';

interface Props {
  block: CountdownBlock;
  /** `undefined` while the dates are unknown, and for a cancelled event. */
  show: ShowTimes | undefined;
  /** Without times, the tile of a cancelled event says so; no other one is rendered. */
  isCancelled?: boolean;
  /** ISO. */
  now: string;
}

/** The time until the show opens, ticking silently. Portal spec §2 "Countdown tile". */
export function CountdownTile({ block, show, isCancelled = false, now }: Props) {
  const { t } = useLabels();
  if (!show && !isCancelled) return null;
  return (
    <section
      className={styles.tile}
      data-print="hide"
      data-width={block.width}
      aria-label={block.title || t('countdown-title')}
    >
      {block.title && <h2>{block.title}</h2>}
      {show ? (
        <TimeLeft show={show} now={now} />
      ) : (
        <p className={styles.state} role="status">
          {t('event-cancelled-site')}
        </p>
      )}
    </section>
  );
}

function TimeLeft({ show, now }: { show: ShowTimes; now: string }) {
  const { t, language } = useLabels();
  const period = periodOf(show);
  const left = countdown(period, useNow(now, COUNTDOWN_TICK_MS, period.start.getTime()));
  const { start } = period;
  if (left.kind !== 'running')
    return (
      <p className={styles.state} data-kind={left.kind} role="status">
        {t(left.kind === 'live' ? 'live-now' : 'edition-ended')}
      </p>
    );
  const when = {
    date: dayText(dayIn(show.timeZone, start), language),
    time: timeText(start, show.timeZone, language),
    zone: zoneText(start, show.timeZone, language),
  };
  return (
    <div className={styles.line}>
      <CountdownNumbers left={left} />
      <time dateTime={show.start} className={styles.when} suppressHydrationWarning>
        {t('countdown-until', when)}
      </time>
    </div>
  );
}

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
  /** Nothing is rendered while the dates are unknown. */
  show: ShowTimes | undefined;
  /** ISO. */
  now: string;
}

/** The time until the show opens, ticking silently. Portal spec §2 "Countdown tile". */
export function CountdownTile({ show, ...rest }: Props) {
  return show ? <Tile show={show} {...rest} /> : null;
}

function Tile({ block, show, now }: Props & { show: ShowTimes }) {
  const { t, language } = useLabels();
  const period = periodOf(show);
  const left = countdown(period, useNow(now, COUNTDOWN_TICK_MS, period.start.getTime()));
  const { start } = period;
  const when = {
    date: dayText(dayIn(show.timeZone, start), language),
    time: timeText(start, show.timeZone, language),
    zone: zoneText(start, show.timeZone, language),
  };
  return (
    <section
      className={styles.tile}
      data-print="hide"
      data-width={block.width}
      aria-label={block.title || t('countdown-title')}
    >
      {block.title && <h2>{block.title}</h2>}
      {left.kind === 'running' ? (
        <div className={styles.line}>
          <CountdownNumbers left={left} />
          <time dateTime={show.start} className={styles.when} suppressHydrationWarning>
            {t('countdown-until', when)}
          </time>
        </div>
      ) : (
        <p className={styles.state} data-kind={left.kind} role="status">
          {t(left.kind === 'live' ? 'live-now' : 'edition-ended')}
        </p>
      )}
    </section>
  );
}

'use client';

import { COUNTDOWN_TICK_MS, headerCountdown } from '@fairdesk/core/dashboard';
import { useLabels } from '../shared/texts/labels.tsx';
import { useNow } from '../shared/use-now.ts';
import { periodOf, type ShowTimes } from './show-times.ts';

interface Props {
  show: ShowTimes;
  /** ISO. */
  now: string;
}

/** The countdown in its largest unit. Portal spec §2 "The header countdown". */
export function HeaderCountdown({ show, now }: Props) {
  const { t } = useLabels();
  const period = periodOf(show);
  const left = headerCountdown(period, useNow(now, COUNTDOWN_TICK_MS, period.start.getTime()));
  if (left.kind !== 'running') return <span>{t(left.kind === 'live' ? 'live-now' : 'edition-ended')}</span>;
  return (
    <span role="timer" aria-live="off" data-number>
      {t(`header-${left.unit}`, { n: left.count })}
    </span>
  );
}

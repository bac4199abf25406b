'use client';

import { headerCountdown } from '@fairdesk/core/dashboard';
import { useLabels } from '../shared/labels.tsx';
import { useNow } from '../shared/use-now.ts';
import { periodOf, type ShowTimes } from './show-times.ts';

/** How often the header looks at the clock, in milliseconds: its smallest unit is a minute. */
const HEADER_TICK_MS = 10_000;

interface Props {
  show: ShowTimes;
  /** ISO. */
  now: string;
}

/** The same, in its largest unit. Portal spec §2 "The header countdown". */
export function HeaderCountdown({ show, now }: Props) {
  const { t } = useLabels();
  const left = headerCountdown(periodOf(show), useNow(now, HEADER_TICK_MS));
  if (left.kind !== 'running') return <span>{t(left.kind === 'live' ? 'live-now' : 'edition-ended')}</span>;
  return (
    <span role="timer" aria-live="off" data-number>
      {t(`header-${left.unit}`, { n: left.count })}
    </span>
  );
}

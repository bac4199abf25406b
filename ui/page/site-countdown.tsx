'use client';

import { headerCountdown } from '@fairdesk/core/dashboard';
import type { Language } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { periodOf, type ShowTimes } from '../dashboard/show-times.ts';
import type { Messages } from '../shared/compiled-messages.ts';
import { labelsOf } from '../shared/translate.ts';

/** How often it looks at the clock, in milliseconds: its smallest unit is a minute. */
const TICK_MS = 10_000;

interface Props {
  show: ShowTimes;
  /** ISO: when the page was made. It may have been kept since, so the device's own clock takes over. */
  madeAt: string;
  language: Language;
  /** The texts it needs. */
  texts: Messages;
}

/** How long until the show, in the largest unit, on a page that is kept for everybody. Source: site spec §4 "Countdown". */
export function SiteCountdown({ show, madeAt, language, texts }: Props) {
  const [now, setNow] = useState(() => new Date(madeAt));
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { t } = labelsOf(language, texts);
  const left = headerCountdown(periodOf(show), now);
  if (left.kind !== 'running') return <span>{t(left.kind === 'live' ? 'live-now' : 'edition-ended')}</span>;
  return (
    <span role="timer" aria-live="off" data-number>
      {t(`header-${left.unit}`, { n: left.count })}
    </span>
  );
}

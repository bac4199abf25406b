'use client';

import { dayIn, timeIn, zonedInstant } from '@fairdesk/core/shared';
import { useState } from 'react';
import { TextField } from '../../shared/forms/text-field.tsx';
import { zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './frame.module.css';
import type { FrameStore } from './frame-store.ts';

interface Props {
  store: FrameStore;
  /** The IANA zone of the fair. */
  timeZone: string;
  error: string | undefined;
}

/** The moment that the header counts down to, as clocks at the fair show it; empty for the opening. */
export function CountdownFields({ store, timeZone, error }: Props) {
  const { t } = useLabels();
  const [{ day, time }, setWhen] = useState(() => whenOf(store.form.settings.countdownDate ?? '', timeZone));
  const change = (when: { readonly day: string; readonly time: string }) => {
    setWhen(when);
    store.setSetting('countdownDate', momentOf(when, timeZone));
  };
  return (
    <div className={styles.pair}>
      <TextField
        path="settings.countdownDate"
        type="date"
        label={t('frame-countdown-day')}
        hint={t('frame-countdown-hint')}
        value={day}
        error={error}
        onChange={(next) => change({ day: next, time })}
      />
      <TextField
        path="settings.countdownDate.time"
        label={t('frame-countdown-time')}
        hint={t('plan-zone', { zone: zoneName(timeZone) })}
        value={time}
        onChange={(next) => change({ day, time: next })}
      />
    </div>
  );
}

const whenOf = (moment: string, timeZone: string) => {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return { day: '', time: '09:00' };
  return { day: dayIn(timeZone, at), time: timeIn(timeZone, at) };
};

/** What is no moment is sent as it is, and refused. */
const momentOf = ({ day, time }: { readonly day: string; readonly time: string }, timeZone: string) => {
  if (day === '') return '';
  const at = zonedInstant(day, time, timeZone);
  return Number.isNaN(at.getTime()) ? `${day} ${time}` : at.toISOString();
};

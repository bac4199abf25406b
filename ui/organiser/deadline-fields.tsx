'use client';

import type { DeadlineForm } from '@fairdesk/core/organiser';
import { TextField } from '../shared/forms/text-field.tsx';
import { zoneName } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './deadline-fields.module.css';
import { TimeField } from './time-field.tsx';

interface Props {
  value: DeadlineForm;
  /** The IANA zone of the fair. */
  timeZone: string;
  errorOf: (path: string) => string | undefined;
  onChange: (part: Partial<DeadlineForm>) => void;
}

/** A deadline as clocks at the fair show it. */
export function DeadlineFields({ value, timeZone, errorOf, onChange }: Props) {
  const { t } = useLabels();
  return (
    <div className={styles.deadline}>
      <TextField
        type="date"
        path="day"
        label={t('plan-day')}
        rule={{ label: 'plan-day', required: true }}
        value={value.day}
        error={errorOf('day')}
        onChange={(day) => onChange({ day })}
      />
      <TimeField
        path="time"
        label={t('plan-time')}
        rule={{ label: 'plan-time', required: true }}
        value={value.time}
        error={errorOf('time')}
        onChange={(time) => onChange({ time })}
      />
      <p className={styles.zone}>{t('plan-zone', { zone: zoneName(timeZone) })}</p>
    </div>
  );
}

'use client';

import { dayOnly } from '@fairdesk/core/shared';
import { useLabels } from '../texts/labels.tsx';
import styles from './period-fields.module.css';
import { TextField } from './text-field.tsx';

interface Props {
  legend: string;
  /** The paths of the two days. */
  names: readonly [from: string, until: string];
  from: string;
  until: string;
  errorOf: (path: string) => string | undefined;
  onChange: (name: string, day: string) => void;
}

/** A period of days, both inclusive; either may be empty. */
export function PeriodFields({ legend, names: [first, last], from, until, errorOf, onChange }: Props) {
  const { t } = useLabels();
  return (
    <fieldset className={styles.period}>
      <legend>{legend}</legend>
      <TextField
        type="date"
        path={first}
        label={t('from')}
        value={dayOnly(from)}
        error={errorOf(first)}
        onChange={(day) => onChange(first, day)}
      />
      <TextField
        type="date"
        path={last}
        label={t('until')}
        value={dayOnly(until)}
        error={errorOf(last)}
        onChange={(day) => onChange(last, day)}
      />
    </fieldset>
  );
}

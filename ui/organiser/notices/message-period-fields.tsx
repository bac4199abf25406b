'use client';

import type { PeriodForm } from '@fairdesk/core/organiser';
import { TextField } from '../../shared/forms/text-field.tsx';
import { zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { TimeField } from '../time-field.tsx';
import { messageNames } from './message-names.ts';
import styles from './notices.module.css';

interface Props {
  form: PeriodForm;
  timeZone: string;
  errorOf: (path: string) => string | undefined;
  onChange: (part: Partial<PeriodForm>) => void;
}

/** When a message is shown, as clocks at the fair show it. */
export function MessagePeriodFields({ form, timeZone, errorOf, onChange }: Props) {
  const { t } = useLabels();
  const names = messageNames(t);
  const moment = (name: keyof PeriodForm) => ({
    path: name,
    label: names[name],
    value: form[name],
    error: errorOf(name),
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
  return (
    <fieldset className={styles.period}>
      <legend>{t('notice-period')}</legend>
      <TextField {...moment('fromDay')} type="date" />
      <TimeField {...moment('fromTime')} />
      <TextField {...moment('untilDay')} type="date" />
      <TimeField {...moment('untilTime')} />
      <p>{t('notice-period-hint', { zone: zoneName(timeZone) })}</p>
    </fieldset>
  );
}

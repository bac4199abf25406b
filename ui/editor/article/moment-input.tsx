'use client';

import { useState } from 'react';
import { TextField } from '../../shared/forms/text-field.tsx';
import { zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from '../form/form.module.css';
import { useArticleChoices } from './article-choices.ts';
import { momentText, type WallTime, wallTimeOf } from './moment-text.ts';

interface Props {
  path: string;
  label: string;
  /** `2026-11-20T09:30:00+01:00`, or the day alone. */
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time as clocks at the fair show them; the time may be empty. */
export function MomentInput({ path, label, value, onChange }: Props) {
  const { t } = useLabels();
  const { timeZone } = useArticleChoices();
  const [wall, setWall] = useState(() => wallTimeOf(value));
  const isInvalid = momentText(wall, timeZone) === undefined;
  const take = (part: Partial<WallTime>) => {
    const next = { ...wall, ...part };
    setWall(next);
    const moment = momentText(next, timeZone);
    // While a time is typed, the last valid one stays.
    if (moment !== undefined && moment !== value) onChange(moment);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <TextField
        path={path}
        type="date"
        label={t('editor-when-day')}
        value={wall.day}
        onChange={(day) => take({ day })}
      />
      <TextField
        path={`${path}.time`}
        label={t('editor-when-time')}
        hint={t('editor-article-time-hint', { zone: zoneName(timeZone) })}
        value={wall.time}
        error={isInvalid ? t('editor-article-time-invalid') : undefined}
        onChange={(time) => take({ time })}
      />
    </fieldset>
  );
}

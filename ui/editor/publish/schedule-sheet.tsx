'use client';

import { dayIn, timeIn, zonedInstant } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Sheet } from '../../shared/dialogs/sheet.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';

interface Props {
  /** The IANA zone of the fair. */
  timeZone: string;
  isBusy: boolean;
  /** @param at ISO 8601, UTC */
  onChosen: (at: string) => void;
  onClose: () => void;
}

/** Asks when to publish, as clocks at the fair show it; one hour from now is proposed. */
export function ScheduleSheet({ timeZone, isBusy, onChosen, onClose }: Props) {
  const { t } = useLabels();
  const [{ day, time }, setWhen] = useState(() => {
    const soon = new Date(Date.now() + HOUR_MS);
    return { day: dayIn(timeZone, soon), time: timeIn(timeZone, soon) };
  });
  const [error, setError] = useState<string>();
  const submit = () => {
    const at = zonedInstant(day, time, timeZone);
    if (Number.isNaN(at.getTime())) return setError(t('editor-when-invalid'));
    if (at.getTime() <= Date.now()) return setError(t('editor-when-past'));
    onChosen(at.toISOString());
  };
  return (
    <Sheet
      title={t('editor-schedule')}
      action={t('editor-schedule-do')}
      busy={isBusy}
      dirty={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        path="day"
        type="date"
        label={t('editor-when-day')}
        value={day}
        error={error}
        onChange={(next) => setWhen({ day: next, time })}
      />
      <TextField
        path="time"
        label={t('editor-when-time')}
        hint={t('plan-zone', { zone: zoneName(timeZone) })}
        value={time}
        onChange={(next) => setWhen({ day, time: next })}
      />
    </Sheet>
  );
}

const HOUR_MS = 3_600_000;

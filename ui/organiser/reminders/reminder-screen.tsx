'use client';

import { REMINDER_DAYS, REMINDER_TIME, type ReminderForm, type ReminderPlan } from '@fairdesk/core/organiser';
import { type FormEvent, useMemo } from 'react';
import { Button } from '../../shared/button.tsx';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { VersionChoice } from '../../shared/editing/version-choice.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { observer } from '../../shared/observer.ts';
import { listText, zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { LatestChange } from '../audit/latest-change.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { ReminderPreview } from './reminder-preview.tsx';
import { ReminderStore } from './reminder-store.ts';
import styles from './reminders.module.css';

/** Whether and when the fair reminds its exhibitors, and what it would send today. */
export const ReminderScreen = observer(function ReminderScreen({ plan }: { plan: ReminderPlan }) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { planReminders, previewReminder, saveReminders } = useOrganiser();
  const store = useMemo(
    () => new ReminderStore(plan, { planReminders, previewReminder, saveReminders }),
    [plan, planReminders, previewReminder, saveReminders],
  );
  const { form, failure } = store;
  useLeaveGuard(store.isDirty);
  const finish = async (saving: Promise<boolean>) => {
    if (await saving) toast.done(t('saved'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(store.save());
  };
  const dayLabel = (day: number) => {
    if (day === 0) return t('reminders-on-the-day');
    return day > 0 ? t('reminders-before', { n: day }) : t('reminders-after', { n: -day });
  };
  const described = ({ isOn, schedule }: ReminderForm) => [
    { name: t('reminders-switch'), value: t(isOn ? 'yes' : 'no') },
    { name: t('reminders-schedule'), value: listText(schedule.map(dayLabel), language) },
  ];
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={submit}>
        {store.theirs && (
          <VersionChoice
            mine={described(form)}
            theirs={described(store.theirs)}
            note={t('conflict-merged')}
            saved={<LatestChange subject="reminders" />}
            level={2}
            onKeepMine={() => void finish(store.keepMine())}
            onTakeTheirs={store.takeTheirs}
          />
        )}
        {failure && !store.theirs && <FormError>{t('failed-general')}</FormError>}
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={form.isOn}
            onChange={(event) => store.switchTo(event.currentTarget.checked)}
          />
          <span>
            <strong>{t('reminders-switch')}</strong>
            <span className={styles.note}>{t('reminders-switch-text')}</span>
          </span>
        </label>
        <fieldset className={styles.days}>
          <legend>{t('reminders-schedule')}</legend>
          {REMINDER_DAYS.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={form.schedule.includes(day)}
                onChange={() => void store.toggleDay(day)}
              />
              {dayLabel(day)}
            </label>
          ))}
        </fieldset>
        <p className={styles.note}>
          {t('reminders-time', { time: REMINDER_TIME, zone: zoneName(plan.timeZone) })}
        </p>
        <div>
          <Button type="submit" busy={store.isSaving}>
            {t('reminders-save')}
          </Button>
        </div>
      </form>
      <ReminderPreview store={store} />
    </div>
  );
});

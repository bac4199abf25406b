'use client';

import {
  deadlineFormOf,
  EXHIBITOR_TASK_ACTIONS,
  type ExhibitorTaskForm,
  type ExhibitorTaskOutcome,
  exhibitorTaskFaults,
  type TaskPlan,
} from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeadlineFields } from '../deadline-fields.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import styles from '../letters/letters.module.css';
import { useOrganiser } from '../use-organiser.ts';
import type { ExhibitorListStore } from './exhibitor-list-store.ts';

interface Props {
  list: ExhibitorListStore;
  plan: TaskPlan;
  onSaved: (outcome: ExhibitorTaskOutcome) => void;
  onClose: () => void;
}

const NEW: ExhibitorTaskForm = { code: '', action: 'complete', day: '', time: '23:59' };

/** Completes, reopens or extends a task for the selected exhibitors. */
export const ExhibitorTaskSheet = observer(function ExhibitorTaskSheet(props: Props) {
  const { list, plan, onSaved, onClose } = props;
  const { t, language } = useLabels();
  const { changeExhibitorTask } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<ExhibitorTaskForm, ExhibitorTaskOutcome>({
        start: { form: NEW },
        check: exhibitorTaskFaults,
        save: ({ form }) => changeExhibitorTask(form, list.selection),
      }),
  );
  const { form, change } = store;
  const choose = (code: string) => {
    const task = plan.tasks.find((each) => each.code === code);
    change({ code, ...(task && deadlineFormOf(task.due, plan.timeZone)) });
  };
  return (
    <DeskSheet
      store={store}
      title={t('exhibitor-task-title', { n: list.selected })}
      action={t(`exhibitor-task-${form.action}`)}
      errorLabel="exhibitor-list-not-saved"
      labels={{ code: t('exhibitor-task-choose'), day: t('plan-day'), time: t('plan-time') }}
      draft={{ key: 'exhibitor-task', names: [] }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <SelectField
            path="code"
            label={t('exhibitor-task-choose')}
            none=""
            required
            value={form.code}
            error={errorOf('code')}
            options={plan.tasks.map(({ code, titles }) => ({
              value: code,
              label: inLanguage(titles, language) || code,
            }))}
            onChange={choose}
          />
          <fieldset className={styles.channels}>
            <legend>{t('exhibitor-task-action')}</legend>
            {EXHIBITOR_TASK_ACTIONS.map((action) => (
              <label key={action}>
                <input
                  type="radio"
                  name="action"
                  checked={form.action === action}
                  onChange={() => change({ action })}
                />
                {t(`exhibitor-task-${action}`)}
              </label>
            ))}
          </fieldset>
          {form.action === 'extend' && (
            <DeadlineFields value={form} timeZone={plan.timeZone} errorOf={errorOf} onChange={change} />
          )}
        </>
      )}
    </DeskSheet>
  );
});

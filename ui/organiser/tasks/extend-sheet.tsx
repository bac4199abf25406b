'use client';

import { type DeadlineForm, deadlineFaults, deadlineFormOf } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeadlineFields } from '../deadline-fields.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import type { TaskCompaniesStore } from './task-companies-store.ts';

interface Props {
  companies: TaskCompaniesStore;
  onSaved: () => void;
  onClose: () => void;
}

/** Gives the chosen companies a deadline of their own. */
export const ExtendSheet = observer(function ExtendSheet({ companies, onSaved, onClose }: Props) {
  const { t } = useLabels();
  const { task, timeZone } = companies.page;
  const [store] = useState(
    () =>
      new EditStore<DeadlineForm, void>({
        start: { form: deadlineFormOf(task.due, timeZone) },
        check: deadlineFaults,
        save: ({ form }) => companies.extend(form),
      }),
  );
  return (
    <DeskSheet
      store={store}
      title={t('progress-extend-title', { n: companies.chosen.size })}
      action={t('progress-extend')}
      errorLabel="progress-extend-failed"
      labels={{ day: t('plan-day'), time: t('plan-time') }}
      draft={{ key: `task-extend/${task.code}`, names: ['day', 'time'] }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <DeadlineFields value={store.form} timeZone={timeZone} errorOf={errorOf} onChange={store.change} />
      )}
    </DeskSheet>
  );
});

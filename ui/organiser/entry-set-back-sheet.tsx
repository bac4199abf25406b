'use client';

import { type ListedEntry, type OpenEntry, REASON_MAX, reasonFaults } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../shared/edit-store.ts';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { TextField } from '../shared/text-field.tsx';
import { DeskSheet } from './desk-sheet.tsx';
import type { EntriesStore } from './entries-store.ts';

interface Props {
  entry: ListedEntry;
  store: EntriesStore;
  onSaved: (opened: OpenEntry) => void;
  onClose: () => void;
}

/** Sets an entry back to a draft, with a reason for its company. */
export const EntrySetBackSheet = observer(function EntrySetBackSheet(props: Props) {
  const { entry, store, onSaved, onClose } = props;
  const { t } = useLabels();
  const [edit] = useState(
    () =>
      new EditStore<{ readonly reason: string }, OpenEntry>({
        start: { form: { reason: '' } },
        check: reasonFaults,
        save: ({ form }) => store.setBack(entry, form.reason),
      }),
  );
  const label = t('approval-reason');
  return (
    <DeskSheet
      store={edit}
      title={t('entries-set-back-title', { name: entry.product })}
      action={t('entries-set-back')}
      errorLabel={store.notice === 'changed' ? 'entries-notice-changed' : 'entries-failed'}
      labels={{ reason: label }}
      draft={{ key: `set-back/${entry.id}`, names: ['reason'] }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField
          path="reason"
          label={label}
          hint={t('entries-reason-hint', { company: entry.company })}
          value={edit.form.reason}
          onChange={(reason) => edit.change({ reason })}
          rule={{ label, required: true, maxLength: REASON_MAX }}
          error={errorOf('reason')}
          lines
        />
      )}
    </DeskSheet>
  );
});

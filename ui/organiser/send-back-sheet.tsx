'use client';

import { REASON_MAX, reasonFaults, type WaitingItem } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../shared/edit-store.ts';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { TextField } from '../shared/text-field.tsx';
import type { ApprovalsStore } from './approvals-store.ts';
import { DeskSheet } from './desk-sheet.tsx';

interface Props {
  item: WaitingItem;
  store: ApprovalsStore;
  onSent: () => void;
  onClose: () => void;
}

/** Sends an item back with a reason. */
export const SendBackSheet = observer(function SendBackSheet({ item, store, onSent, onClose }: Props) {
  const { t } = useLabels();
  const [edit] = useState(
    () =>
      new EditStore<{ readonly reason: string }, void>({
        start: { form: { reason: '' } },
        check: reasonFaults,
        save: ({ form }) => store.sendBack(item, form.reason),
      }),
  );
  const label = t('approval-reason');
  return (
    <DeskSheet
      store={edit}
      title={t('approval-send-back-title', { name: item.title })}
      action={t('approval-send-back')}
      errorLabel={store.notice === 'changed' ? 'approval-notice-changed' : 'approval-failed'}
      labels={{ reason: label }}
      draft={{ key: `send-back/${item.kind}/${item.id}`, names: ['reason'] }}
      onSaved={onSent}
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField
          path="reason"
          label={label}
          hint={t('approval-reason-hint', { company: item.company })}
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

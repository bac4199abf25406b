'use client';

import { REASON_MAX, reasonFaults } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { type ComponentProps, useState } from 'react';
import { EditStore } from '../shared/editing/edit-store.ts';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { DeskSheet } from './desk-sheet.tsx';

interface Props<Saved>
  extends Pick<ComponentProps<typeof DeskSheet>, 'title' | 'action' | 'errorLabel' | 'onClose'> {
  hint: string;
  draftKey: string;
  send: (reason: string) => ResultAsync<Saved, Failure>;
  onSent: (saved: Saved) => void;
}

/** Gives something back to its company, with a reason. */
export const ReasonSheet = observer(function ReasonSheet<Saved>(props: Props<Saved>) {
  const { hint, draftKey, send, onSent, ...sheet } = props;
  const { t } = useLabels();
  const [store] = useState(
    () =>
      new EditStore<{ readonly reason: string }, Saved>({
        start: { form: { reason: '' } },
        check: reasonFaults,
        save: ({ form }) => send(form.reason),
      }),
  );
  const label = t('approval-reason');
  return (
    <DeskSheet
      {...sheet}
      store={store}
      labels={{ reason: label }}
      draft={{ key: draftKey, names: ['reason'] }}
      onSaved={onSent}
    >
      {(errorOf) => (
        <TextField
          path="reason"
          label={label}
          hint={hint}
          value={store.form.reason}
          onChange={(reason) => store.change({ reason })}
          rule={{ label, required: true, maxLength: REASON_MAX }}
          error={errorOf('reason')}
          lines
        />
      )}
    </DeskSheet>
  );
});

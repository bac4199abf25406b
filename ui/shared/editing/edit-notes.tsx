'use client';

import { failureKey } from '@fairdesk/core/shared';
import { FormError } from '../forms/form-error.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import type { FaultTexts } from '../forms/use-fault-texts.ts';
import { observer } from '../observer.ts';
import { useLabels } from '../texts/labels.tsx';
import type { MessageKey } from '../texts/messages.ts';
import type { EditStore } from './edit-store.ts';
import { type Described, VersionChoice, type VersionChoiceProps } from './version-choice.tsx';

interface Props<Form extends object, Saved> {
  store: EditStore<Form, Saved>;
  errorLabel: MessageKey;
  faults: FaultTexts;
  /** Describes a version for comparison, field by field. */
  describe?: (form: Form) => readonly Described[];
  /** After a conflict: who saved the other version, and where its heading is. */
  choice?: Pick<VersionChoiceProps, 'saved' | 'level'> | undefined;
  onKeepMine?: () => void;
}

/** Notes above the fields of a dialog: why it was not saved, and what is safe. */
export const EditNotes = observer(function EditNotes<Form extends object, Saved>({
  store,
  errorLabel,
  faults,
  describe,
  choice,
  onKeepMine,
}: Props<Form, Saved>) {
  const { t, say } = useLabels();
  const { state } = store;
  switch (state.kind) {
    case 'failed':
      return <FormError>{say(failureKey(state.failure) ?? errorLabel)}</FormError>;
    case 'refused': {
      if (faults.all.length > 1) return <FormSummary sentences={faults.all} />;
      const [stray] = faults.stray;
      return stray ? <FormError>{stray.text}</FormError> : null;
    }
    case 'withdrawn':
      return <FormError>{t('save-withdrawn')}</FormError>;
    case 'conflict':
      return (
        <VersionChoice
          mine={describe?.(store.form) ?? []}
          theirs={describe?.(state.theirs.form) ?? []}
          note={t('conflict-merged')}
          {...choice}
          onKeepMine={() => onKeepMine?.()}
          onTakeTheirs={store.takeTheirs}
        />
      );
    case 'idle':
    case 'saving':
    case 'saved':
      return null;
  }
});

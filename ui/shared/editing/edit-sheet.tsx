'use client';

import { failureKey } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Sheet } from '../dialogs/sheet.tsx';
import { type FaultTexts, useFaultTexts } from '../forms/use-fault-texts.ts';
import { observer } from '../observer.ts';
import { useLabels } from '../texts/labels.tsx';
import type { MessageKey } from '../texts/messages.ts';
import { useToast } from '../toasts/toast.tsx';
import styles from './edit-notes.module.css';
import { EditNotes } from './edit-notes.tsx';
import type { EditState, EditStore } from './edit-store.ts';
import { useReload } from './reload.ts';
import { useDraft } from './use-draft.ts';
import type { Described, VersionChoiceProps } from './version-choice.tsx';

interface Props<Form extends object, Saved> {
  store: EditStore<Form, Saved>;
  title: string;
  action: string;
  /** The message when saving fails; a function where it depends on what the save has found. */
  errorLabel: MessageKey | (() => MessageKey);
  /** The visible labels of the fields, by their paths. */
  labels: Readonly<Record<string, string>>;
  /** The storage key of the draft, and the texts that survive a reload of the page. */
  draft: { readonly key: string; readonly names: readonly (keyof Form & string)[] };
  /** Describes a version for comparison, where two can conflict. */
  describe?: (form: Form) => readonly Described[];
  /** After a conflict: who saved the other version, and when. */
  choice?: Pick<VersionChoiceProps, 'saved'>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
  children: (errorOf: FaultTexts['of']) => ReactNode;
}

/**
 * A dialog that edits one record: it closes once saved, and stays open with everything typed when saving
 * fails.
 */
export const EditSheet = observer(function EditSheet<Form extends object, Saved>(props: Props<Form, Saved>) {
  const { store, title, action, errorLabel, labels, draft, describe, choice, onSaved, onClose, children } =
    props;
  const { t, say } = useLabels();
  const toast = useToast();
  const reload = useReload();
  const faults = useFaultTexts(store, labels);
  const restored = useDraft(draft.key, store, draft.names);
  const finish = async (saving: Promise<Saved | undefined>) => {
    // The failure of the last attempt must not stand beside the success of this one.
    toast.close(draft.key);
    const result = await saving;
    const { state } = store;
    if (state.kind === 'saved') onSaved(result as Saved);
    if (state.kind === 'failed')
      toast.failed(say(failureKey(state.failure) ?? failedLabel(state, errorLabel)), undefined, draft.key);
  };
  const close = () => {
    store.discard();
    onClose();
    if (store.mayBeStored) reload();
  };
  return (
    <Sheet
      title={title}
      action={action}
      busy={store.isSaving}
      share={store.share}
      onWithdraw={store.withdraw}
      dirty={store.isDirty}
      {...(store.state.kind === 'withdrawn' && { leaveText: t('save-withdrawn') })}
      onSubmit={() => void finish(store.submit())}
      onClose={close}
    >
      <EditNotes
        store={store}
        errorLabel={failedLabel(store.state, errorLabel)}
        faults={faults}
        {...(describe && { describe })}
        choice={choice}
        onKeepMine={() => void finish(store.keepMine())}
      />
      {restored && store.isDirty && (
        <p role="status" className={styles.restored}>
          {t('draft-restored')}{' '}
          <Button look="plain" onClick={store.discard}>
            {t('draft-discard')}
          </Button>
        </p>
      )}
      {children(faults.of)}
    </Sheet>
  );
});

/** Another attempt at a deleted record is of no use. */
const failedLabel = (
  state: EditState<object>,
  errorLabel: Props<object, unknown>['errorLabel'],
): MessageKey => {
  if (state.kind === 'failed' && state.failure.kind === 'not-found') return 'save-gone';
  return typeof errorLabel === 'function' ? errorLabel() : errorLabel;
};

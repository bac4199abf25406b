'use client';

import { type Failure, failureKey, type SaveOptions } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { observer } from '../observer.ts';
import { useLabels } from '../texts/labels.tsx';
import type { MessageKey } from '../texts/messages.ts';
import { useToast } from '../toasts/toast.tsx';
import { type EditState, EditStore } from './edit-store.ts';
import { useReload } from './reload.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props<Left> {
  title: string;
  text: string;
  errorLabel: MessageKey;
  remove: (options: SaveOptions) => ResultAsync<Left, Failure>;
  /** Called after the deletion, with what is left if the call returns it. */
  onRemoved: (left: Left) => void;
  onClose: () => void;
}

/**
 * Asks for confirmation, then deletes. If the item is already deleted, shows a notice instead; if an attempt without a
 * response did it, closes.
 */
export const Removal = observer(function Removal<Left>(props: Props<Left>) {
  const { title, text, errorLabel, remove, onRemoved, onClose } = props;
  const { say } = useLabels();
  const toast = useToast();
  const subject = useId();
  const reload = useReload();
  const [store] = useState(
    () =>
      new EditStore<object, Left>({
        start: { form: {} },
        check: () => [],
        save: (_edition, { signal }) => remove({ signal }),
      }),
  );
  const close = () => {
    onClose();
    if (store.mayBeStored) reload();
  };
  // A deletion that goes on after the user went back would close whichever item is open by then.
  useLeaveGuard(false, () => (store.isSaving ? store.withdraw() : close()));
  const confirm = async () => {
    const isRepeat = store.mayBeStored;
    toast.close(subject);
    const left = await store.submit();
    const { state } = store;
    if (state.kind === 'saved') onRemoved(left as Left);
    else if (isRepeat && state.kind === 'failed' && state.failure.kind === 'not-found') close();
    else if (state.kind === 'failed' || state.kind === 'refused')
      toast.failed(say(failedCode(state, errorLabel)), undefined, subject);
  };
  const { state } = store;
  const stuck =
    state.kind === 'failed' || state.kind === 'refused' ? failedCode(state, errorLabel) : undefined;
  const problem = state.kind === 'withdrawn' ? 'delete-withdrawn' : stuck;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      action={title}
      busy={store.isSaving}
      error={problem && say(problem)}
      onConfirm={() => void confirm()}
      onWithdraw={store.withdraw}
      onClose={close}
    />
  );
});

const failedCode = (state: EditState<object>, errorLabel: MessageKey): string =>
  (state.kind === 'failed' && failureKey(state.failure)) || errorLabel;

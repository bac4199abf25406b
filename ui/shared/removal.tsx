'use client';

import type { Failure, SaveOptions } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditStore } from './edit-store.ts';
import { useLabels } from './labels.tsx';
import type { MessageKey } from './messages.ts';
import { observer } from './observer.ts';
import { useReload } from './reload.ts';
import { useToast } from './toast.tsx';

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
  const { t } = useLabels();
  const toast = useToast();
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
  const confirm = async () => {
    const isRepeat = store.mayBeStored;
    const left = await store.submit();
    const { state } = store;
    if (state.kind === 'saved') onRemoved(left as Left);
    else if (isRepeat && state.kind === 'failed' && state.failure.kind === 'not-found') close();
    else if (state.kind === 'failed' || state.kind === 'refused') toast.failed(t(errorLabel));
  };
  const { kind } = store.state;
  const stuck = kind === 'failed' || kind === 'refused' ? errorLabel : undefined;
  const problem = kind === 'withdrawn' ? 'delete-withdrawn' : stuck;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      action={title}
      busy={store.isSaving}
      error={problem && t(problem)}
      onConfirm={() => void confirm()}
      onWithdraw={store.withdraw}
      onClose={close}
    />
  );
});

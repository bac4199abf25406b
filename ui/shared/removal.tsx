'use client';

import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditStore } from './edit-store.ts';
import { useLabels } from './labels.tsx';
import type { MessageKey } from './messages.ts';
import { observer } from './observer.ts';
import { useToast } from './toast.tsx';

interface Props<Left> {
  title: string;
  text: string;
  errorLabel: MessageKey;
  remove: () => ResultAsync<Left, Failure>;
  /** Called after the deletion, with what is left if the call returns it. */
  onRemoved: (left: Left) => void;
  onClose: () => void;
}

/** Asks for confirmation, then deletes. If the item is already deleted, shows a notice instead. */
export const Removal = observer(function Removal<Left>(props: Props<Left>) {
  const { title, text, errorLabel, remove, onRemoved, onClose } = props;
  const { t } = useLabels();
  const toast = useToast();
  const [store] = useState(
    () => new EditStore<object, Left>({ start: { form: {} }, check: () => [], save: () => remove() }),
  );
  const confirm = async () => {
    const left = await store.submit();
    if (store.state.kind === 'saved') onRemoved(left as Left);
    if (store.state.kind === 'failed' || store.state.kind === 'refused') toast.failed(t(errorLabel));
  };
  const isStuck = store.state.kind === 'failed' || store.state.kind === 'refused';
  return (
    <ConfirmDialog
      title={title}
      text={text}
      action={title}
      busy={store.isSaving}
      error={isStuck ? t(errorLabel) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
});

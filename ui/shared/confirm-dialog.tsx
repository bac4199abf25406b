'use client';

import { Modal } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { FormError } from './form-error.tsx';
import { useLabels } from './labels.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  title: string;
  /** What will happen, and what cannot be undone. */
  text: string;
  /** The verb and the thing. */
  action: string;
  /** How one says no; "Cancel" when absent. */
  stay?: string;
  busy?: boolean;
  /** It opens by itself: announced as an alert, with staying as the main button. */
  urgent?: boolean;
  /** Why it did not work the last time. */
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is lost. It opens on the answer that loses nothing. */
export function ConfirmDialog({ title, text, action, stay, busy, urgent, error, onConfirm, onClose }: Props) {
  const { t } = useLabels();
  useFocusReturn();
  const close = () => {
    if (!busy) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It may stand over a sheet, which would hear of it too.
    event.stopPropagation();
    close();
  };
  return (
    <Modal
      opened
      centered
      onClose={close}
      closeOnEscape={false}
      onKeyDown={onKeyDown}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: styles.title ?? '', close: styles.close ?? '' }}
    >
      <div className={styles.body} ref={urgent ? announceAsAlert : undefined}>
        {error && <FormError>{error}</FormError>}
        <p>{text}</p>
        <div className={styles.answers}>
          <Button look={urgent ? 'quiet' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
            {action}
          </Button>
          <Button look={urgent ? 'primary' : 'quiet'} data-autofocus onClick={close}>
            {stay ?? t('cancel')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Mantine's content has the role `dialog`, whatever it is given. */
const announceAsAlert = (body: HTMLElement | null): void =>
  body?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');

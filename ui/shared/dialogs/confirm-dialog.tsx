'use client';

import { Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useLabels } from '../texts/labels.tsx';
import styles from './confirm-dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  title: string;
  /** What will happen, and what cannot be undone. */
  text: string;
  /** A verb and a thing. */
  action: string;
  /** The label of the cancel button; defaults to "Cancel". */
  stay?: string;
  busy?: boolean;
  /**
   * Opened by the page rather than the user: announced as an alert, with the cancel button as the primary
   * one.
   */
  urgent?: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onConfirm: () => void;
  /** Stops what is being done; without it, the dialog closes only afterwards. */
  onWithdraw?: () => void;
  onClose: () => void;
  /** Below the text. */
  children?: ReactNode;
}

/** Asks for confirmation before data is lost. The focus starts on the safe button. */
export function ConfirmDialog({ title, text, action, stay, busy, urgent, error, ...rest }: Props) {
  const { onConfirm, onWithdraw, onClose, children } = rest;
  const { t } = useLabels();
  useFocusReturn();
  const close = () => {
    if (busy) onWithdraw?.();
    else onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog may be on top of a sheet, which must not close as well.
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
        {children}
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

/** Mantine always sets the role `dialog` on its content. */
const announceAsAlert = (body: HTMLElement | null): void =>
  body?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');

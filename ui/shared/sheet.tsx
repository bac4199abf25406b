'use client';

import { Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLabels } from './labels.tsx';
import styles from './sheet.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  title: string;
  /** The label of the submit button. */
  action: string;
  busy: boolean;
  /** There are unsaved changes. */
  dirty: boolean;
  onSubmit: () => void;
  /** Called when it closes; unsaved changes are discarded. */
  onClose: () => void;
  children: ReactNode;
}

/** A form in a side sheet on a desktop, full-screen on a phone; the submit button stays visible. */
export function Sheet({ title, action, busy, dirty, onSubmit, onClose, children }: Props) {
  const { t } = useLabels();
  const [asking, setAsking] = useState(false);
  useFocusReturn();
  useLeaveGuard(dirty);
  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <Modal
        opened
        onClose={leave}
        closeOnEscape={false}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        title={
          <span tabIndex={-1} data-autofocus>
            {title}
          </span>
        }
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{
          inner: styles.inner ?? '',
          content: styles.content ?? '',
          header: styles.header ?? '',
          title: styles.title ?? '',
          close: styles.close ?? '',
          body: styles.body ?? '',
        }}
      >
        <form noValidate className={styles.form} onSubmit={submit}>
          <div className={styles.fields}>{children}</div>
          <div className={styles.foot}>
            <Button type="submit" busy={busy}>
              {action}
            </Button>
            <Button look="quiet" onClick={leave}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </Modal>
      {asking && (
        <ConfirmDialog
          title={t('leave-title')}
          text={t('leave-text')}
          action={t('leave-discard')}
          stay={t('leave-stay')}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

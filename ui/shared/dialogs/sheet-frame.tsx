'use client';

import { Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLabels } from '../texts/labels.tsx';
import styles from './sheet.module.css';
import { useFocusInside } from './use-focus-inside.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useFocusWhileInert } from './use-focus-while-inert.ts';

interface Props {
  title: string;
  /** The buttons, which stay visible. */
  foot: ReactNode;
  /** Makes it a form. */
  onSubmit?: () => void;
  /** The form is being sent: its fields cannot change until then. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the side on a desktop, full-screen on a phone. */
export function SheetFrame({ title, foot, onSubmit, busy = false, onClose, children }: Props) {
  const { t } = useLabels();
  useFocusReturn();
  const [fields, setFields] = useState<HTMLElement | null>(null);
  useFocusInside(fields);
  useFocusWhileInert(fields, busy);
  const parts = (
    <>
      <div ref={setFields} className={styles.fields} inert={busy} aria-busy={busy}>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
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
      {onSubmit ? (
        <form noValidate className={styles.form} onSubmit={submit}>
          {parts}
        </form>
      ) : (
        <div className={styles.form}>{parts}</div>
      )}
    </Modal>
  );
}

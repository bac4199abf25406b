'use client';

import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../shared/dialogs/use-focus-return.ts';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './questionnaire.module.css';

interface Props {
  title: string;
  html: string;
  onClose: () => void;
  children?: ReactNode;
}

/** The help dialog, or the confirmation before leaving. */
export function FormDialog({ title, html, onClose, children }: Props) {
  const { t } = useLabels();
  useFocusReturn();
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.dialog}>
        {html && <RichText html={html} />}
        {children}
      </div>
    </Modal>
  );
}

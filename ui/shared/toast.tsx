'use client';

import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { Button } from './button.tsx';
import { useLabels } from './labels.tsx';
import styles from './toast.module.css';

/** How long a toast stays, in milliseconds; the pointer or the focus upon it holds it. Portal spec §9. */
export const TOAST_MS = 5000;

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  /** Something happened that cannot be seen. */
  done(text: string, action?: ToastAction): void;
  /** Something did not happen. */
  failed(text: string, action?: ToastAction): void;
}

export const useToast = (): Toast => {
  const { t } = useLabels();
  return useMemo(() => {
    const show = (role: 'status' | 'alert') => (text: string, action?: ToastAction) => {
      const id = crypto.randomUUID();
      const run = () => {
        notifications.hide(id);
        action?.run();
      };
      notifications.show({
        id,
        role,
        message: <Message text={text} action={action && { ...action, run }} />,
        closeButtonProps: { 'aria-label': t('close') },
        classNames: { root: styles.toast ?? '', icon: styles.mark ?? '', closeButton: styles.close ?? '' },
        'data-role': role,
      });
    };
    return { done: show('status'), failed: show('alert') };
  }, [t]);
};

function Message({ text, action }: { text: string; action: ToastAction | undefined }) {
  return (
    <span className={styles.message}>
      <span>{text}</span>
      {action && (
        <Button look="plain" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </span>
  );
}

'use client';

import { notifications, notificationsStore } from '@mantine/notifications';
import { useMemo } from 'react';
import { Button } from '../button.tsx';
import { newKey } from '../editing/new-key.ts';
import { Link } from '../link.tsx';
import { useLabels } from '../texts/labels.tsx';
import styles from './toast.module.css';

type ToastAction =
  | { readonly label: string; readonly run: () => void }
  /** A link. */
  | { readonly label: string; readonly href: string };

/** A toast closes the earlier ones about the same subject, whose text and action no longer apply. */
export interface Toast {
  /** Reports something that succeeded but is not visible on the page. */
  done(text: string, action?: ToastAction, subject?: string): void;
  /** Reports a failure. */
  failed(text: string, action?: ToastAction, subject?: string): void;
  /** Closes the toasts about a subject. */
  close(subject: string): void;
}

export const useToast = (): Toast => {
  const { t } = useLabels();
  return useMemo(() => {
    const show = (role: 'status' | 'alert') => (text: string, action?: ToastAction, subject?: string) => {
      const id = newKey();
      if (subject !== undefined) closeToasts(subject);
      notifications.show({
        id,
        role,
        message: <Message text={text} action={action} onDone={() => notifications.hide(id)} />,
        closeButtonProps: { 'aria-label': t('close') },
        classNames: { root: styles.toast ?? '', icon: styles.mark ?? '', closeButton: styles.close ?? '' },
        'data-role': role,
        'data-subject': subject,
      });
    };
    return { done: show('status'), failed: show('alert'), close: closeToasts };
  }, [t]);
};

const closeToasts = (subject: string): void => {
  const { notifications: visible, queue } = notificationsStore.getState();
  for (const { id = '', 'data-subject': about } of [...visible, ...queue])
    if (about === subject) notifications.hide(id);
};

interface MessageProps {
  text: string;
  action: ToastAction | undefined;
  onDone: () => void;
}

function Message({ text, action, onDone }: MessageProps) {
  return (
    <span className={styles.message}>
      <span>{text}</span>
      {action && 'href' in action && <Link href={action.href}>{action.label}</Link>}
      {action && 'run' in action && (
        <Button
          look="plain"
          onClick={() => {
            onDone();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </span>
  );
}

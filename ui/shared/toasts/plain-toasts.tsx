import { notifications, useNotifications } from '@mantine/notifications';
import { IconX } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import styles from './toast.module.css';

/** Toasts without the library's container, for a visitor whose connection has not brought it: they stay until closed. */
export function PlainToasts() {
  const toasts = useNotifications().notifications;
  if (toasts.length === 0) return null;
  return (
    <div className={styles.plain} data-print="hide">
      {toasts.map(({ id = '', role, message, closeButtonProps }) => (
        <div key={id} role={role} data-role={role} className={styles.toast}>
          {message}
          <button
            type="button"
            className={styles.close}
            aria-label={closeButtonProps?.['aria-label']}
            onClick={() => notifications.hide(id)}
          >
            <Icon of={IconX} />
          </button>
        </div>
      ))}
    </div>
  );
}

'use client';

import { TOAST_MS } from '@fairdesk/core/shared';
import { Notifications } from '@mantine/notifications';

/** The container of toasts. */
export function Toasts() {
  return <Notifications position="bottom-center" autoClose={TOAST_MS} limit={3} data-print="hide" />;
}

'use client';

import { notificationsStore } from '@mantine/notifications';
import { type ComponentType, useEffect, useState } from 'react';
import { PlainToasts } from './plain-toasts.tsx';

interface Props {
  load?: () => Promise<ComponentType>;
}

/** What precedes anything that a toast reports, long enough for the script to arrive. */
const FIRST_ACTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The container of toasts; its script, 19 KB, loads when a visitor first does something. Until it has come, toasts
 * appear plain: the connection may fail or stall. The next act or toast loads it again.
 */
export function LateToasts({ load = loadToasts }: Props) {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    if (Toasts) return;
    const begin = (): void => {
      load().then(
        (loaded) => setToasts(() => loaded),
        () => undefined,
      );
    };
    const stop = notificationsStore.subscribe(begin);
    for (const act of FIRST_ACTS) document.addEventListener(act, begin, { passive: true });
    if (notificationsStore.getState().notifications.length > 0) begin();
    return () => {
      stop();
      for (const act of FIRST_ACTS) document.removeEventListener(act, begin);
    };
  }, [Toasts, load]);
  return Toasts ? <Toasts /> : <PlainToasts />;
}

const loadToasts = async (): Promise<ComponentType> => (await import('./toasts.tsx')).Toasts;

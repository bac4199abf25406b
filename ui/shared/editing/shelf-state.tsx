'use client';

import { type ReactNode, useEffect } from 'react';
import { observer } from '../observer.ts';
import { Skeleton } from '../skeleton.tsx';
import { useLabels } from '../texts/labels.tsx';
import { FailedList } from './failed-list.tsx';
import { ReloadProvider, useReload } from './reload.ts';
import type { ShelfStore, Shelved } from './shelf-store.ts';

interface Props<Item extends Shelved> {
  store: ShelfStore<Item>;
  children: () => ReactNode;
}

/** Loads a list when it first renders, and displays the loading and error states. */
export const ShelfState = observer(function ShelfState<Item extends Shelved>({
  store,
  children,
}: Props<Item>) {
  const { t } = useLabels();
  const reloadPage = useReload();
  const reload = () => {
    void store.refresh();
    reloadPage();
  };
  useEffect(() => void store.load(), [store]);
  switch (store.state) {
    case 'loading':
      return <Skeleton lines={4} label={t('loading')} />;
    case 'failed':
      return <FailedList onRetry={() => void store.load()} />;
    case 'ready':
      return <ReloadProvider value={reload}>{children()}</ReloadProvider>;
  }
});

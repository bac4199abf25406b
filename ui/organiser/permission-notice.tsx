'use client';

import { localPath } from '@fairdesk/core/shared';
import { ConfirmDialog } from '../shared/dialogs/confirm-dialog.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { PermissionGateStore } from './permission-gate-store.ts';

interface Props {
  store: PermissionGateStore;
}

/** Says over the page that the user may no longer do this, and what is safe. */
export const PermissionNotice = observer(function PermissionNotice({ store }: Props) {
  const { t, language } = useLabels();
  if (!store.isOpen) return null;
  return (
    <ConfirmDialog
      urgent
      title={t('desk-permission-lost')}
      text={t('desk-permission-lost-text')}
      action={t('desk-permission-leave')}
      stay={t('desk-permission-stay')}
      onConfirm={() => location.assign(localPath({ language, path: '/' }))}
      onClose={store.close}
    />
  );
});

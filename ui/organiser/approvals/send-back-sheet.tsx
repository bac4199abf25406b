'use client';

import type { WaitingItem } from '@fairdesk/core/organiser';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { ReasonSheet } from '../reason-sheet.tsx';
import type { ApprovalsStore } from './approvals-store.ts';

interface Props {
  item: WaitingItem;
  store: ApprovalsStore;
  onSent: () => void;
  onClose: () => void;
}

/** Sends an item back with a reason. */
export const SendBackSheet = observer(function SendBackSheet({ item, store, onSent, onClose }: Props) {
  const { t } = useLabels();
  return (
    <ReasonSheet
      title={t('approval-send-back-title', { name: item.title })}
      action={t('approval-send-back')}
      hint={t('approval-reason-hint', { company: item.company })}
      errorLabel={store.notice === 'changed' ? 'approval-notice-changed' : 'approval-failed'}
      draftKey={`send-back/${item.kind}/${item.id}`}
      send={(reason) => store.sendBack(item, reason)}
      onSent={onSent}
      onClose={onClose}
    />
  );
});

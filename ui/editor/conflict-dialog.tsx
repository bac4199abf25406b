'use client';

import { ConfirmDialog } from '../shared/dialogs/confirm-dialog.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { DraftSaver } from './draft-saver.ts';

/** Two editors changed the same: this one chooses, and undo brings back the other version. */
export const ConflictDialog = observer(function ConflictDialog({ saver }: { saver: DraftSaver }) {
  const { t } = useLabels();
  return (
    <ConfirmDialog
      urgent
      title={t('editor-conflict-title')}
      text={t('editor-conflict-text', { name: saver.others[0] ?? t('editor-another') })}
      action={t('editor-conflict-theirs')}
      stay={t('editor-conflict-mine')}
      onConfirm={() => void saver.choose('theirs')}
      onClose={() => void saver.choose('mine')}
    />
  );
});

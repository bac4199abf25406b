'use client';

import type { AwardPlan, ListedAward } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';

interface Props {
  award: ListedAward;
  /** Called with the present awards when they are not as displayed. */
  onReload: (plan: AwardPlan) => void;
  onRemoved: (left: AwardPlan) => void;
  onClose: () => void;
}

/** Deletes an award; says before which entries are lost. */
export function AwardRemoval({ award, onReload, onRemoved, onClose }: Props) {
  const { t, language } = useLabels();
  const { planAwards, removeAward } = useOrganiser();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { code, entries, answers } = award;
  const remove = async () => {
    setBusy(true);
    const removed = await removeAward(award);
    if (removed.isOk()) return onRemoved(removed.value);
    const { kind } = removed.error;
    const isStale = kind === 'conflict' || kind === 'not-found';
    const latest = isStale ? await planAwards() : undefined;
    setBusy(false);
    if (latest?.isOk() !== true) return setError(t('award-plan-delete-failed'));
    // Another organiser was faster: it is deleted.
    if (!latest.value.awards.some((other) => other.code === code)) return onRemoved(latest.value);
    onReload(latest.value);
    setError(t('award-plan-delete-changed'));
  };
  const name = inLanguage(award.titles, language) || code;
  return (
    <ConfirmDialog
      title={t('award-plan-delete-of', { name })}
      text={t(entries === 0 ? 'award-plan-delete-empty' : 'award-plan-delete-text', { entries, answers })}
      action={t('award-plan-delete')}
      busy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

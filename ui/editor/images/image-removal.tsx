'use client';

import type { SiteImage } from '@fairdesk/core/editor';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import type { ImageUseCases } from './image-use-cases.ts';

interface Props {
  image: SiteImage;
  removeSiteImage: ImageUseCases['removeSiteImage'];
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then deletes an image; says which pages use it when it cannot be deleted. */
export function ImageRemoval({ image: { id, name }, removeSiteImage, onRemoved, onClose }: Props) {
  const { t, say } = useLabels();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const remove = async () => {
    setIsBusy(true);
    const result = await removeSiteImage(id);
    setIsBusy(false);
    // Someone else may have deleted it first.
    if (result.isOk() || result.error.kind === 'not-found') {
      toast.done(t('site-image-deleted', { name }));
      onRemoved();
      return;
    }
    const fault = result.error.kind === 'rejected' ? result.error.fields[0] : undefined;
    setError(fault ? say(fault.code, fault.params) : t('site-image-undeleted'));
  };
  return (
    <ConfirmDialog
      title={t('site-image-delete')}
      text={t('site-image-delete-text', { name })}
      action={t('site-image-delete')}
      busy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

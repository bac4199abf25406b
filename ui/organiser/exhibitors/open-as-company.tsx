'use client';

import type { ParticipationId } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useUseCases } from '../../shared/use-cases.tsx';
import { useOrganiser } from '../use-organiser.ts';

/** Opens the portal as an organiser sees it for this company; the opening is recorded. */
export function OpenAsCompany({ id }: { id: ParticipationId }) {
  const { t } = useLabels();
  const toast = useToast();
  const { openAsCompany } = useOrganiser();
  const { departure, tabMemory } = useUseCases();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const opened = await openAsCompany(id);
    if (opened.isErr()) {
      setBusy(false);
      toast.failed(t('exhibitor-desk-open-failed'));
      return;
    }
    // Otherwise this tab would return to the company it was opened for before.
    tabMemory.clear();
    departure.go(opened.value);
  };
  return (
    <Button look="quiet" busy={isBusy} onClick={() => void open()}>
      {t('exhibitor-desk-open-as')}
    </Button>
  );
}

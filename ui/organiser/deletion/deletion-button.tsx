'use client';

import type { DeletionPlan, DeletionTarget } from '@fairdesk/core/organiser';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { DeletionSheet } from './deletion-sheet.tsx';

interface Props {
  target: DeletionTarget;
  look: 'quiet' | 'plain';
  onDeleted: () => void;
  children: ComponentProps<'button'>['children'];
}

/** Reads what deleting would do, and opens the sheet that shows it; says why someone cannot be deleted. */
export function DeletionButton({ target, look, onDeleted, children }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { planDeletion } = useOrganiser();
  const [plan, setPlan] = useState<DeletionPlan>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const planned = await planDeletion(target);
    setBusy(false);
    if (planned.isErr())
      return toast.failed(t(planned.error.kind === 'not-found' ? 'deletion-gone' : 'deletion-plan-failed'));
    const { obstacle, name } = planned.value;
    if (obstacle !== undefined) return toast.failed(t(`deletion-${obstacle}`, { name }));
    setPlan(planned.value);
  };
  const close = () => setPlan(undefined);
  return (
    <>
      <Button look={look} busy={isBusy} onClick={() => void open()}>
        {children}
      </Button>
      {plan && (
        <DeletionSheet
          target={target}
          plan={plan}
          onClose={close}
          onDeleted={() => {
            close();
            toast.done(t('deletion-done', { name: plan.name }));
            onDeleted();
          }}
        />
      )}
    </>
  );
}

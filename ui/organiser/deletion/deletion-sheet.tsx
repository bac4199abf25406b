'use client';

import { type DeletionPlan, type DeletionTarget, isDeletionConfirmed } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Sheet } from '../../shared/dialogs/sheet.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { DeletionPreview } from './deletion-preview.tsx';

interface Props {
  target: DeletionTarget;
  plan: DeletionPlan;
  onDeleted: () => void;
  onClose: () => void;
}

/** Shows what a deletion deletes and what stays, and deletes once the name is typed. */
export function DeletionSheet({ target, plan, onDeleted, onClose }: Props) {
  const { t } = useLabels();
  const { deleteTarget } = useOrganiser();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const { name } = plan;
  const submit = async () => {
    if (isBusy) return;
    if (!isDeletionConfirmed(name, typed)) {
      setFault(t('deletion-name'));
      document.getElementById('field-typed')?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const deleted = await deleteTarget(target, plan, typed);
    setBusy(false);
    // Another tab, or the first of two clicks, was faster: it is deleted, as the organiser wants.
    if (deleted.isOk() || deleted.error.kind === 'not-found') onDeleted();
    else setFailure(deleted.error);
  };
  return (
    <Sheet
      title={t('deletion-title', { name })}
      action={t(target.kind === 'exhibitor' ? 'deletion-exhibitor' : 'deletion-person-title')}
      busy={isBusy}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {failure && (
        <FormError>{t(failure.kind === 'conflict' ? 'deletion-changed' : 'deletion-failed')}</FormError>
      )}
      <DeletionPreview kind={target.kind} plan={plan} />
      <TextField
        path="typed"
        label={t('deletion-typed', { name })}
        value={typed}
        error={fault}
        counted={false}
        rule={{ label: 'typed', required: true }}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
    </Sheet>
  );
}

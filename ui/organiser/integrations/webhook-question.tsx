'use client';

import type { Webhook } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { webhookAddress } from './webhook-address.ts';

interface Props {
  webhook: Webhook;
  action: 'pause' | 'remove';
  onDone: (webhooks: readonly Webhook[]) => void;
  onClose: () => void;
}

/** Pauses or deletes a webhook; says before what is lost. */
export function WebhookQuestion({ webhook: { id, url }, action, onDone, onClose }: Props) {
  const { t } = useLabels();
  const { pauseWebhook, removeWebhook, listWebhooks } = useOrganiser();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const act = async () => {
    setBusy(true);
    const changed = await (action === 'pause' ? pauseWebhook : removeWebhook)(id);
    if (changed.isOk()) return onDone(changed.value);
    // Another organiser was faster: it is deleted.
    const latest = changed.error.kind === 'not-found' ? await listWebhooks() : undefined;
    if (latest?.isOk()) return onDone(latest.value);
    setBusy(false);
    setError(t('webhook-change-failed'));
  };
  return (
    <ConfirmDialog
      title={t(`webhook-${action}-title`, { name: webhookAddress(url).host })}
      text={t(`webhook-${action}-text`)}
      action={t(`webhook-${action}-action`)}
      busy={isBusy}
      error={error}
      onConfirm={() => void act()}
      onClose={onClose}
    />
  );
}

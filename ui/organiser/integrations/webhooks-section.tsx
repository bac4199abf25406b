'use client';

import type { NewWebhook, Webhook } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ErrorState } from '../../shared/error-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import people from '../team/people.module.css';
import { useOrganiser } from '../use-organiser.ts';
import { IntegrationSection } from './integration-section.tsx';
import { NewSecret } from './new-secret.tsx';
import { webhookAddress } from './webhook-address.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookHelp } from './webhook-help.tsx';
import { WebhookQuestion } from './webhook-question.tsx';
import { WebhookRow, type WebhookVerb } from './webhook-row.tsx';
import { WebhookSheet } from './webhook-sheet.tsx';

interface Props {
  /** Absent when they could not be loaded. */
  webhooks: readonly Webhook[] | undefined;
  event: EventId;
  timeZone: string;
}

/** A webhook, and the verb that was chosen for it. */
interface Chosen {
  readonly webhook: Webhook;
  readonly verb: Exclude<WebhookVerb, 'resume'>;
}

/** The organiser's programs that are called: made, tried, paused and deleted here. */
export function WebhooksSection({ webhooks: stored, event, timeZone }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { listWebhooks, resumeWebhook } = useOrganiser();
  const [webhooks, setWebhooks] = useState(stored);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewWebhook>();
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState<string>();
  const close = () => setChosen(undefined);
  const load = async () => {
    const loaded = await listWebhooks();
    if (loaded.isOk()) setWebhooks(loaded.value);
    return loaded.isOk();
  };
  const resume = async ({ id }: Webhook) => {
    setBusy(id);
    const resumed = await resumeWebhook(id);
    if (resumed.isOk()) setWebhooks(resumed.value);
    else if (resumed.error.kind === 'not-found' && (await load())) toast.failed(t('webhook-gone'));
    else toast.failed(t('webhook-change-failed'));
    setBusy(undefined);
  };
  const begin = (
    <Button look="quiet" icon={<Icon of={IconPlus} />} onClick={() => setMaking(true)}>
      {t('webhook-new')}
    </Button>
  );
  const hasSome = webhooks !== undefined && webhooks.length > 0;
  return (
    <IntegrationSection
      id="webhooks"
      title={t('webhooks')}
      text={t('webhook-text')}
      action={hasSome && begin}
    >
      {made && (
        <NewSecret
          key={made.webhook.id}
          kind="webhook"
          name={webhookAddress(made.webhook.url).host}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
      <div className={people.columns}>
        {webhooks === undefined && (
          <ErrorState text={t('webhook-unloaded')}>
            <Button look="quiet" onClick={() => void load()}>
              {t('webhook-reload')}
            </Button>
          </ErrorState>
        )}
        {webhooks?.length === 0 && <EmptyState text={t('webhook-none')}>{begin}</EmptyState>}
        {hasSome && (
          <ul className={people.people}>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                timeZone={timeZone}
                busy={busy === webhook.id}
                onVerb={(verb) => (verb === 'resume' ? void resume(webhook) : setChosen({ webhook, verb }))}
              />
            ))}
          </ul>
        )}
        <WebhookHelp event={event} />
      </div>
      {isMaking && (
        <WebhookSheet
          onSaved={(saved) => {
            setMade(saved);
            setWebhooks([saved.webhook, ...(webhooks ?? [])]);
            setMaking(false);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {chosen && (chosen.verb === 'pause' || chosen.verb === 'remove') && (
        <WebhookQuestion
          webhook={chosen.webhook}
          action={chosen.verb}
          onDone={(left) => {
            setWebhooks(left);
            if (!left.some(({ id }) => id === made?.webhook.id)) setMade(undefined);
            close();
          }}
          onClose={close}
        />
      )}
      {chosen && (chosen.verb === 'deliveries' || chosen.verb === 'test') && (
        <WebhookDeliveries
          webhook={chosen.webhook}
          timeZone={timeZone}
          begin={chosen.verb === 'test' ? 'test' : 'list'}
          onClose={() => {
            close();
            // Whether messages arrive may have changed.
            void load();
          }}
        />
      )}
    </IntegrationSection>
  );
}

'use client';

import type { Webhook } from '@fairdesk/core/organiser';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import people from '../team/people.module.css';
import styles from './integrations.module.css';
import { webhookAddress } from './webhook-address.ts';
import { WebhookFacts } from './webhook-facts.tsx';

/** What an administrator can do with a webhook. */
export type WebhookVerb = 'deliveries' | 'test' | 'pause' | 'resume' | 'remove';

interface Props {
  webhook: Webhook;
  timeZone: string;
  /** Whether it is being resumed. */
  busy: boolean;
  onVerb: (verb: WebhookVerb) => void;
}

const ACTIVE: readonly WebhookVerb[] = ['deliveries', 'test', 'pause', 'remove'];
const PAUSED: readonly WebhookVerb[] = ['deliveries', 'resume', 'remove'];

/** A webhook of the list, with its verbs. */
export function WebhookRow({ webhook, timeZone, busy, onVerb }: Props) {
  const { t } = useLabels();
  const { before, host, after } = webhookAddress(webhook.url);
  return (
    <li className={styles.webhook}>
      <span className={styles.address} translate="no">
        {before}
        <strong>{host}</strong>
        {after}
      </span>
      <WebhookFacts webhook={webhook} timeZone={timeZone} />
      <div className={people.verbs}>
        {(webhook.paused ? PAUSED : ACTIVE).map((verb) => (
          <Button key={verb} look="plain" busy={verb === 'resume' && busy} onClick={() => onVerb(verb)}>
            {t(`webhook-${verb}`)}
            <span className="visually-hidden">: {webhook.url}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}

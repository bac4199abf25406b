'use client';

import type { WebhookDelivery } from '@fairdesk/core/organiser';
import { Button } from '../../shared/button.tsx';
import { shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { DeliveryState } from '../mail/delivery-state.tsx';
import styles from './integrations.module.css';

interface Props {
  delivery: WebhookDelivery;
  timeZone: string;
  /** Whether it is being sent again. */
  busy: boolean;
  /** Sends it again; absent while nothing is sent. */
  onResend: (() => void) | undefined;
}

const SHAPES = { waiting: 'waiting', retried: 'unsure', delivered: 'sent', failed: 'failed' } as const;

/** One message to a program: what it reports, whether it arrived, and why not. */
export function DeliveryRow({ delivery, timeZone, busy, onResend }: Props) {
  const { t, language } = useLabels();
  const { kind, changes, created, state, attempts, nextAttempt, status, fault } = delivery;
  const momentOf = (iso: string) => shortMomentText(new Date(iso), timeZone, language);
  const what = kind === 'test' ? t('webhook-kind-test') : t('webhook-changes', { n: changes });
  const outcome = state === 'waiting' && attempts > 0 ? 'retried' : state;
  return (
    <li>
      <div className={styles.delivery}>
        <strong>{what}</strong>
        <DeliveryState state={SHAPES[outcome]}>
          {t(`webhook-delivery-${outcome}`)}
          {outcome === 'delivered' && status !== undefined && ` (${status})`}
        </DeliveryState>
        {fault && (outcome === 'retried' || outcome === 'failed') && (
          <p>{t(`webhook-fault-${fault}`, { status: status ?? '–' })}</p>
        )}
        <p>
          <Moment of={created}>{momentOf(created)}</Moment>
          {attempts > 0 && ` · ${t('webhook-attempts', { n: attempts })}`}
          {nextAttempt &&
            outcome === 'retried' &&
            ` · ${t('webhook-next-attempt', { time: momentOf(nextAttempt) })}`}
        </p>
      </div>
      {onResend && outcome !== 'waiting' && (
        <Button look="plain" busy={busy} onClick={onResend}>
          {t('webhook-resend')}
          <span className="visually-hidden">{`: ${what}, ${momentOf(created)}`}</span>
        </Button>
      )}
    </li>
  );
}

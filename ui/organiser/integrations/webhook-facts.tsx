import { SERVICE_KEY_AREAS, type Webhook } from '@fairdesk/core/organiser';
import { dayIn } from '@fairdesk/core/shared';
import { dayText, listText, momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import { DeliveryState } from '../mail/delivery-state.tsx';
import styles from './integrations.module.css';

interface Props {
  webhook: Webhook;
  timeZone: string;
}

/** Whether what a webhook reports arrives, and what that is. */
export function WebhookFacts({ webhook, timeZone }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const { areas, created, createdBy: email, lastDelivered } = webhook;
  const list = listText(
    SERVICE_KEY_AREAS.filter((area) => areas.includes(area)).map((area) => t(`service-key-area-${area}`)),
    language,
  );
  const momentOf = (iso: string) => momentText(new Date(iso), timeZone, language);
  const date = dayText(dayIn(timeZone, new Date(created)), language);
  const [state, text] = stateOf(webhook, labels, momentOf);
  return (
    <div className={styles.facts}>
      <p suppressHydrationWarning>
        <DeliveryState state={state}>{text}</DeliveryState>
        {lastDelivered && t('webhook-last-delivery', { time: momentOf(lastDelivered) })}
      </p>
      <p suppressHydrationWarning>
        {[
          t('webhook-reports', { list }),
          email ? t('webhook-created-by', { date, email }) : t('webhook-created', { date }),
        ].join(' · ')}
      </p>
    </div>
  );
}

/** Whether messages arrive, with the shape that says so. */
const stateOf = (
  { paused, failingSince, lastDelivered }: Webhook,
  { t }: Labels,
  momentOf: (iso: string) => string,
): readonly ['sent' | 'failed' | 'unsure' | 'waiting', string] => {
  if (paused) return ['unsure', t(`webhook-paused-${paused.reason}`, { time: momentOf(paused.at) })];
  if (failingSince) return ['failed', t('webhook-failing', { time: momentOf(failingSince) })];
  return lastDelivered ? ['sent', t('webhook-works')] : ['waiting', t('webhook-unused')];
};

import type { EventId } from '@fairdesk/core/shared';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './integrations.module.css';

/** What a program receives, and how it checks where that comes from. */
export function WebhookHelp({ event }: { event: EventId }) {
  const { t } = useLabels();
  return (
    <section className={styles.help}>
      <h3>{t('webhook-help')}</h3>
      <p>{t('webhook-help-text')}</p>
      <p>
        {t('webhook-help-signature')}{' '}
        <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener noreferrer">
          Standard Webhooks
          <span className="visually-hidden"> ({t('new-tab')})</span>
        </a>
        .
      </p>
      <p className={styles.code} translate="no">
        <code>{exampleOf(event)}</code>
      </p>
    </section>
  );
}

/** A message as it is sent, on lines that fit. */
const exampleOf = (event: EventId): string =>
  `{ "type": "fair.changed",
  "timestamp": "…",
  "data": { "event": "${event}",
    "changes": [ {
      "type": "stands",
      "id": "…",
      "change": "added" } ] } }`;

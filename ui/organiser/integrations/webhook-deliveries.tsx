'use client';

import type { Webhook } from '@fairdesk/core/organiser';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { SheetFrame } from '../../shared/dialogs/sheet-frame.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { observer } from '../../shared/observer.ts';
import { Skeleton } from '../../shared/skeleton.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { DeliveryListStore } from './delivery-list-store.ts';
import { DeliveryRow } from './delivery-row.tsx';
import styles from './integrations.module.css';
import { webhookAddress } from './webhook-address.ts';

interface Props {
  webhook: Webhook;
  timeZone: string;
  /** Begins by sending a test. */
  begin: 'list' | 'test';
  onClose: () => void;
}

/** How often the list is loaded again while a delivery is about to be sent. */
const PROGRESS_MS = 2_000;

/** The last deliveries of a webhook: to see why a program did not get one, and to send it again. */
export const WebhookDeliveries = observer(function WebhookDeliveries(props: Props) {
  const { webhook, timeZone, begin, onClose } = props;
  const { t } = useLabels();
  const organiser = useOrganiser();
  const [store] = useState(() => new DeliveryListStore(webhook.id, organiser));
  const { deliveries, failure } = store;
  const isPaused = webhook.paused !== undefined;
  const isWatched = store.isMoving && !isPaused;
  // A test returns the list with it.
  useEffect(() => void (begin === 'test' ? store.test() : store.load()), [store, begin]);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => void store.load(), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [store, isWatched]);
  return (
    <SheetFrame
      title={t('webhook-deliveries-of', { name: webhookAddress(webhook.url).host })}
      foot={
        <>
          {!isPaused && (
            <Button busy={store.isTesting} onClick={() => void store.test()}>
              {t('webhook-test')}
            </Button>
          )}
          <Button look="quiet" busy={store.isLoading && !isWatched} onClick={() => void store.load()}>
            {t('webhook-refresh')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {failure && (
        <FormError>{t(FAILURES[failure.kind === 'not-found' ? 'gone' : failure.action])}</FormError>
      )}
      {isPaused && <p>{t('webhook-deliveries-paused')}</p>}
      {deliveries === undefined && !failure && <Skeleton lines={4} label={t('webhook-deliveries')} />}
      {deliveries?.length === 0 && <EmptyState text={t('webhook-deliveries-none')} />}
      {deliveries && deliveries.length > 0 && (
        <ol className={styles.deliveries} aria-live="polite">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              timeZone={timeZone}
              busy={store.resent.has(delivery.id)}
              onResend={isPaused ? undefined : () => void store.resend(delivery.id)}
            />
          ))}
        </ol>
      )}
    </SheetFrame>
  );
});

const FAILURES = {
  load: 'webhook-deliveries-failed',
  test: 'webhook-test-failed',
  resend: 'webhook-resend-failed',
  gone: 'webhook-gone',
} as const;

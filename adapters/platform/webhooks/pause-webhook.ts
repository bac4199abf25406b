import type { WebhookPause } from '@fairdesk/core/organiser';
import type { WebhookRow } from '../database/integration-tables.ts';
import type { Query } from '../database/open-database.ts';
import { recordAudit } from '../record-audit.ts';
import { distributeChanges } from './distribute-changes.ts';
import { areasOf } from './webhook-rows.ts';

/** Who or what changes a webhook, and when. */
export interface Acting {
  readonly actor: string;
  readonly now: Date;
}

/** Pauses an active webhook, with an entry in the history; first queues its messages about the changes so far. */
export const pauseWebhook = async (
  query: Query,
  webhook: WebhookRow,
  reason: WebhookPause,
  acting: Acting,
): Promise<void> => {
  await distributeChanges(query, webhook.eventId, acting.now);
  const { numUpdatedRows } = await query
    .updateTable('webhooks')
    .set({ pausedAt: acting.now.toISOString(), pauseReason: reason })
    .where('id', '=', webhook.id)
    .where('pausedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await recordWebhook(query, webhook, 'webhook.pause', acting);
};

/** Resumes a paused webhook, with an entry in the history: its waiting messages are due at once. */
export const resumeWebhook = async (query: Query, webhook: WebhookRow, acting: Acting): Promise<void> => {
  // Changes during the pause go to the other webhooks only.
  await distributeChanges(query, webhook.eventId, acting.now);
  const { numUpdatedRows } = await query
    .updateTable('webhooks')
    .set({ pausedAt: null, pauseReason: null, failingSince: null })
    .where('id', '=', webhook.id)
    .where('pausedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await query
    .updateTable('webhookDeliveries')
    .set({ nextAttempt: acting.now.toISOString() })
    .where('webhookId', '=', webhook.id)
    .where('state', '=', 'waiting')
    .execute();
  await recordWebhook(query, webhook, 'webhook.resume', acting);
};

type Action = 'webhook.create' | 'webhook.pause' | 'webhook.resume' | 'webhook.remove';

/** Records what was done to a webhook in the history. */
export const recordWebhook = async (
  query: Query,
  { id, eventId, url, areas }: Pick<WebhookRow, 'id' | 'eventId' | 'url' | 'areas'>,
  action: Action,
  { actor, now }: Acting,
): Promise<void> => {
  const entry = { event: eventId, actor, action, subject: `webhook:${id}`, label: new URL(url).host };
  await recordAudit(query, { ...entry, after: { areas: areasOf({ areas }) } }, now);
};

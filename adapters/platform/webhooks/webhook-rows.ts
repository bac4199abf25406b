import {
  type NewWebhook,
  SERVICE_KEY_AREAS,
  type ServiceKeyArea,
  type Webhook,
  type WebhookDelivery,
  type WebhookForm,
} from '@fairdesk/core/organiser';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { WebhookDeliveryRow, WebhookRow } from '../database/integration-tables.ts';
import type { Query } from '../database/open-database.ts';
import { newWebhookSecret, testBody } from './webhook-message.ts';

/** How many deliveries the desk lists. */
const LISTED_DELIVERIES = 50;

/** The webhooks of an event, the newest first. */
export const webhooksOf = async (query: Query, event: string): Promise<readonly Webhook[]> => {
  const rows = await query
    .selectFrom('webhooks')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(webhookOf);
};

/** A webhook of an event; `undefined` for one of another event. */
export const webhookRow = (query: Query, event: string, id: string): Promise<WebhookRow | undefined> =>
  query
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('eventId', '=', event)
    .executeTakeFirst();

/** A stored webhook, without its secret. */
const webhookOf = (row: WebhookRow): Webhook => {
  const { lastDelivered, failingSince, pausedAt, pauseReason } = row;
  return {
    ...{ id: row.id, url: row.url, areas: areasOf(row), created: row.created, createdBy: row.createdBy },
    ...(lastDelivered !== null && { lastDelivered }),
    ...(failingSince !== null && { failingSince }),
    ...(pausedAt !== null && { paused: { at: pausedAt, reason: pauseReason ?? 'by-hand' } }),
  };
};

/** Ignores an area of a later version. */
export const areasOf = ({ areas }: Pick<WebhookRow, 'areas'>): readonly ServiceKeyArea[] => {
  const list: unknown = JSON.parse(areas);
  return SERVICE_KEY_AREAS.filter((area) => Array.isArray(list) && list.includes(area));
};

/** Whose a new webhook is, and when it is made. */
interface Maker {
  readonly event: string;
  readonly actor: string;
  readonly now: Date;
  /** Of the webhook; absent for a random one. */
  readonly id?: string | undefined;
}

/** Stores a new webhook. */
export const addWebhook = async (
  query: Query,
  { event, actor, now, id = uuid() }: Maker,
  { url, areas }: WebhookForm,
): Promise<NewWebhook> => {
  const row: WebhookRow = {
    ...{ id, eventId: event, url, areas: JSON.stringify(areas), secret: newWebhookSecret() },
    ...{ created: now.toISOString(), createdBy: actor, lastDelivered: null, failingSince: null },
    ...{ pausedAt: null, pauseReason: null, leaseBy: null, leaseUntil: null },
  };
  await query.insertInto('webhooks').values(row).execute();
  return { webhook: webhookOf(row), secret: row.secret };
};

/** The last deliveries of a webhook, the newest first. */
export const deliveriesOf = async (query: Query, webhook: string): Promise<readonly WebhookDelivery[]> => {
  const rows = await query
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhook)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED_DELIVERIES)
    .execute();
  return rows.map(deliveryOf);
};

const deliveryOf = (row: Selectable<WebhookDeliveryRow>): WebhookDelivery => {
  const { id, kind, changes, created, state, attempts, lastAttempt, nextAttempt, status, fault } = row;
  return {
    ...{ id, kind, changes, created, state, attempts },
    ...(lastAttempt !== null && { lastAttempt }),
    ...(nextAttempt !== null && { nextAttempt }),
    ...(status !== null && { status }),
    ...(fault !== null && { fault }),
  };
};

/** Queues a message without changes, unless one waits for its first attempt. */
export const queueTest = async (query: Query, { id, eventId }: WebhookRow, now: Date): Promise<void> => {
  const waiting = await query
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('webhookId', '=', id)
    .where('kind', '=', 'test')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  if (waiting) return;
  const moment = now.toISOString();
  await query
    .insertInto('webhookDeliveries')
    .values({
      ...{ id: uuid(), webhookId: id, kind: 'test', body: testBody(eventId, now), changes: 0 },
      ...{ created: moment, state: 'waiting', nextAttempt: moment },
    })
    .execute();
};

/**
 * Queues a delivery that is over again, with all its attempts; brings the next attempt of one that waits for it forward.
 *
 * @returns `undefined` for one that the webhook does not have
 */
export const queueAgain = async (
  query: Query,
  webhook: string,
  delivery: string,
  now: Date,
): Promise<{ readonly id: string } | undefined> => {
  const nextAttempt = now.toISOString();
  const changed = query
    .updateTable('webhookDeliveries')
    .where('id', '=', delivery)
    .where('webhookId', '=', webhook);
  await changed.set({ state: 'waiting', attempts: 0, nextAttempt }).where('state', '<>', 'waiting').execute();
  await changed.set({ nextAttempt }).where('nextAttempt', '>', nextAttempt).execute();
  return query
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('id', '=', delivery)
    .where('webhookId', '=', webhook)
    .executeTakeFirst();
};

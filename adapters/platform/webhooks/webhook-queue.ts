import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { WebhookDeliveryRow, WebhookRow } from '../database/integration-tables.ts';
import type { Database, Query } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { pauseWebhook } from './pause-webhook.ts';
import type { Outcome } from './post-webhook.ts';
import { FAILING_MAX_MS, retryAt } from './retry-schedule.ts';

/** A message that is about to be sent. */
interface Attempt {
  readonly webhook: WebhookRow;
  readonly delivery: Selectable<WebhookDeliveryRow>;
}

/** How many webhooks this process may send to, besides those it sends to now. */
interface Slots {
  readonly free: number;
  /** How many of these may be for webhooks whose last delivery failed. */
  readonly failing: number;
}

/** The queue as one process sees it; its statements are safe beside those of other processes. */
export interface WebhookQueue {
  /** Reserves webhooks with due deliveries for this process: no other sends to them meanwhile. */
  claim(slots: Slots): Promise<readonly Pick<WebhookRow, 'id' | 'failingSince'>[]>;
  /** Commits that the next due delivery of a reserved webhook is sent now; `undefined` when none is due. */
  begin(webhook: string): Promise<Attempt | undefined>;
  /** Records how an attempt ended. */
  settle(attempt: Attempt, outcome: Outcome): Promise<void>;
  /** Returns a reserved webhook. */
  release(webhook: string): Promise<void>;
}

interface QueueSettings {
  /** Identifies this process among all that serve the database. */
  readonly owner: string;
  readonly clock: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** How long a process may hold a webhook, in milliseconds: longer than one attempt takes. */
const LEASE_MS = 60_000;

/** The actor of what the product does by itself, in the history. */
const PRODUCT = 'Fairdesk';

export const createWebhookQueue = (
  database: Database,
  { owner, clock, random }: QueueSettings,
): WebhookQueue => {
  const { query } = database;
  const lease = (now: Date) => ({
    leaseBy: owner,
    leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(),
  });
  const claimSome = async (isFailing: boolean, limit: number) => {
    if (limit <= 0) return [];
    const now = clock();
    const due = isClaimable(isFailing, now.toISOString());
    const rows = await query
      .selectFrom('webhooks')
      .select('id')
      .where(due)
      // At random, so that no webhook is always after the others.
      .orderBy(sql`random()`)
      .limit(limit)
      .execute();
    // An update would wait for the writer's lock of SQLite, and most rounds find nothing.
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    return query
      .updateTable('webhooks')
      .set(lease(now))
      .where('id', 'in', ids)
      .where(due)
      .returning(['id', 'failingSince'])
      .execute();
  };
  return {
    claim: async ({ free, failing }) => {
      const healthy = await claimSome(false, free);
      return [...healthy, ...(await claimSome(true, Math.min(failing, free - healthy.length)))];
    },
    begin: (webhook) =>
      database.write(async (transaction) => {
        const now = clock();
        const row = await transaction
          .updateTable('webhooks')
          .set(lease(now))
          .where('id', '=', webhook)
          .where('leaseBy', '=', owner)
          .where('pausedAt', 'is', null)
          .returningAll()
          .executeTakeFirst();
        return row && beginNext(transaction, row, now);
      }),
    settle: (attempt, outcome) =>
      database.write((transaction) =>
        outcome.kind === 'delivered'
          ? settleDelivered(transaction, attempt, outcome.status, clock())
          : settleFailed(transaction, attempt, outcome, { now: clock(), random: random() }),
      ),
    release: async (webhook) => {
      await query
        .updateTable('webhooks')
        .set({ leaseBy: null, leaseUntil: null })
        .where('id', '=', webhook)
        .where('leaseBy', '=', owner)
        .execute();
    },
  };
};

const isClaimable =
  (isFailing: boolean, now: string) =>
  ({ eb, and, or, exists, selectFrom }: ExpressionBuilder<Tables, 'webhooks'>) =>
    and([
      eb('webhooks.pausedAt', 'is', null),
      eb('webhooks.failingSince', isFailing ? 'is not' : 'is', null),
      or([eb('webhooks.leaseUntil', 'is', null), eb('webhooks.leaseUntil', '<=', now)]),
      exists(
        selectFrom('webhookDeliveries')
          .select('webhookDeliveries.id')
          .whereRef('webhookDeliveries.webhookId', '=', 'webhooks.id')
          .where('webhookDeliveries.state', '=', 'waiting')
          .where('webhookDeliveries.nextAttempt', '<=', now),
      ),
    ]);

const beginNext = async (query: Query, webhook: WebhookRow, now: Date): Promise<Attempt | undefined> => {
  const moment = now.toISOString();
  const next = await query
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('webhookId', '=', webhook.id)
    .where('state', '=', 'waiting')
    .where('nextAttempt', '<=', moment)
    .orderBy('nextAttempt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  const delivery = await query
    .updateTable('webhookDeliveries')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), lastAttempt: moment }))
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return delivery && { webhook, delivery };
};

const settleDelivered = async (
  query: Query,
  { webhook: { id }, delivery }: Attempt,
  status: number,
  now: Date,
): Promise<void> => {
  const moment = now.toISOString();
  // Also when another process has taken over meanwhile: the program has it.
  await query
    .updateTable('webhookDeliveries')
    .set({ state: 'delivered', nextAttempt: null, status, fault: null })
    .where('id', '=', delivery.id)
    .where('state', '=', 'waiting')
    .execute();
  await query
    .updateTable('webhooks')
    .set({ lastDelivered: moment, failingSince: null })
    .where('id', '=', id)
    .execute();
  // Messages that waited until the program is back.
  await query
    .updateTable('webhookDeliveries')
    .set({ nextAttempt: moment })
    .where('webhookId', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('nextAttempt', '>', moment)
    .execute();
};

/** The response of a program that wants no more messages. */
const GONE = 410;

const settleFailed = async (
  query: Query,
  { webhook: { id }, delivery }: Attempt,
  { fault, status, retryAfter }: Extract<Outcome, { kind: 'failed' }>,
  { now, random }: { readonly now: Date; readonly random: number },
): Promise<void> => {
  const { attempts: attempt } = delivery;
  const next = retryAt({ attempt, retryAfter, random }, now);
  const { numUpdatedRows } = await query
    .updateTable('webhookDeliveries')
    .set({ state: next ? 'waiting' : 'failed', nextAttempt: next?.toISOString() ?? null })
    .set({ fault, status: status ?? null })
    .where('id', '=', delivery.id)
    .where('state', '=', 'waiting')
    // Not when another process has taken over meanwhile.
    .where('attempts', '=', attempt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const webhook = await query
    .updateTable('webhooks')
    .set(({ fn, ref, val }) => ({ failingSince: fn.coalesce(ref('failingSince'), val(now.toISOString())) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!webhook || webhook.pausedAt !== null) return;
  const failingMs = now.getTime() - Date.parse(webhook.failingSince ?? now.toISOString());
  const acting = { actor: PRODUCT, now };
  if (status === GONE) await pauseWebhook(query, webhook, 'gone', acting);
  else if (failingMs >= FAILING_MAX_MS) await pauseWebhook(query, webhook, 'failures', acting);
};

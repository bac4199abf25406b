import { vi } from 'vitest';
import type { WebhookRow } from '#adapters/platform/database/integration-tables.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { startWebhooks, type WebhookSender } from '#adapters/platform/webhooks/run-webhooks.ts';
import { addWebhook, queueTest, webhookRow } from '#adapters/platform/webhooks/webhook-rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import type { Place } from '#tests/support/servers/databases.ts';

/** The event of every test. */
export const EVENT = '101';

/** How long a worker waits for a silent program, in milliseconds: longer than a response takes on a busy machine. */
const TIMEOUT_MS = 1_500;

/** A database with one fair, whose time a test sets, and workers that send when they are woken. */
export interface Sending {
  readonly database: Database;
  readonly now: () => number;
  setNow(ms: number): void;
  /** Starts another worker, as another server would. */
  start(hosts: readonly string[], timeoutMs?: number): WebhookSender;
  addHook(url: string): Promise<WebhookRow>;
  hook(id: string): Promise<WebhookRow>;
  /** Queues a test message. */
  queue(hook: WebhookRow): Promise<void>;
  deliveries(): ReturnType<typeof deliveriesIn>;
  /** Deletes every webhook and stops every worker. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const deliveriesIn = ({ query }: Database) =>
  query.selectFrom('webhookDeliveries').selectAll().orderBy('id').execute();

export const openSending = async (place: Place): Promise<Sending> => {
  const database = await openDatabase({ ...place, log: quietLog });
  const { query } = database;
  const event = { id: EVENT, slug: 'aqua', name: 'Aqua', created: '', modified: '' };
  await query.insertInto('events').values(event).execute();
  let now = Date.parse('2028-01-01T12:00:00Z');
  const clock = () => new Date(now);
  const workers: WebhookSender[] = [];
  const hook = async (id: string): Promise<WebhookRow> => {
    const row = await webhookRow(query, EVENT, id);
    if (!row) throw new Error('The webhook is not there');
    return row;
  };
  const clear = async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await query.deleteFrom('webhooks').execute();
    await query.deleteFrom('webhookChanges').execute();
  };
  return {
    ...{ database, now: () => now, hook, clear },
    setNow: (ms) => {
      now = ms;
    },
    start: (hosts, timeoutMs = TIMEOUT_MS) => {
      // A worker of its own rounds would send before the test looks.
      vi.useFakeTimers({ toFake: ['setInterval'] });
      const worker = startWebhooks({ database, clock, log: quietLog, hosts, timeoutMs });
      vi.useRealTimers();
      workers.push(worker);
      return worker;
    },
    addHook: async (url) => {
      const form = { url, areas: ['companies'] as const };
      const { webhook } = await addWebhook(
        query,
        { event: EVENT, actor: 'olga@fair.example', now: clock() },
        form,
      );
      return hook(webhook.id);
    },
    queue: (row) => queueTest(query, row, clock()),
    deliveries: () => deliveriesIn(database),
    close: async () => {
      await clear();
      await database.close();
    },
  };
};

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/open-database.ts';
import { errorName } from '../error-name.ts';
import { createRounds } from '../rounds.ts';
import { tryEach } from '../try-each.ts';
import { distributeBatch } from './distribute-changes.ts';
import { type PostLimits, postWebhook } from './post-webhook.ts';
import { webhookHeaders } from './webhook-message.ts';
import { createWebhookQueue, type WebhookQueue } from './webhook-queue.ts';

/** Interval between rounds, in milliseconds. */
const ROUND_MS = 3_000;

/** How many webhooks are called at the same time, and how many of these may be failing ones. */
const AT_ONCE = 16;
const FAILING_AT_ONCE = 8;

/** Messages that a webhook gets before it is another's turn. */
const TURN_MESSAGES = 20;

/** A request, from the look-up of the name to the end of the response, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Sends messages to webhooks, in the background. */
export interface WebhookSender {
  /** Runs a round now instead of on schedule; resolves once every due message has been attempted. */
  wake(): Promise<void>;
  /** Stops after the messages in progress; the rest is sent by another server, or after the next start. */
  stop(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** The hosts that may be in a private network, as `host` or `host:port`. */
  readonly hosts: readonly string[];
  /** From 0 up to 1. */
  readonly random?: () => number;
  readonly timeoutMs?: number;
}

/** Distributes changes and sends what is due, every few seconds and when woken. */
export const startWebhooks = ({
  database,
  clock,
  log,
  hosts,
  random = Math.random,
  timeoutMs = TIMEOUT_MS,
}: Parts): WebhookSender => {
  const queue = createWebhookQueue(database, { owner: uuid(), clock, random });
  /** The webhooks that are called now, and whether they failed before. */
  const turns = new Map<string, { readonly isFailing: boolean; readonly end: Promise<void> }>();
  const rounds = createRounds({
    everyMs: ROUND_MS,
    run: async (isStopped) => {
      await distributeAll({ database, clock, log }, isStopped);
      await startTurns(isStopped);
    },
    onFailure: (error) => log.error('Cannot read the messages to webhooks', { error }),
  });

  const startTurns = async (isStopped: () => boolean): Promise<void> => {
    const failing = [...turns.values()].filter(({ isFailing }) => isFailing).length;
    const slots = { free: AT_ONCE - turns.size, failing: FAILING_AT_ONCE - failing };
    const claimed = isStopped() ? [] : await queue.claim(slots);
    for (const { id, failingSince } of claimed) {
      const end = takeTurn(queue, id, { hosts, timeoutMs }, { clock, isStopped })
        .catch((thrown: unknown) => log.error('Cannot send to a webhook', { error: errorName(thrown) }))
        .then(() => {
          turns.delete(id);
          void rounds.wake();
        });
      turns.set(id, { isFailing: failingSince !== null, end });
    }
  };

  /** Each turn that ends starts a round, which may start more. */
  const settled = async (): Promise<void> => {
    while (rounds.current() || turns.size > 0)
      await Promise.all([rounds.current(), ...[...turns.values()].map(({ end }) => end)]);
  };

  void rounds.wake();
  return {
    wake: () => {
      void rounds.wake();
      return settled();
    },
    stop: async () => {
      await rounds.stop();
      await settled();
    },
  };
};

/** Changes of an event that cannot be distributed wait for the next round; the others, and what is queued, do not. */
const distributeAll = async (
  { database, clock, log }: Pick<Parts, 'database' | 'clock' | 'log'>,
  isStopped: () => boolean,
): Promise<void> => {
  const events = await database.query.selectFrom('webhookChanges').select('eventId').distinct().execute();
  const distribute = async ({ eventId }: { readonly eventId: string }): Promise<void> => {
    while (!isStopped() && (await database.write((query) => distributeBatch(query, eventId, clock()))))
      // SQLite never waits, so a large import would block the server.
      await nextTurn();
  };
  await tryEach(events, distribute, {
    report: ({ eventId: event }, error) =>
      log.error('Cannot queue messages to webhooks', { event, error: errorName(error) }),
  });
};

interface Turn {
  readonly clock: () => Date;
  readonly isStopped: () => boolean;
}

/** Sends the due messages of one webhook, one after the other, until one fails. */
const takeTurn = async (
  queue: WebhookQueue,
  id: string,
  limits: PostLimits,
  { clock, isStopped }: Turn,
): Promise<void> => {
  for (let sent = 0; sent < TURN_MESSAGES && !isStopped(); sent += 1) {
    const attempt = await queue.begin(id);
    if (!attempt) break;
    const { webhook, delivery } = attempt;
    const headers = webhookHeaders({ ...delivery, secret: webhook.secret }, clock());
    const outcome = await postWebhook({ url: webhook.url, headers, body: delivery.body }, limits);
    await queue.settle(attempt, outcome);
    if (outcome.kind === 'failed') break;
  }
  await queue.release(id);
};

import type { Log } from '@fairdesk/core/shared';
import { errorName } from '../error-name.ts';
import { createRounds } from '../rounds.ts';
import { createDeliveryLanes, type LaneLimits } from './delivery-lanes.ts';
import type { MailClass } from './mail.ts';
import type { MailQueue, QueueRow } from './mail-queue.ts';
import type { Transport } from './transport.ts';

/** Sends the due mail of one class. */
export interface MailLoop {
  /** Resolves once every due mail was attempted, or the mail server does not respond; slow deliveries go on. */
  wake(): Promise<void>;
  /** Stops after the mails in progress; those that take too long are aborted, as at a mail server that is away. */
  close(): Promise<void>;
}

export interface LoopParts extends Omit<LaneLimits, 'slowMs'> {
  readonly queue: MailQueue;
  readonly send: Transport;
  readonly log: Log;
  /** Mails reserved in one statement. */
  readonly batch: number;
  /** Time after which a delivery is slow, in milliseconds; 5 s when omitted. */
  readonly slowMs?: number;
  /** Interval between rounds, in milliseconds. */
  readonly everyMs?: number;
  /** How long a stop waits for deliveries, in milliseconds; 7 s when omitted. */
  readonly stopMs?: number;
}

/** Most mail servers respond within a second. The number is ours. */
const SLOW_MS = 5_000;
/** Once for each class: with its delay and open requests, a server stops within the 30 s of its service file. */
const STOP_MS = 7_000;

export const createMailLoop = (
  mailClass: MailClass,
  { queue, send, log, batch, everyMs, slowMs = SLOW_MS, stopMs = STOP_MS, ...limits }: LoopParts,
): MailLoop => {
  const lanes = createDeliveryLanes({ ...limits, slowMs });
  const onFailure = (error: string) => log.error('Cannot read the outbox', { error });
  const inDelivery = new Set<AbortController>();
  /** Whether the mail server was reached since the last claim. */
  let wasReached = true;
  let hasFailed = false;

  const deliver = async (row: QueueRow, attempt: number): Promise<void> => {
    const controller = new AbortController();
    inDelivery.add(controller);
    const delivery = await send(row.id, wholeMail(row), controller.signal).catch(
      () => ({ kind: 'away', answer: 'no connection' }) as const,
    );
    inDelivery.delete(controller);
    if (delivery.kind !== 'away') wasReached = true;
    // The answer may quote the recipient, so it is not logged.
    if (delivery.kind !== 'accepted') log.warn('Cannot send a mail', { mail: row.id, attempts: attempt });
    try {
      const isGivenUp = await queue.settle(row, attempt, delivery);
      if (isGivenUp) log.error('Gave up a mail', { mail: row.id });
    } catch (thrown) {
      hasFailed = true;
      onFailure(errorName(thrown));
    }
  };

  const claimNext = async (rows: QueueRow[]): Promise<void> => {
    // The rest of thousands of mails must not wait for a timeout each.
    if (rows.length > 0 || !wasReached) return;
    wasReached = false;
    rows.push(...(await queue.claim(mailClass, batch)));
  };

  /**
   * The next mail of a round; waits while a mail in delivery may yet show that the mail server is there.
   *
   * @returns `undefined` at the end of the round
   */
  const nextRow = async (rows: QueueRow[], isStopped: () => boolean): Promise<QueueRow | undefined> => {
    do {
      await lanes.room();
      if (isStopped() || hasFailed) return undefined;
      await claimNext(rows);
      if (rows.length > 0) return rows.shift();
    } while (await lanes.progress());
    return undefined;
  };

  const sendDue = async (isStopped: () => boolean): Promise<void> => {
    const rows: QueueRow[] = [];
    wasReached = true;
    hasFailed = false;
    for (let next = await nextRow(rows, isStopped); next; next = await nextRow(rows, isStopped)) {
      const row = next;
      // Awaited here, so that each claim counts every mail begun before it.
      const attempt = await queue.begin(row.id);
      if (attempt === undefined) wasReached = true;
      else lanes.start(() => deliver(row, attempt));
    }
  };

  const { wake, stop } = createRounds({
    everyMs,
    run: async (isStopped) => {
      try {
        if (mailClass === 'bulk') await queue.markUnsure();
        await sendDue(isStopped);
      } finally {
        // Also after a failure of the store. What is slow goes on beside the next round.
        while (await lanes.progress());
      }
    },
    onFailure,
  });
  return {
    wake,
    close: async () => {
      const timer = setTimeout(() => {
        for (const each of inDelivery) each.abort();
      }, stopMs);
      await stop();
      await lanes.end();
      clearTimeout(timer);
    },
  };
};

/** A mail as it is sent, with what it says about other fairs. */
const wholeMail = (row: QueueRow): QueueRow => ({
  ...row,
  subject: row.wholeSubject ?? row.subject,
  body: row.wholeBody ?? row.body,
});

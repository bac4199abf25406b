import type { Log } from '@fairdesk/core/shared';
import type { MailClass } from './mail.ts';
import type { MailQueue, QueueRow } from './mail-queue.ts';
import type { Transport } from './transport.ts';

/** Sends the due mail of one class. */
export interface MailLoop {
  /** Resolves once every due mail has been attempted, or the mail server does not respond. */
  wake(): Promise<void>;
  /** Stops after the mails in progress. */
  close(): Promise<void>;
}

export interface LoopParts {
  readonly queue: MailQueue;
  readonly send: Transport;
  readonly log: Log;
  /** Mails reserved in one statement, and mails in delivery at the same time. */
  readonly batch: number;
  readonly atOnce: number;
}

export const createMailLoop = (
  mailClass: MailClass,
  { queue, send, log, batch, atOnce }: LoopParts,
): MailLoop => {
  let round: Promise<void> | undefined;
  let shouldRepeat = false;
  let isClosed = false;

  const sendAll = async (): Promise<void> => {
    try {
      do {
        shouldRepeat = false;
        if (mailClass === 'bulk') await queue.markUnsure();
        // The rest of thousands of mails must not wait for a timeout each.
        while ((await sendBatch()) === 'go on');
      } while (shouldRepeat && !isClosed);
    } catch {
      log.error('Cannot read the outbox');
    } finally {
      // In the same step as the last check: a `wake` after it starts a round of its own.
      round = undefined;
    }
  };

  const sendBatch = async (): Promise<'go on' | 'stop'> => {
    const rows = isClosed ? [] : [...(await queue.claim(mailClass, batch))];
    let wasReached = false;
    const worker = async () => {
      for (let row = rows.shift(); row && !isClosed; row = rows.shift())
        if (await sendOne(row)) wasReached = true;
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return wasReached ? 'go on' : 'stop';
  };

  /** @returns whether the mail server was reached at all */
  const sendOne = async (row: QueueRow): Promise<boolean> => {
    const attempt = await queue.begin(row.id);
    if (attempt === undefined) return true;
    const delivery = await send(row.id, wholeMail(row)).catch(
      () => ({ kind: 'away', answer: 'no connection' }) as const,
    );
    const isGivenUp = await queue.settle(row, attempt, delivery);
    // The answer may quote the recipient, so it is not logged.
    if (delivery.kind !== 'accepted') log.warn('Cannot send a mail', { mail: row.id, attempts: attempt });
    if (isGivenUp) log.error('Gave up a mail', { mail: row.id });
    return delivery.kind !== 'away';
  };

  return {
    wake: () => {
      shouldRepeat = true;
      round ??= sendAll();
      return round;
    },
    close: async () => {
      isClosed = true;
      await round;
    },
  };
};

/** A mail as it is sent, with what it says about other fairs. */
const wholeMail = (row: QueueRow): QueueRow => ({
  ...row,
  subject: row.wholeSubject ?? row.subject,
  body: row.wholeBody ?? row.body,
});

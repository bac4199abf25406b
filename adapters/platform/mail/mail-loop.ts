import type { Log } from '@fairdesk/core/shared';
import { createRounds } from '../rounds.ts';
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
  /** Interval between rounds, in milliseconds. */
  readonly everyMs?: number;
}

export const createMailLoop = (
  mailClass: MailClass,
  { queue, send, log, batch, atOnce, everyMs }: LoopParts,
): MailLoop => {
  const sendBatch = async (isStopped: () => boolean): Promise<'go on' | 'stop'> => {
    const rows = isStopped() ? [] : [...(await queue.claim(mailClass, batch))];
    let wasReached = false;
    const worker = async () => {
      for (let row = rows.shift(); row && !isStopped(); row = rows.shift())
        if (await sendOne(row)) wasReached = true;
    };
    // When the store fails, too, a round ends after the mails in delivery: closing waits for its end.
    const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
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

  const { wake, stop } = createRounds({
    everyMs,
    run: async (isStopped) => {
      if (mailClass === 'bulk') await queue.markUnsure();
      // The rest of thousands of mails must not wait for a timeout each.
      while ((await sendBatch(isStopped)) === 'go on');
    },
    onFailure: (error) => log.error('Cannot read the outbox', { error }),
  });
  return { wake, close: stop };
};

/** A mail as it is sent, with what it says about other fairs. */
const wholeMail = (row: QueueRow): QueueRow => ({
  ...row,
  subject: row.wholeSubject ?? row.subject,
  body: row.wholeBody ?? row.body,
});

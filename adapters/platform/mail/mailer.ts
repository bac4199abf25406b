import type { Log } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/open-database.ts';
import { createMailLoop } from './mail-loop.ts';
import { createMailQueue } from './mail-queue.ts';
import type { Transport } from './transport.ts';

/** Sends the mails in the outbox. */
export interface Mailer {
  /** Runs a round now instead of on schedule; resolves once every due mail was attempted; slow deliveries go on. */
  wake(): Promise<void>;
  /** Stops bulk mail after the mails in progress; urgent mail goes on until {@link Mailer.close}. */
  stopBulk(): Promise<void>;
  /** Stops after the mails in progress, and leaves the rest to the next process at once. */
  close(): Promise<void>;
}

export interface MailerSettings {
  readonly log: Log;
  readonly clock: () => Date;
  /** Maximum number of bulk mails in a minute; 600 when omitted. */
  readonly perMinute?: number | undefined;
  /** How long a process may hold a mail before another takes it over, in milliseconds. */
  readonly leaseMs?: number;
}

/** Maximum number of bulk mails in a minute. The number is ours. */
const DEFAULT_PER_MINUTE = 600;
/** Interval between rounds, in milliseconds; short, because the count per minute ends a round. */
const ROUND_MS = 5_000;
const LEASE_MS = 120_000;

/**
 * Creates the mailer, with a loop of its own for each class, so that urgent mail never waits for bulk mail.
 *
 * After a crash during a delivery, urgent mail is sent again, with the same message id; bulk mail becomes
 * `unsure`, and an organiser decides.
 */
export const createMailer = (database: Database, send: Transport, settings: MailerSettings): Mailer => {
  const { log, clock, perMinute = DEFAULT_PER_MINUTE, leaseMs = LEASE_MS } = settings;
  const queue = createMailQueue(database, { owner: uuid(), clock, leaseMs, perMinute });
  const parts = { queue, send, log, everyMs: ROUND_MS };
  const urgent = createMailLoop('urgent', { ...parts, batch: 4, atOnce: 2, slowAtOnce: 6 });
  // Few: each mail in delivery may become unsure when the process is killed, and mail servers limit connections.
  const bulk = createMailLoop('bulk', { ...parts, batch: 10, atOnce: 3, slowAtOnce: 5 });
  return {
    wake: async () => {
      await Promise.all([urgent.wake(), bulk.wake()]);
    },
    stopBulk: () => bulk.close(),
    close: async () => {
      await Promise.all([urgent.close(), bulk.close()]);
      await queue.release();
    },
  };
};

import type { Log } from '@fairdesk/core/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { Transport } from './transport.ts';

/** Sends the mails in the outbox. */
export interface Mailer {
  /** Runs a round now instead of on schedule; resolves once every due mail has been attempted. */
  wake(): Promise<void>;
  /** Stops after the current mail. */
  close(): Promise<void>;
}

/** Interval between rounds, in milliseconds. */
const ROUND_MS = 30_000;
/** How long a process may hold a mail before another claims it, in milliseconds. */
const HOLD_MS = 120_000;
/** Backoff after the first failure, doubled each time, and its limit, in milliseconds. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const MOST_ATTEMPTS = 20;
const BATCH = 50;

/**
 * Creates the mailer. Delivery is at least once: after a crash a mail may be sent again, with the same
 * message id.
 */
export const createMailer = (database: Database, send: Transport, clock: () => Date, log: Log): Mailer => {
  let round: Promise<void> | undefined;
  let shouldRepeat = false;
  let isClosed = false;

  const sendAll = async (): Promise<void> => {
    do {
      shouldRepeat = false;
      for (const row of await dueMail(database, clock())) {
        if (isClosed) return;
        await sendOne(database, send, clock, log, row);
      }
    } while (shouldRepeat && !isClosed);
  };
  const wake = (): Promise<void> => {
    shouldRepeat = true;
    round ??= sendAll()
      .catch(() => log.error('Cannot read the outbox'))
      .finally(() => {
        round = undefined;
      });
    return round;
  };
  const timer = setInterval(wake, ROUND_MS);
  timer.unref();
  return {
    wake,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await round;
    },
  };
};

type Row = Selectable<OutboxRow>;

const dueMail = ({ query }: Database, now: Date): Promise<Row[]> =>
  query
    .selectFrom('outbox')
    .selectAll()
    .where('due', '<=', now.toISOString())
    .orderBy('due')
    .limit(BATCH)
    .execute();

const sendOne = async (
  database: Database,
  send: Transport,
  clock: () => Date,
  log: Log,
  row: Row,
): Promise<void> => {
  if (!(await claim(database, row, clock()))) return;
  try {
    await send(row.id, row);
    await database.query.deleteFrom('outbox').where('id', '=', row.id).execute();
  } catch {
    const attempts = row.attempts + 1;
    // The reason may quote the recipient, so it is not logged.
    log.warn('Cannot send a mail', { mail: row.id, attempts });
    if (attempts >= MOST_ATTEMPTS) log.error('Gave up a mail', { mail: row.id });
    await postpone(database, row.id, attempts, clock());
  }
};

/** Claims a mail: of several processes, only one gets it. */
const claim = async ({ query }: Database, { id, due }: Row, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('outbox')
    .set({ due: new Date(now.getTime() + HOLD_MS).toISOString() })
    .where('id', '=', id)
    .where('due', '=', due)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

const postpone = async ({ query }: Database, id: string, attempts: number, now: Date): Promise<void> => {
  if (attempts >= MOST_ATTEMPTS) {
    await query.deleteFrom('outbox').where('id', '=', id).execute();
    return;
  }
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  const due = new Date(now.getTime() + wait).toISOString();
  await query.updateTable('outbox').set({ attempts, due }).where('id', '=', id).execute();
};

import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { OutboxRow } from '../database/mail-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { Delivery } from './delivery.ts';
import { CLASS_NUMBERS, type MailClass } from './mail.ts';

export type QueueRow = Selectable<OutboxRow>;

/** The queue as one process sees it; its statements are safe beside those of other processes. */
export interface MailQueue {
  /** Reserves due mail of a class for this process; empty when none is due or the count of this minute is reached. */
  claim(mailClass: MailClass, limit: number): Promise<readonly QueueRow[]>;
  /**
   * Commits that the mail server may have the mail from now on; a mail of a company that was deleted is deleted instead.
   *
   * @returns the attempt; `undefined`: leave the mail
   */
  begin(id: string): Promise<number | undefined>;
  /** Records the result. @returns whether the mail was given up */
  settle(row: QueueRow, attempt: number, delivery: Delivery): Promise<boolean>;
  /** Lists bulk mail whose process died during the delivery as unsure. */
  markUnsure(): Promise<void>;
  /** Returns mail that this process reserved and did not attempt. */
  release(): Promise<void>;
}

export interface QueueSettings {
  /** Identifies this process among all that serve the store. */
  readonly owner: string;
  readonly clock: () => Date;
  /** How long a process may hold a mail, in milliseconds: longer than one delivery takes. */
  readonly leaseMs: number;
  /** Maximum number of bulk mails in a minute, over all processes; a claim made at the same instant may exceed it. */
  readonly perMinute: number;
}

/** Backoff after the first failure, doubled each time, and its limit, in milliseconds. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const MOST_ATTEMPTS = 20;
const MINUTE_MS = 60_000;

export const createMailQueue = (
  { query }: Database,
  { owner, clock, leaseMs, perMinute }: QueueSettings,
): MailQueue => {
  const after = (ms: number) => new Date(clock().getTime() + ms).toISOString();
  const budget = async (): Promise<number> => {
    const { count } = await query
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('handedAt', '>', after(-MINUTE_MS))
      .where('class', '=', CLASS_NUMBERS.bulk)
      .executeTakeFirstOrThrow();
    return perMinute - Number(count);
  };
  return {
    claim: async (mailClass, count) => {
      const limit = mailClass === 'bulk' ? Math.min(count, await budget()) : count;
      if (limit <= 0) return [];
      const claimable = isClaimable(mailClass, after(0));
      // An update would wait for the writer's lock of SQLite, and most rounds find nothing.
      const first = await query.selectFrom('outbox').select('id').where(claimable).limit(1).execute();
      if (first.length === 0) return [];
      const rows = await query
        .updateTable('outbox')
        .set({ leaseUntil: after(leaseMs), leaseBy: owner })
        .where(({ eb, selectFrom }) =>
          eb(
            'id',
            'in',
            selectFrom('outbox').select('id').where(claimable).orderBy('due').orderBy('id').limit(limit),
          ),
        )
        // Repeated outside: PostgreSQL checks it again on a row that another process has just claimed.
        .where(claimable)
        .returningAll()
        .execute();
      return rows.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
    },
    begin: async (id) => {
      const begun = await query
        .updateTable('outbox')
        .set(({ eb }) => ({
          state: 'handing',
          leaseUntil: after(leaseMs),
          handedAt: after(0),
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', '=', id)
        .where('leaseBy', '=', owner)
        .where(({ eb, or }) =>
          or([
            eb('state', '=', 'waiting'),
            eb('state', '=', 'handing').and('class', '=', CLASS_NUMBERS.urgent),
          ]),
        )
        .where((eb) => eb.not(isOfDeletedCompany(eb)))
        .returning('attempts')
        .executeTakeFirst();
      // Queued by a writer that had read the company before it was deleted.
      if (begun === undefined)
        await query
          .deleteFrom('outbox')
          .where('id', '=', id)
          .where('leaseBy', '=', owner)
          .where(isOfDeletedCompany)
          .execute();
      return begun?.attempts;
    },
    settle: async (row, attempt, { kind, answer }) => {
      const change = changeAfter(row, attempt, kind, after);
      const isOurs = ({ eb, and }: ExpressionBuilder<Tables, 'outbox'>) =>
        and([
          eb('id', '=', row.id),
          eb('leaseBy', '=', owner),
          // A delivery that took longer than its lease is unsure by now: its result is better than that.
          eb('state', 'in', ['handing', 'unsure']),
        ]);
      const isOver = change.state === 'sent' || change.state === 'failed';
      if (isOver && row.eventId === null) await query.deleteFrom('outbox').where(isOurs).execute();
      else
        await query
          .updateTable('outbox')
          .set({ ...change, answer, leaseUntil: null, leaseBy: null })
          .where(isOurs)
          .execute();
      return change.state === 'failed';
    },
    markUnsure: async () => {
      const isAbandoned = ({ eb, and }: ExpressionBuilder<Tables, 'outbox'>) =>
        and([
          eb('state', '=', 'handing'),
          eb('class', '=', CLASS_NUMBERS.bulk),
          eb('leaseUntil', '<=', after(0)),
        ]);
      const first = await query.selectFrom('outbox').select('id').where(isAbandoned).limit(1).execute();
      if (first.length > 0)
        await query
          .updateTable('outbox')
          .set({ state: 'unsure', leaseUntil: null })
          .where(isAbandoned)
          .execute();
    },
    release: async () => {
      await query
        .updateTable('outbox')
        .set({ leaseUntil: null, leaseBy: null })
        .where('leaseBy', '=', owner)
        .where('state', '=', 'waiting')
        .execute();
    },
  };
};

const sortKey = ({ due, id }: QueueRow): string => `${due} ${id}`;

const isOfDeletedCompany = ({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'outbox'>) =>
  and([
    eb('outbox.participationId', 'is not', null),
    not(
      exists(
        selectFrom('participations')
          .select('participations.id')
          .whereRef('participations.id', '=', 'outbox.participationId'),
      ),
    ),
  ]);

/** Urgent mail is claimed again after a crash during its delivery; bulk mail never is. */
const isClaimable =
  (mailClass: MailClass, now: string) =>
  ({ eb, and, or }: ExpressionBuilder<Tables, 'outbox'>): Expression<SqlBool> =>
    and([
      eb('state', 'in', mailClass === 'urgent' ? ['waiting', 'handing'] : ['waiting']),
      eb('class', '=', CLASS_NUMBERS[mailClass]),
      eb('due', '<=', now),
      or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]),
    ]);

type Change = Partial<Pick<QueueRow, 'state' | 'sentAt' | 'due' | 'body'>>;

/** The new state of a mail after an attempt. A text with a secret is deleted once it will not be sent again. */
const changeAfter = (
  row: QueueRow,
  attempt: number,
  kind: Delivery['kind'],
  after: (ms: number) => string,
): Change => {
  const isBulk = row.class === CLASS_NUMBERS.bulk;
  const withoutSecret = row.hasSecret ? { body: '' } : {};
  if (kind === 'accepted') return { state: 'sent', sentAt: after(0), ...withoutSecret };
  if (kind === 'lost' && isBulk) return { state: 'unsure' };
  if (kind === 'rejected' || attempt >= MOST_ATTEMPTS)
    return { state: 'failed', ...(isBulk ? {} : withoutSecret) };
  return {
    state: 'waiting',
    due: after(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS)),
  };
};

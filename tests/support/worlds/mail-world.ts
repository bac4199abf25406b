import { fc } from '@fast-check/vitest';
import type { Database } from '#adapters/platform/database/open-database.ts';
import type { Delivery } from '#adapters/platform/mail/delivery.ts';
import type { MailClass } from '#adapters/platform/mail/mail.ts';
import { createMailLoop } from '#adapters/platform/mail/mail-loop.ts';
import { createMailQueue } from '#adapters/platform/mail/mail-queue.ts';
import type { Transport } from '#adapters/platform/mail/transport.ts';
import { quietLog } from '../quiet-log.ts';

/** What one attempt meets: a response, a lost response, or the death of the process; with what the server did. */
interface Outcome {
  readonly kind: Delivery['kind'] | 'crash';
  readonly isAccepted: boolean;
}

export interface PlannedMail {
  readonly class: MailClass;
  /** One for each attempt; later attempts are accepted. */
  readonly outcomes: readonly Outcome[];
}

const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constantFrom('accepted').map((kind) => ({ kind, isAccepted: true }) as const),
  fc.constantFrom('deferred', 'away', 'rejected').map((kind) => ({ kind, isAccepted: false }) as const),
  fc.record({ kind: fc.constantFrom('lost', 'crash'), isAccepted: fc.boolean() }),
);

export const anyPlannedMails: fc.Arbitrary<readonly PlannedMail[]> = fc.array(
  fc.record({
    class: fc.constantFrom('urgent', 'bulk'),
    outcomes: fc.array(outcome, { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 8 },
);

const never = new Promise<never>(() => {});

/** A model of the mail server, and sending processes that die. Mail `m0` is the first planned one. */
export const createMailWorld = (
  database: Database,
  clock: () => Date,
  leaseMs: number,
  mails: readonly PlannedMail[],
  scheduler: fc.Scheduler,
) => {
  const attempts = mails.map(() => 0);
  const accepted = mails.map(() => 0);
  let servers = 0;

  const nextOutcome = (index: number): Outcome => {
    const attempt = attempts[index] ?? 0;
    attempts[index] = attempt + 1;
    const next = mails[index]?.outcomes[attempt] ?? { kind: 'accepted', isAccepted: true };
    if (next.isAccepted) accepted[index] = (accepted[index] ?? 0) + 1;
    return next;
  };

  const startServer = () => {
    let crash = () => {};
    let isDead = false;
    const crashed = new Promise<void>((resolve) => {
      crash = resolve;
    });
    const send: Transport = async (_id, { subject }) => {
      await scheduler.schedule(Promise.resolve(), subject);
      if (isDead) return never;
      const { kind } = nextOutcome(Number(subject.slice(1)));
      if (kind !== 'crash') return { kind, answer: kind };
      isDead = true;
      crash();
      return never;
    };
    servers += 1;
    const settings = { owner: `server ${servers}`, clock, leaseMs, perMinute: 1000 };
    const limits = { batch: 3, atOnce: 2, slowAtOnce: 2 };
    const parts = { queue: createMailQueue(database, settings), send, log: quietLog, ...limits };
    const loops = [createMailLoop('urgent', parts), createMailLoop('bulk', parts)];
    return {
      isDead: () => isDead,
      /** Resolves at the end of a round, or at the death of the process. */
      round: () => Promise.race([Promise.all(loops.map((loop) => loop.wake())), crashed]),
    };
  };

  return {
    startServer,
    acceptedOf: (index: number) => accepted[index] ?? 0,
    /** Whether a process died. */
    hasCrashed: () =>
      mails.some(({ outcomes }, index) =>
        outcomes.slice(0, attempts[index]).some(({ kind }) => kind === 'crash'),
      ),
  };
};

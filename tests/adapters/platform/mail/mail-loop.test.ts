import { setImmediate, setTimeout } from 'node:timers/promises';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createMailLoop } from '#adapters/platform/mail/mail-loop.ts';
import type { MailQueue, QueueRow } from '#adapters/platform/mail/mail-queue.ts';
import type { Transport } from '#adapters/platform/mail/transport.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

const rowOf = (id: string): QueueRow => ({
  id,
  recipient: `${id}@kas.example`,
  subject: id,
  body: 'text',
  created: '2026-11-20T12:00:00Z',
  attempts: 0,
  due: '2026-11-20T12:00:00Z',
  replyTo: null,
  wholeSubject: null,
  wholeBody: null,
  once: null,
  class: 0,
  state: 'waiting',
  hasSecret: 0,
  eventId: null,
  letterId: null,
  folded: '',
  participationId: null,
  sentAt: null,
  answer: '',
  handedAt: null,
  leaseUntil: null,
  leaseBy: null,
});

/** More turns than a round over an empty queue takes. */
const TURNS = 60;

/** Long enough for every mail in delivery to become slow. */
const SLOWEST_MS = 20;

/** A queue of these mails. */
const queueOf = (queued: QueueRow[]): MailQueue => ({
  claim: async (_, limit) => queued.splice(0, limit),
  begin: async () => 1,
  settle: async () => false,
  markUnsure: async () => {},
  release: async () => {},
});

describe('a mail loop', () => {
  it('has attempted each mail queued before a wake when the wake resolves, even at the end of a round', async () => {
    for (let turns = 0; turns < TURNS; turns += 1) {
      const queued = [rowOf('first')];
      const attempted: string[] = [];
      const send: Transport = async (id) => {
        attempted.push(id);
        return { kind: 'accepted', answer: '' };
      };
      const loop = createMailLoop('urgent', {
        ...{ queue: queueOf(queued), send, log: quietLog, batch: 2, atOnce: 2, slowAtOnce: 1 },
      });
      const round = loop.wake();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      queued.push(rowOf('second'));
      await loop.wake();
      expect([turns, ...attempted]).toEqual([turns, 'first', 'second']);
      await round;
    }
  });

  it.prop([fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 4 })])(
    'never claims more than one batch of a mail server that is away',
    async (mails, batch, atOnce) => {
      const queued = Array.from({ length: mails }, (_, place) => rowOf(String(place)));
      const send: Transport = async () => ({ kind: 'away', answer: '' });
      const loop = createMailLoop('bulk', {
        ...{ queue: queueOf(queued), send, log: quietLog, batch, atOnce, slowAtOnce: 1 },
      });
      await loop.wake();
      expect(queued).toHaveLength(Math.max(mails - batch, 0));
      await loop.close();
    },
  );

  it.prop([
    fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
    fc.array(fc.boolean(), { maxLength: 5 }),
    fc.record({
      // With a prompt mail in each batch, which shows that the mail server is there.
      batch: fc.integer({ min: 5, max: 10 }),
      atOnce: fc.integer({ min: 1, max: 3 }),
      slowAtOnce: fc.integer({ min: 1, max: 4 }),
    }),
  ])('always sends past stalled mails while there is a lane for each', async (first, later, limits) => {
    const stalled = Promise.withResolvers<void>();
    const delivered: string[] = [];
    let inDelivery = 0;
    const send: Transport = async (id) => {
      inDelivery += 1;
      if (id.startsWith('stalled')) await stalled.promise;
      else delivered.push(id);
      inDelivery -= 1;
      return { kind: 'accepted', answer: '' };
    };
    let stalls = 0;
    const mails = (plan: readonly boolean[], name: string) =>
      plan.map((isStalled, place) => {
        if (isStalled) stalls += 1;
        return rowOf(`${isStalled && stalls <= limits.slowAtOnce ? 'stalled' : 'prompt'} ${name} ${place}`);
      });
    const queued = mails(first, 'first');
    const isPrompt = ({ id }: QueueRow) => id.startsWith('prompt');
    const expected = queued.filter(isPrompt).map(({ id }) => id);
    const loop = createMailLoop('bulk', {
      ...{ queue: queueOf(queued), send, log: quietLog, ...limits, slowMs: 1 },
    });
    await loop.wake();
    expect(delivered).toEqual(expected);
    const next = mails(later, 'later');
    queued.push(...next);
    await loop.wake();
    expect(delivered).toEqual([...expected, ...next.filter(isPrompt).map(({ id }) => id)]);
    const closed = loop.close();
    stalled.resolve();
    await closed;
    expect(inDelivery).toBe(0);
  });

  it.prop([fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 4 })], { numRuns: 10 })(
    'never has more mails in delivery than its lanes when all are slow',
    async (atOnce, slowAtOnce) => {
      const inDelivery = { now: 0, most: 0 };
      const send: Transport = async () => {
        inDelivery.now += 1;
        inDelivery.most = Math.max(inDelivery.most, inDelivery.now);
        await setTimeout(SLOWEST_MS);
        inDelivery.now -= 1;
        return { kind: 'accepted', answer: '' };
      };
      const queued = Array.from({ length: 20 }, (_, place) => rowOf(String(place)));
      const limits = { batch: 20, atOnce, slowAtOnce, slowMs: 1 };
      const loop = createMailLoop('bulk', { queue: queueOf(queued), send, log: quietLog, ...limits });
      await loop.wake();
      await loop.close();
      expect(queued).toEqual([]);
      expect(inDelivery.now).toBe(0);
      expect(inDelivery.most).toBeLessThanOrEqual(atOnce + slowAtOnce);
    },
  );

  it('begins no further mail of a round once a result cannot be recorded', async () => {
    const queued = Array.from({ length: 5 }, (_, place) => rowOf(String(place)));
    const attempted: string[] = [];
    let isAway = true;
    const queue: MailQueue = {
      ...queueOf(queued),
      settle: async () => {
        if (isAway) throw new TypeError('away');
        return false;
      },
    };
    const send: Transport = async (id) => {
      attempted.push(id);
      return { kind: 'accepted', answer: '' };
    };
    const limits = { batch: 1, atOnce: 1, slowAtOnce: 0 };
    const loop = createMailLoop('bulk', { queue, send, log: quietLog, ...limits });
    await loop.wake();
    expect(attempted).toEqual(['0']);
    isAway = false;
    await loop.wake();
    expect(attempted).toEqual(['0', '1', '2', '3', '4']);
    await loop.close();
  });

  it('ends a round only after the mails in delivery, also when the queue cannot be read', async () => {
    const steps: string[] = [];
    const failed = Promise.withResolvers<void>();
    const failing = {
      ...queueOf([]),
      claim: async () => [rowOf('first'), rowOf('second')],
      begin: async (id: string) => {
        if (id === 'first') return 1;
        failed.resolve();
        throw new Error('away');
      },
    };
    const send: Transport = async () => {
      await failed.promise;
      // After all that the failure starts at once.
      await setImmediate();
      steps.push('delivered');
      return { kind: 'away', answer: '' };
    };
    const loop = createMailLoop('bulk', {
      ...{ queue: failing, send, log: quietLog, batch: 2, atOnce: 2, slowAtOnce: 1 },
    });
    await loop.wake();
    expect(steps).toEqual(['delivered']);
    await loop.close();
  });

  it.prop([fc.array(fc.boolean(), { maxLength: 4 })], { numRuns: 20 })(
    'ends the mails in delivery at a stop: those that take longer than it waits are away, the others accepted',
    async (stuck) => {
      const settled: string[] = [];
      const queue: MailQueue = {
        ...queueOf(stuck.map((isStuck, place) => rowOf(`${isStuck ? 'stuck' : 'quick'} ${place}`))),
        settle: async ({ id }, _, { kind }) => {
          settled.push(`${id} ${kind}`);
          return false;
        },
      };
      const send: Transport = async (id, _, signal) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        if (id.startsWith('stuck')) signal?.addEventListener('abort', () => resolve());
        else resolve();
        await promise;
        return { kind: signal?.aborted ? 'away' : 'accepted', answer: '' };
      };
      const loop = createMailLoop('urgent', {
        ...{ queue, send, log: quietLog, batch: 4, atOnce: 4, slowAtOnce: 4, slowMs: 5, stopMs: 10 },
      });
      await loop.wake();
      await loop.close();
      const expected = stuck.map((isStuck, place) =>
        isStuck ? `stuck ${place} away` : `quick ${place} accepted`,
      );
      expect(settled.toSorted()).toEqual(expected.toSorted());
    },
  );

  const KINDS = ['accepted', 'rejected', 'deferred', 'away', 'lost'] as const;
  it.prop([fc.constantFrom(...KINDS), fc.boolean(), fc.boolean()], { numRuns: 20 })(
    'logs each mail that was not accepted, given up or not recorded, without the answer',
    async (kind, isGivenUp, isStoreAway) => {
      const logged: unknown[] = [];
      const log = {
        ...quietLog,
        warn: (...entry: unknown[]) => logged.push(entry),
        error: (...entry: unknown[]) => logged.push(entry),
      };
      const queue: MailQueue = {
        ...queueOf([rowOf('first')]),
        settle: async () => {
          if (isStoreAway) throw new TypeError('secret');
          return isGivenUp;
        },
      };
      const loop = createMailLoop('urgent', {
        ...{ queue, send: async () => ({ kind, answer: 'secret' }), log },
        ...{ batch: 1, atOnce: 1, slowAtOnce: 1 },
      });
      await loop.wake();
      await loop.close();
      const settled = isGivenUp ? [['Gave up a mail', { mail: 'first' }]] : [];
      expect(logged).toEqual([
        ...(kind === 'accepted' ? [] : [['Cannot send a mail', { mail: 'first', attempts: 1 }]]),
        ...(isStoreAway ? [['Cannot read the outbox', { error: 'TypeError' }]] : settled),
      ]);
    },
  );
});

import { setImmediate } from 'node:timers/promises';
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
        ...{ queue: queueOf(queued), send, log: quietLog, batch: 2, atOnce: 2 },
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
      const loop = createMailLoop('bulk', { queue: queueOf(queued), send, log: quietLog, batch, atOnce });
      await loop.wake();
      expect(queued).toHaveLength(Math.max(mails - batch, 0));
      await loop.close();
    },
  );

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
    const loop = createMailLoop('bulk', { queue: failing, send, log: quietLog, batch: 2, atOnce: 2 });
    await loop.wake();
    expect(steps).toEqual(['delivered']);
    await loop.close();
  });
});

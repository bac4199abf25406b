import { describe, expect, it } from 'vitest';
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

describe('a mail loop', () => {
  it('has attempted each mail queued before a wake when the wake resolves, even at the end of a round', async () => {
    for (let turns = 0; turns < TURNS; turns += 1) {
      const queued = [rowOf('first')];
      const attempted: string[] = [];
      const queue: MailQueue = {
        claim: async (_, limit) => queued.splice(0, limit),
        begin: async () => 1,
        settle: async () => false,
        markUnsure: async () => {},
        release: async () => {},
      };
      const send: Transport = async (id) => {
        attempted.push(id);
        return { kind: 'accepted', answer: '' };
      };
      const loop = createMailLoop('urgent', { queue, send, log: quietLog, batch: 2, atOnce: 2 });
      const round = loop.wake();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      queued.push(rowOf('second'));
      await loop.wake();
      expect([turns, ...attempted]).toEqual([turns, 'first', 'second']);
      await round;
    }
  });
});

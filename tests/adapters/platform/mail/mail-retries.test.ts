import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import type { MailClass } from '#adapters/platform/mail/mail.ts';
import { createMailQueue, type QueueRow } from '#adapters/platform/mail/mail-queue.ts';
import { postMail } from '#adapters/platform/mail/outbox.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const MINUTE_MS = 60_000;
const HOURS_MS = 60 * MINUTE_MS;
const LEASE_MS = 120_000;
const ACCEPTED = { kind: 'accepted', answer: '250' } as const;
const DEFERRED = { kind: 'deferred', answer: '451' } as const;

describeEachDatabase('a mail in the queue', (newPlace) => {
  let database: Database;
  let now = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const pass = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  const queueOf = (owner: string, perMinute = 600) =>
    createMailQueue(database, { owner, clock: () => now, leaseMs: LEASE_MS, perMinute });
  const post = async (mailClass: MailClass, subjects: readonly string[]) => {
    await database.query.deleteFrom('outbox').execute();
    for (const subject of subjects)
      await database.write((query) =>
        postMail(
          query,
          { recipient: 'anna@kas.example', subject, body: 'text', class: mailClass, eventId: '7' },
          now,
        ),
      );
  };
  const subjectsOf = (rows: readonly QueueRow[]) => rows.map(({ subject }) => subject);

  it('is tried again after 1, 2, 4 minutes and so on, at most after 6 hours, and given up after 20 attempts', async () => {
    await post('urgent', ['a']);
    const queue = queueOf('one');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const [row] = await queue.claim('urgent', 1);
      expect(await queue.begin(row?.id ?? '')).toBe(attempt);
      expect(await queue.settle(row ?? expect.fail(), attempt, DEFERRED)).toBe(attempt === 20);
      const { due, state } = await database.query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      expect(state).toBe(attempt === 20 ? 'failed' : 'waiting');
      if (state === 'failed') break;
      waits.push(Date.parse(due) - now.getTime());
      now = new Date(Date.parse(due) - 1);
      expect(await queue.claim('urgent', 1)).toEqual([]);
      pass(1);
    }
    const doubled = Array.from({ length: 9 }, (_, place) => MINUTE_MS * 2 ** place);
    expect(waits).toEqual([...doubled, ...Array(10).fill(6 * HOURS_MS)]);
  });

  it('of the bulk class waits until those of the last minute are fewer than the limit', async () => {
    await post('bulk', ['a', 'b']);
    const queue = queueOf('one', 1);
    const [first] = await queue.claim('bulk', 2);
    expect(await queue.begin(first?.id ?? '')).toBe(1);
    await queue.settle(first ?? expect.fail(), 1, ACCEPTED);
    pass(MINUTE_MS - 1);
    expect(await queue.claim('bulk', 2)).toEqual([]);
    pass(1);
    expect(subjectsOf(await queue.claim('bulk', 2))).toEqual(['b']);
  });

  it('is taken over from a process that died once its lease is over', async () => {
    await post('urgent', ['a']);
    const [row] = await queueOf('one').claim('urgent', 1);
    expect(await queueOf('one').begin(row?.id ?? '')).toBe(1);
    pass(LEASE_MS - 1);
    expect(await queueOf('two').claim('urgent', 1)).toEqual([]);
    pass(1);
    expect(subjectsOf(await queueOf('two').claim('urgent', 1))).toEqual(['a']);
    expect(await queueOf('one').begin(row?.id ?? '')).toBeUndefined();
    expect(await queueOf('two').begin(row?.id ?? '')).toBe(2);
  });

  it('stays reserved when another process closes', async () => {
    await post('urgent', ['a']);
    await queueOf('one').claim('urgent', 1);
    await queueOf('two').release();
    expect(await queueOf('two').claim('urgent', 1)).toEqual([]);
    await queueOf('one').release();
    expect(subjectsOf(await queueOf('two').claim('urgent', 1))).toEqual(['a']);
  });

  it('of the bulk class has its result recorded although it was listed as unsure meanwhile', async () => {
    await post('bulk', ['a']);
    const queue = queueOf('one');
    const [row] = await queue.claim('bulk', 1);
    await queue.begin(row?.id ?? '');
    pass(LEASE_MS);
    await queueOf('two').markUnsure();
    await queue.settle(row ?? expect.fail(), 1, ACCEPTED);
    const { state } = await database.query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(state).toBe('sent');
  });
});

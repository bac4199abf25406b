import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { resumeWebhook } from '#adapters/platform/webhooks/pause-webhook.ts';
import { RETRY_MS } from '#adapters/platform/webhooks/retry-schedule.ts';
import { sweepWebhooks } from '#adapters/platform/webhooks/sweep-webhooks.ts';
import { changesIn } from '#adapters/platform/webhooks/webhook-message.ts';
import { queueAgain } from '#adapters/platform/webhooks/webhook-rows.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { EVENT, openSending, type Sending } from './open-sending.ts';
import { BEHAVIOURS, mostlyDead, openReceiver, type Receiver } from './receiver.ts';

type Kind = keyof typeof BEHAVIOURS;

const KINDS = Object.keys(BEHAVIOURS) as readonly Kind[];
/** A silent program takes the whole timeout. */
const kinds = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom<Kind>('silent', 'drippingOk') },
  {
    weight: 20,
    arbitrary: fc.constantFrom(...KINDS.filter((kind) => !['silent', 'drippingOk'].includes(kind))),
  },
  { weight: 20, arbitrary: fc.constantFrom<Kind>('broken', 'redirect', 'reset', 'hugeBroken') },
);

const isSuccess = (status: number | undefined) => status !== undefined && status >= 200 && status < 300;

const BUSY_MS = 9_000_000;
const DAY_MS = 86_400_000;

describeEachDatabase('a message to a webhook', (newPlace) => {
  let sending: Sending;
  let receiver: Receiver;
  beforeAll(async () => {
    sending = await openSending(await newPlace());
    receiver = await openReceiver();
  });
  afterAll(async () => {
    await sending.close();
    await receiver.close();
  });

  let wake = () => Promise.resolve();
  /** @param prepare what is there before the worker sends its first messages */
  const restart = async (timeoutMs?: number, prepare?: () => Promise<void>): Promise<void> => {
    await sending.clear();
    sending.setNow(Date.parse('2028-01-01T12:00:00Z'));
    await prepare?.();
    ({ wake } = sending.start([receiver.host], timeoutMs));
  };

  /** Lets the worker send what is due. @returns how many requests came */
  const sentBy = async (): Promise<number> => {
    const before = receiver.received.length;
    await wake();
    return receiver.received.length - before;
  };

  /** The only delivery. */
  const delivery = async () => {
    const [one] = await sending.deliveries();
    if (!one) throw new Error('There is no delivery');
    return one;
  };

  const resume = async (id: string): Promise<void> => {
    const hook = await sending.hook(id);
    const acting = { actor: 'olga@fair.example', now: new Date(sending.now()) };
    await sending.database.write((query) => resumeWebhook(query, hook, acting));
  };

  /** When a delivery that failed is due again must be as planned; moves the time there. */
  const waitForNext = async (kind: Kind, attempt: number): Promise<void> => {
    const due = Date.parse(String((await delivery()).nextAttempt));
    const wait = RETRY_MS[attempt - 1] ?? 0;
    const least = kind === 'busy' ? Math.max(wait, BUSY_MS) : wait;
    expect(due - sending.now()).toBeGreaterThanOrEqual(least);
    expect(due - sending.now()).toBeLessThanOrEqual(Math.max(wait * 1.1, least));
    sending.setNow(due - 1);
    expect(await sentBy()).toBe(0);
    sending.setNow(due);
  };

  const stateAfter = (status: number | undefined, attempt: number) => {
    if (isSuccess(status)) return 'delivered';
    return attempt > RETRY_MS.length ? 'failed' : 'waiting';
  };

  /** Sends one attempt to a program that behaves like this. @returns the new state */
  const attemptWith = async (kind: Kind, attempt: number, hook: string) => {
    const { status, behaviour } = BEHAVIOURS[kind];
    const { id, body } = await delivery();
    receiver.respond(behaviour);
    expect(await sentBy()).toBe(1);
    expect(receiver.received.at(-1)).toMatchObject({ body, headers: { 'webhook-id': id } });
    const found = await delivery();
    expect(found).toMatchObject({ id, body, attempts: attempt, status: status ?? null });
    expect(found.state).toBe(stateAfter(status, attempt));
    const { failingSince, lastDelivered, pausedAt } = await sending.hook(hook);
    expect([failingSince === null, lastDelivered !== null]).toEqual([isSuccess(status), isSuccess(status)]);
    expect(pausedAt !== null).toBe(kind === 'gone');
    return found.state;
  };

  it.prop([fc.array(kinds, { minLength: 1, maxLength: 11 })], { numRuns: 10 })(
    'is delivered exactly when the program sent a 2xx, and sent when it is due',
    async (behaviours) => {
      await restart();
      const { id } = await sending.addHook(`${receiver.url}/hook`);
      await sending.queue(await sending.hook(id));
      let attempt = 0;
      for (const kind of behaviours) {
        attempt += 1;
        if ((await attemptWith(kind, attempt, id)) !== 'waiting') break;
        await waitForNext(kind, attempt);
        if (kind !== 'gone') continue;
        expect(await sentBy()).toBe(0);
        await resume(id);
      }
      if ((await delivery()).state === 'waiting') return;
      sending.setNow(sending.now() + 2 * DAY_MS);
      expect(await sentBy()).toBe(0);
    },
  );

  example('is honoured a Retry-After of at most a day', async () => {
    await restart();
    const nextAfter = async (header: string) => {
      await sending.queue(await sending.addHook(`${receiver.url}/${encodeURIComponent(header)}`));
      receiver.respond((_request, response) => response.writeHead(429, { 'retry-after': header }).end());
      await wake();
      const { nextAttempt } = (await sending.deliveries()).at(-1) ?? {};
      return Date.parse(String(nextAttempt)) - sending.now();
    };
    expect(await nextAfter('120')).toBe(120_000);
    expect(await nextAfter('9999999999')).toBe(DAY_MS);
    expect(await nextAfter(new Date(sending.now() + 60_000).toUTCString())).toBe(60_000);
    for (const header of ['1', 'soon', '-5', '1e9', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const delay = await nextAfter(header);
      expect(delay).toBeGreaterThanOrEqual(5_000);
      expect(delay).toBeLessThanOrEqual(5_500);
    }
  });

  example(
    'is not sent any more after five days of failures, and all are sent when it is resumed',
    async () => {
      await restart();
      const hook = await sending.addHook(`${receiver.url}/five`);
      receiver.respond(BEHAVIOURS.broken.behaviour);
      await sending.queue(hook);
      await wake();
      sending.setNow(sending.now() + 5 * DAY_MS - 1);
      await wake();
      expect((await sending.hook(hook.id)).pausedAt).toBeNull();
      sending.setNow(sending.now() + 1);
      await sending.queue(hook);
      await wake();
      expect(await sending.hook(hook.id)).toMatchObject({ pauseReason: 'failures' });
      const entry = await sending.database.query
        .selectFrom('auditEntries')
        .selectAll()
        .where('subject', '=', `webhook:${hook.id}`)
        .where('action', '=', 'webhook.pause')
        .executeTakeFirstOrThrow();
      expect(entry).toMatchObject({ actor: 'Fairdesk', label: receiver.host });
      await sending.queue(hook);
      receiver.respond(BEHAVIOURS.ok.behaviour);
      expect(await sentBy()).toBe(0);
      await resume(hook.id);
      expect(await sentBy()).toBe(3);
      expect(new Set((await sending.deliveries()).map(({ state }) => state))).toEqual(new Set(['delivered']));
      expect(await sending.hook(hook.id)).toMatchObject({ failingSince: null, pausedAt: null });
    },
  );

  example('is sent by the other webhooks when the program of one wants no more', async () => {
    await restart();
    const [gone, other] = [
      await sending.addHook(`${receiver.url}/gone`),
      await sending.addHook(`${receiver.url}/other`),
    ];
    receiver.respond((_request, response, { path }) =>
      response.writeHead(path === '/gone' ? 410 : 503, { 'retry-after': '9000' }).end(),
    );
    for (const hook of [gone, other]) await sending.queue(hook);
    expect(await sentBy()).toBe(2);
    expect([await sending.hook(gone.id), await sending.hook(other.id)]).toMatchObject([
      { pauseReason: 'gone' },
      { pausedAt: null },
    ]);
    // What waits at the other is not due because the first is resumed.
    receiver.respond(BEHAVIOURS.ok.behaviour);
    await resume(gone.id);
    expect(await sentBy()).toBe(1);
    expect((await sending.hook(gone.id)).pausedAt).toBeNull();
  });

  example('is deleted after thirty days', async () => {
    await restart();
    await sending.queue(await sending.addHook(`${receiver.url}/old`));
    const { query } = sending.database;
    await sweepWebhooks(query, new Date(sending.now() + 30 * DAY_MS));
    expect(await sending.deliveries()).toHaveLength(1);
    await sweepWebhooks(query, new Date(sending.now() + 30 * DAY_MS + 1));
    expect(await sending.deliveries()).toEqual([]);
  });

  const addChange = (resourceId: string, change: 'added' | 'removed' = 'added') =>
    sending.database.query
      .insertInto('webhookChanges')
      .values({ eventId: EVENT, type: 'participations', resourceId, area: 'companies', change })
      .execute();

  example('is one for what changed while the program was away', async () => {
    await restart();
    await sending.addHook(`${receiver.url}/away`);
    receiver.respond(BEHAVIOURS.reset.behaviour);
    await addChange('a');
    expect(await sentBy()).toBe(1);
    // Not before the first is due again.
    for (const [id, change] of [
      ['b', 'added'],
      ['c', 'added'],
      ['b', 'removed'],
    ] as const) {
      await addChange(id, change);
      expect(await sentBy()).toBe(0);
    }
    const bodies = (await sending.deliveries()).map(({ body }) => changesIn(body));
    expect(bodies).toEqual([
      [{ type: 'participations', id: 'a', change: 'added' }],
      [
        { type: 'participations', id: 'b', change: 'removed' },
        { type: 'participations', id: 'c', change: 'added' },
      ],
    ]);
    receiver.respond(BEHAVIOURS.ok.behaviour);
    sending.setNow(sending.now() + 5_500);
    expect(await sentBy()).toBe(2);
  });

  example('is sent once the program is back', async () => {
    await restart();
    const { id } = await sending.addHook(`${receiver.url}/back`);
    receiver.respond(BEHAVIOURS.broken.behaviour);
    await addChange('a');
    await sentBy();
    await addChange('b');
    expect(await sentBy()).toBe(0);
    receiver.respond(BEHAVIOURS.ok.behaviour);
    await sending.queue(await sending.hook(id));
    expect(await sentBy()).toBe(2);
    // The one that failed has its own time.
    expect((await sending.deliveries()).map(({ state }) => state)).toEqual([
      ...['waiting', 'delivered', 'delivered'],
    ]);
    expect((await sending.hook(id)).failingSince).toBeNull();
  });

  example('is the same when it is sent again', async () => {
    await restart();
    const { id } = await sending.addHook(`${receiver.url}/again`);
    receiver.respond(BEHAVIOURS.ok.behaviour);
    await addChange('a');
    await sentBy();
    const before = await delivery();
    await queueAgain(sending.database.query, id, before.id, new Date(sending.now()));
    await addChange('b');
    expect(await sentBy()).toBe(2);
    const after = await sending.deliveries();
    expect(after.map(({ body }) => changesIn(body).length)).toEqual([1, 1]);
    expect(after[0]).toMatchObject({ id: before.id, body: before.body, attempts: 1, state: 'delivered' });
  });

  example('is sent at once when an organiser wants it, and keeps its count of attempts', async () => {
    await restart();
    const { id } = await sending.addHook(`${receiver.url}/mended`);
    receiver.respond(BEHAVIOURS.ok.behaviour);
    await sending.queue(await sending.hook(id));
    const before = await delivery();
    const later = new Date(sending.now() + 3_600_000).toISOString();
    await sending.database.query
      .updateTable('webhookDeliveries')
      .set({ attempts: 3, nextAttempt: later })
      .execute();
    expect(await sentBy()).toBe(0);
    await queueAgain(sending.database.query, id, before.id, new Date(sending.now()));
    expect(await sentBy()).toBe(1);
    expect(await delivery()).toMatchObject({ id: before.id, attempts: 4, state: 'delivered' });
  });

  example('waits for no other webhook', async () => {
    const { behaviour, deadBefore, dead, areEight } = mostlyDead();
    receiver.respond(behaviour);
    await restart(60_000, async () => {
      // More than are called at the same time.
      for (let n = 0; n < 24; n += 1) await sending.queue(await sending.addHook(`${receiver.url}/dead-${n}`));
      await sending.database.query.updateTable('webhooks').set({ failingSince: '2027-12-31' }).execute();
    });
    const all = wake();
    await areEight;
    await sending.queue(await sending.addHook(`${receiver.url}/alive`));
    await Promise.all([wake(), all]);
    expect(deadBefore).toEqual([8]);
    expect(dead).toHaveLength(24);
    expect(receiver.mostAtOnce()).toBe(1);
  });
});

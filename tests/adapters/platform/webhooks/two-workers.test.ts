import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { distributeChanges } from '#adapters/platform/webhooks/distribute-changes.ts';
import { changesIn } from '#adapters/platform/webhooks/webhook-message.ts';
import { createWebhookQueue } from '#adapters/platform/webhooks/webhook-queue.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { EVENT, openSending, type Sending } from './open-sending.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const DAY_MS = 86_400_000;

/** What each webhook responds, one after the other, and then 200. */
const plans = fc.array(fc.array(fc.constantFrom(200, 500), { maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

describeEachDatabase('two workers on one database', (newPlace) => {
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

  const addChange = (resourceId: string) =>
    sending.database.query
      .insertInto('webhookChanges')
      .values({ eventId: EVENT, type: 'participations', resourceId, area: 'companies', change: 'added' })
      .execute();

  /** Lets both workers send, until every retry was due. */
  const sendAll = async (): Promise<void> => {
    const workers = [sending.start([receiver.host]), sending.start([receiver.host])];
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(workers.map(({ wake }) => wake()));
      sending.setNow(sending.now() + DAY_MS / 4);
    }
  };

  it.prop([plans, fc.integer({ min: 1, max: 250 })], { numRuns: 8 })(
    'send each attempt once, and lose none',
    async (responses, count) => {
      await sending.clear();
      const start = receiver.received.length;
      const plan = new Map(responses.map((statuses, n) => [`/${n}`, [...statuses]]));
      receiver.respond((_request, response, { path }) =>
        // Long enough that the other worker looks meanwhile.
        setTimeout(() => response.writeHead(plan.get(path)?.shift() ?? 200).end(), 5),
      );
      for (const path of plan.keys()) await sending.addHook(`${receiver.url}${path}`);
      for (let n = 0; n < count; n += 1) await addChange(`company-${n}`);
      await sendAll();
      const deliveries = await sending.deliveries();
      expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['delivered']));
      const received = receiver.received.slice(start);
      for (const { id, attempts, body } of deliveries) {
        const own = received.filter(({ headers }) => headers['webhook-id'] === id);
        expect(own.map((each) => each.body)).toEqual(Array.from({ length: attempts }, () => body));
      }
      const attempts = deliveries.map((each) => each.attempts);
      expect(received).toHaveLength(attempts.reduce((sum, each) => sum + each, 0));
      expect(receiver.mostAtOnce()).toBe(1);
      for (const path of plan.keys()) {
        const changes = received.filter((each) => each.path === path).flatMap(({ body }) => changesIn(body));
        expect(new Set(changes.map(({ id }) => id)).size).toBe(count);
      }
    },
  );

  example('take over from one that ended during an attempt, and send the message again', async () => {
    await sending.clear();
    const { id } = await sending.addHook(`${receiver.url}/crash`);
    await addChange('company');
    const clock = () => new Date(sending.now());
    await sending.database.write((query) => distributeChanges(query, EVENT, clock()));
    const ended = createWebhookQueue(sending.database, { owner: 'ended', clock, random: () => 0 });
    expect(await ended.claim({ free: 1, failing: 0 })).toHaveLength(1);
    const attempt = await ended.begin(id);
    const start = receiver.received.length;
    const { wake } = sending.start([receiver.host]);
    sending.setNow(sending.now() + 59_999);
    await wake();
    expect(receiver.received.slice(start)).toEqual([]);
    sending.setNow(sending.now() + 1);
    await wake();
    expect(receiver.received.slice(start)).toMatchObject([
      { headers: { 'webhook-id': attempt?.delivery.id }, body: attempt?.delivery.body },
    ]);
    expect(await sending.deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    // The first was not dead but slow: the program has the message, whatever it says of it.
    if (attempt) await ended.settle(attempt, { kind: 'failed', fault: 'timeout' });
    expect(await sending.deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(await ended.begin(id)).toBeUndefined();
  });

  example('leave a webhook to the one that has taken it over', async () => {
    await sending.clear();
    const { id } = await sending.addHook(`${receiver.url}/slow`);
    await addChange('company');
    const clock = () => new Date(sending.now());
    await sending.database.write((query) => distributeChanges(query, EVENT, clock()));
    const [slow, next, third] = ['slow', 'next', 'third'].map((owner) =>
      createWebhookQueue(sending.database, { owner, clock, random: () => 0 }),
    );
    const claim = async (queue = slow) =>
      (await queue?.claim({ free: 1, failing: 0 }))?.map((hook) => hook.id);
    expect(await claim()).toEqual([id]);
    sending.setNow(sending.now() + 60_000);
    expect(await claim(next)).toEqual([id]);
    await slow?.release(id);
    expect(await claim(third)).toEqual([]);
    await next?.release(id);
    expect(await claim(third)).toEqual([id]);
  });
});

import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { startWebhooks } from '#adapters/platform/webhooks/run-webhooks.ts';
import { changesIn } from '#adapters/platform/webhooks/webhook-message.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { EVENT, openSending, type Sending } from './open-sending.ts';
import { openReceiver, type Received, type Receiver } from './receiver.ts';

/** More than a lease, and more than the wait after as many failures as are generated. */
const STEP_MS = 86_400_000 / 4;
const ROUNDS = 8;
const HOOKS = 3;

/** Before which of its writes each server dies: the first two begin, the others take the place of dead ones. */
const anyDeaths = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 });
/** What each webhook responds, one after the other, and then 200. */
const anyPlans = fc.tuple(
  ...Array.from({ length: HOOKS }, () => fc.array(fc.constantFrom(200, 500), { maxLength: 3 })),
);

const never = new Promise<never>(() => {});

describeEachDatabase('two workers of which some die', (newPlace) => {
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

  /** A server that dies before one of its writes, such as that which records what it has just sent. */
  const startServer = (scheduler: fc.Scheduler, diesBefore: number) => {
    const died = Promise.withResolvers<void>();
    let writes = 0;
    const write: Database['write'] = async (work) => {
      await scheduler.schedule(Promise.resolve(), 'write');
      writes += 1;
      if (writes === diesBefore) died.resolve();
      return writes >= diesBefore ? never : sending.database.write(work);
    };
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { wake } = startWebhooks({
      database: { ...sending.database, write },
      clock: () => new Date(sending.now()),
      ...{ log: quietLog, hosts: [receiver.host] },
    });
    vi.useRealTimers();
    return { round: () => Promise.race([wake(), died.promise]), isDead: () => writes >= diesBefore };
  };

  it.prop([anyPlans, anyDeaths, fc.integer({ min: 1, max: 220 }), fc.scheduler()], { numRuns: 20 })(
    'lose no message, and send none again unless one died before it recorded the response',
    async (plans, deaths, count, scheduler) => {
      await sending.clear();
      const start = receiver.received.length;
      const left = new Map(plans.map((statuses, n) => [`/${n}`, [...statuses]]));
      const accepted: Received[] = [];
      receiver.respond((_request, response, message) => {
        const status = left.get(message.path)?.shift() ?? 200;
        if (status === 200) accepted.push(message);
        response.writeHead(status).end();
      });
      for (const path of left.keys()) await sending.addHook(`${receiver.url}${path}`);
      const rows = Array.from({ length: count }, (_, n) => ({
        ...{ eventId: EVENT, type: 'participations', resourceId: `company-${n}` },
        ...({ area: 'companies', change: 'added' } as const),
      }));
      await sending.database.query.insertInto('webhookChanges').values(rows).execute();
      const next = deaths.values();
      const startNext = () => startServer(scheduler, next.next().value ?? Number.POSITIVE_INFINITY);
      let servers = [startNext(), startNext()];
      let dead = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        await scheduler.waitFor(Promise.all(servers.map((server) => server.round())));
        dead += servers.filter((server) => server.isDead()).length;
        servers = servers.map((server) => (server.isDead() ? startNext() : server));
        sending.setNow(sending.now() + STEP_MS);
      }
      const received = receiver.received.slice(start);
      const deliveries = await sending.deliveries();
      for (const { id, attempts, body, state } of deliveries) {
        const bodies = received
          .filter(({ headers }) => headers['webhook-id'] === id)
          .map((each) => each.body);
        expect([state, bodies]).toEqual(['delivered', Array.from({ length: attempts }, () => body)]);
      }
      expect(receiver.mostAtOnce()).toBe(1);
      for (const path of left.keys()) {
        const ids = accepted.filter((each) => each.path === path).map(({ headers }) => headers['webhook-id']);
        // A server sends to a webhook one message after the other.
        expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(dead);
        const changes = received.filter((each) => each.path === path).flatMap(({ body }) => changesIn(body));
        expect(new Set(changes.map(({ id }) => id)).size).toBe(count);
      }
    },
  );
});

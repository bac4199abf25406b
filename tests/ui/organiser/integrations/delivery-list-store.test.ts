import type { WebhookDelivery } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import { DeliveryListStore } from '#ui/organiser/integrations/delivery-list-store.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const deliveryOf = (change: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ id: 'd', kind: 'changes', changes: 1, created: NOW.toISOString() },
  ...{ state: 'delivered', attempts: 1 },
  ...change,
});
type Response = Result<readonly WebhookDelivery[], Failure>;
const LOST: Response = err({ kind: 'unavailable', request: 'webhooks' });

/** A store whose requests respond when the test says so. */
const open = () => {
  const requests: { readonly name: string; readonly respond: (response: Response) => void }[] = [];
  const request = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({ name, respond: resolve });
    return new ResultAsync(promise);
  };
  const store = new DeliveryListStore(
    'w',
    {
      listDeliveries: (id) => request(`list ${id}`),
      testWebhook: (id) => request(`test ${id}`),
      resendDelivery: (id, delivery) => request(`resend ${id} ${delivery}`),
    },
    () => NOW,
  );
  return { store, requests, names: () => requests.map(({ name }) => name) };
};

const ACTIONS = {
  load: (store: DeliveryListStore) => store.load(),
  test: (store: DeliveryListStore) => store.test(),
  resend: (store: DeliveryListStore) => store.resend('d'),
} as const;
const actions = fc.constantFrom('load' as const, 'test' as const, 'resend' as const);

describe('the last deliveries', () => {
  it.prop([
    fc.uniqueArray(actions, { minLength: 1 }),
    fc.infiniteStream(fc.nat()),
    fc.infiniteStream(fc.boolean()),
  ])(
    'are those of the request that was sent last, in whatever order the responses arrive, and survive failures',
    async (sent, orders, outcomes) => {
      const { store, requests } = open();
      const running = sent.map((action) => ACTIONS[action](store));
      const hasArrived = sent.map(() => outcomes.next().value);
      const waiting = sent.map((_, index) => index);
      while (waiting.length > 0) {
        const [index = 0] = waiting.splice(orders.next().value % waiting.length, 1);
        requests[index]?.respond(hasArrived[index] ? ok([deliveryOf({ id: `${index}` })]) : LOST);
        await running[index];
      }
      const last = sent.length - 1;
      expect(store.deliveries?.map(({ id }) => id)).toEqual(hasArrived[last] ? [`${last}`] : undefined);
      expect([store.isLoading, store.isTesting, store.resent.size]).toEqual([false, false, 0]);
    },
  );

  it.prop([actions])('are requested once, however often an action is repeated meanwhile', async (action) => {
    const { store, requests, names } = open();
    const first = ACTIONS[action](store);
    await ACTIONS[action](store);
    expect(names()).toHaveLength(1);
    requests[0]?.respond(ok([]));
    await first;
    void ACTIONS[action](store);
    expect(names()).toHaveLength(2);
  });

  example.each([
    [{ state: 'waiting' }, true],
    [{ state: 'waiting', nextAttempt: '2026-11-26T12:00:05Z' }, true],
    [{ state: 'waiting', nextAttempt: '2026-11-26T12:05:00Z' }, false],
    [{ state: 'delivered' }, false],
    [{ state: 'failed', nextAttempt: '2026-11-26T12:00:00Z' }, false],
  ] satisfies [Partial<WebhookDelivery>, boolean][])('with %o move: %s', async (change, isMoving) => {
    const { store, requests } = open();
    const loaded = store.load();
    requests[0]?.respond(ok([deliveryOf({}), deliveryOf(change)]));
    await loaded;
    expect(store.isMoving).toBe(isMoving);
  });

  example('stay when a test fails, and say so until something succeeds', async () => {
    const { store, requests } = open();
    const loaded = store.load();
    requests[0]?.respond(ok([deliveryOf({ state: 'waiting' })]));
    await loaded;
    const tested = store.test();
    requests[1]?.respond(LOST);
    await tested;
    expect(store.deliveries).toHaveLength(1);
    expect(store.failure).toEqual({ action: 'test', kind: 'unavailable' });
    expect(store.isMoving).toBe(false);
    const reloaded = store.load();
    requests[2]?.respond(ok([]));
    await reloaded;
    expect(store.failure).toBeUndefined();
  });
});

import { type APIRequestContext, request as requests } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { test as base, expect, useServer } from './desk.ts';

/** A server of its own: for a minute, no one signs in to the account that is attacked here. */
const test = base.extend<object, object>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 90_000 },
  ],
});

interface Person {
  readonly accountName: string;
  readonly password: string;
}

const post = ({ accountName, password }: Person, context: APIRequestContext) =>
  context.post('/api/session', { data: { accountName, password, rememberMe: false } });

const attack = async (accountName: string, context: APIRequestContext, times: number) =>
  Promise.all(
    Array.from({ length: times }, async (_, index) =>
      (await post({ accountName, password: `wrong ${index}` }, context)).status(),
    ),
  );

test('of 200 concurrent wrong passwords five are checked', async ({ request }) => {
  const statuses = await attack('nobody@bakery.example', request, 200);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(195);
});

test('a known device of the owner signs in despite attacks by strangers', async ({ desk, playwright }) => {
  const owner = await playwright.request.newContext({ baseURL: desk.url });
  expect((await post(MAIN_EXHIBITOR, owner)).status()).toBe(200);
  await owner.delete('/api/session');
  const stranger = await requests.newContext({ baseURL: desk.url });
  await attack(MAIN_EXHIBITOR.accountName, stranger, 60);
  expect((await post(MAIN_EXHIBITOR, stranger)).status()).toBe(429);
  expect((await post(MAIN_EXHIBITOR, owner)).status()).toBe(200);
  // The device is trusted for its own account only.
  expect(
    (await attack(MAIN_EXHIBITOR.accountName, owner, 10)).filter((status) => status === 401),
  ).toHaveLength(5);
});

import { type APIRequestContext, request as requests } from '@playwright/test';
import { MAIN_EXHIBITOR, ONE_OF_EACH } from '#tests/support/demo-people.ts';
import { letterTo } from '#tests/support/outbox.ts';
import { expect, test } from './desk.ts';

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

test('of 200 wrong passwords at once five are checked', async ({ request }) => {
  const statuses = await attack('nobody@bakery.example', request, 200);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(195);
});

test('a device the owner has used gets in whatever strangers try', async ({ desk, playwright }) => {
  const owner = await playwright.request.newContext({ baseURL: desk.url });
  expect((await post(MAIN_EXHIBITOR, owner)).status()).toBe(200);
  await owner.delete('/api/session');
  const stranger = await requests.newContext({ baseURL: desk.url });
  await attack(MAIN_EXHIBITOR.accountName, stranger, 60);
  expect((await post(MAIN_EXHIBITOR, stranger)).status()).toBe(429);
  expect((await post(MAIN_EXHIBITOR, owner)).status()).toBe(200);
  // The device is known for its own account alone.
  expect(
    (await attack(MAIN_EXHIBITOR.accountName, owner, 10)).filter((status) => status === 401),
  ).toHaveLength(5);
});

test('a locked-out owner comes in by the link of a mail, once', async ({ page, desk }) => {
  await attack(ONE_OF_EACH.accountName, page.request, 30);
  await page.goto('/nl', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Inloggen met een link per e-mail' }).click();
  await page.waitForURL('**/nl/sign-in');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('E-mailadres').fill(ONE_OF_EACH.accountName);
  await page.getByRole('button', { name: 'Link versturen' }).click();
  await expect(page.getByRole('status')).toContainText('is de link onderweg');
  const letter = await letterTo(desk.dataFolder, ONE_OF_EACH.accountName, /Uw inloglink/);
  const link = /https?:\/\/\S+\/sign-in\/\S+/.exec(letter.text ?? '')?.[0] ?? '';
  // A program that opens the link uses nothing up.
  await fetch(link);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
});

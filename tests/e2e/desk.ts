import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#adapters/platform/demo/load-demo.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';

/** Tests against the built product with the demo fair, one server for each worker. */
export const test = base.extend<object, { desk: RunningServer }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const desk = await startServer();
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
});

export { expect };

/** One of the demo's people, by the role they play in it. */
export const demoUser = (what: RegExp) => {
  const found = DEMO_SIGN_INS.find((signIn) => what.test(signIn.what));
  if (!found) throw new Error(`The demo has nobody who is ${what}`);
  return found;
};

/** Signs in as a person would: through the pop-up. */
export const signIn = async (
  page: Page,
  { accountName, password }: { accountName: string; password: string },
) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account name').fill(accountName);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
};

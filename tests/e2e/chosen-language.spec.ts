import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { test as base, expect, fillSignIn, openDesk, useServer } from './desk.ts';

/** A server of its own: users find the language that they chose in every later test. */
const test = base.extend<object, { desk: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  desk: [async ({}, use) => useServer(use), { scope: 'worker', timeout: 90_000 }],
});

const choose = async (
  page: Page,
  present: string,
  other: string,
  address: string | RegExp,
): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(present) }).click();
  await page.getByRole('link', { name: other, exact: true }).click();
  await page.waitForURL(address);
};

const shows = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test('a language that is chosen on one device is that of the next one', async ({ page, browser, desk }) => {
  const onOtherDevice = async (use: (other: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ baseURL: desk.url, locale: 'fr-FR' });
    const other = await context.newPage();
    await other.goto('/');
    await fillSignIn(other, MAIN_EXHIBITOR);
    await use(other);
    await context.close();
  };
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await choose(page, 'English', 'Türkçe', '**/tr/clearwater/dashboard');
  await onOtherDevice(async (other) => {
    await other.waitForURL('**/tr');
    await shows(other, 'tr');
    // The language of a link is that of its address, and no choice.
    await other.goto('/nl/events/101');
    await shows(other, 'nl');
    await other.goto('/events/101');
    await shows(other, 'en');
  });
  await onOtherDevice(async (other) => {
    await other.waitForURL('**/tr');
    await choose(other, 'Türkçe', 'English', /\/$/);
    await other.reload();
    await shows(other, 'en');
    expect(new URL(other.url()).pathname).toBe('/');
  });
  await onOtherDevice(async (other) => {
    await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();
    await shows(other, 'en');
  });
});

test('an organiser finds the desk in the language chosen there', async ({ page, browser, desk }) => {
  await page.goto('/organiser');
  await fillSignIn(page, STAFF);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto('/organiser/clearwater');
  await choose(page, 'English', 'Español', '**/es/organiser/clearwater');
  const context = await browser.newContext({ baseURL: desk.url, locale: 'fr-FR' });
  const other = await context.newPage();
  await other.goto('/organiser');
  await fillSignIn(other, STAFF);
  await other.waitForURL('**/es/organiser');
  await shows(other, 'es');
  await context.close();
});

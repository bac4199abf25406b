import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, openDesk, test } from './desk.ts';
import { dialogOf, openProfile } from './profile-desk.ts';

/** Disappears when the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('navigation within the portal never reloads the page, and back works', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await menuLink(page, 'Tasks').click();
  await page.waitForURL('**/clearwater/tasks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stayed(page)).toBe(true);
  await page.goBack();
  await page.waitForURL('**/clearwater/dashboard');
  expect(await stayed(page)).toBe(true);
});

test('a public page is a separate document', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.waitForLoadState('networkidle');
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/clearwater/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stayed(page)).toBe(false);
});

test('following a link with unsaved changes requires confirmation, and may be cancelled', async ({
  page,
}) => {
  await openProfile(page, '?tab=news');
  await page.getByRole('button', { name: 'Add news item' }).click();
  await dialogOf(page).getByLabel('Title').fill('Half a title');
  const dialogType = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  const link = page.locator('a[href="/clearwater/tasks"]').first();
  await link.evaluate((each: HTMLElement) => each.click());
  expect(await dialogType).toBe('beforeunload');
  await expect(dialogOf(page).getByLabel('Title')).toHaveValue('Half a title');
  await expect(page).toHaveURL(/company-profile/);
});

test('a page and a dialog that are still loading say so, without a second click', async ({ page }) => {
  await openProfile(page);
  await page.waitForLoadState('networkidle');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/_next\/static|_rsc=/, async (route) => {
    await released;
    await route.continue();
  });
  const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(loading).toBeVisible();
  await menuLink(page, 'Tasks').click();
  await expect(loading).toHaveCount(2);
  release();
  await page.waitForURL('**/clearwater/tasks');
  await expect(loading).toHaveCount(0);
});

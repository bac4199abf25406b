import { expectAccessible } from './accessible.ts';
import { test as base, expect, fillSignIn, signIn, useServer } from './desk.ts';

/** A server of its own: other journeys need the exhibitor that is deleted here. */
const test = base.extend<object, object>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 90_000 },
  ],
});

const PASSWORD = 'build-up-starts-at-seven';
const ADMIN = { accountName: 'fairs@quay-and-field.example', password: PASSWORD };
/** Has a role at one company only. */
const VIEWER = { accountName: 'viewer@noria-pumps.example', password: PASSWORD };

test('an administrator deletes an exhibitor, its public page and the account of its person', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  const theirs = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(theirs, VIEWER);

  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings/website');
  await page.getByLabel('May see the draft').fill(VIEWER.accountName);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto('/organiser/clearwater/exhibitors?q=noria');
  await page.getByRole('link', { name: 'Noria Pumps' }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  await expect(page.getByRole('button', { name: 'Delete exhibitor' })).toBeVisible();
  const publicPage = await page.getByRole('link', { name: 'Open the public page' }).getAttribute('href');
  expect((await page.request.get(publicPage ?? '')).status()).toBe(200);
  const secondTab = await page.context().newPage();
  await secondTab.goto(page.url());
  await secondTab.getByRole('button', { name: 'Delete exhibitor' }).click();
  const thirdTab = await page.context().newPage();
  await thirdTab.goto(page.url());
  const newStand = thirdTab.locator('form').filter({ hasText: 'Hall' }).last();
  await newStand.getByLabel('Stand', { exact: true }).fill('9.Z9');

  await page.getByRole('button', { name: 'Delete exhibitor' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(`The account: ${VIEWER.accountName}`)).toBeVisible();
  await expect(sheet.getByText(/accounts of people with other roles: .*stand@noria/)).toBeVisible();
  await expectAccessible(page, 'deletion');
  const field = sheet.getByLabel('Type Noria Pumps to confirm');
  await field.fill('Noria Service');
  await field.press('Enter');
  await expect(sheet.getByText('This is not the name to type.')).toBeVisible();
  await field.fill('noria  PUMPS');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Noria Pumps was deleted.' })).toBeVisible();

  await expect(async () => {
    expect((await page.request.get(publicPage ?? '')).status()).toBe(404);
  }).toPass();
  await secondTab.getByLabel('Type Noria Pumps to confirm').fill('Noria Pumps');
  await secondTab.getByRole('dialog').getByRole('button', { name: 'Delete exhibitor' }).click();
  await expect(secondTab.getByRole('heading', { name: 'Noria Pumps was deleted.' })).toBeVisible();

  await newStand.getByRole('button', { name: 'Add stand' }).click();
  await expect(thirdTab.getByText('This exhibitor was deleted in the meantime')).toBeVisible();

  // The entry that named the person has nothing left to restore.
  await page.goto('/organiser/clearwater/audit');
  await expect(page.getByText('Website settings changed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore: Website settings changed/ })).toHaveCount(0);

  expect((await theirs.request.get('/account', { maxRedirects: 0 })).status()).not.toBe(200);
  await theirs.context().clearCookies();
  await theirs.goto('/');
  await fillSignIn(theirs, VIEWER);
  await expect(theirs.getByRole('region', { name: 'Sign in' }).getByRole('alert')).toBeVisible();
});

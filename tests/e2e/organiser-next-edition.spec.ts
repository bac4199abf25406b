import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, fillSignIn, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const EXHIBITOR = { accountName: 'office@silt-analytics.example', password: 'build-up-starts-at-seven' };

test('an organiser makes the next edition, and an exhibitor of the old fair finds the new one', async ({
  page,
  browser,
  desk,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser');
  await page.getByRole('link', { name: 'Next edition of Clearwater 2027' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Next edition' })).toBeVisible();

  // The address of the old fair is taken, and nothing is lost.
  const slug = page.getByLabel('Web address', { exact: true });
  const folder = await slug.inputValue();
  const name = await page.getByLabel('Name').inputValue();
  await slug.fill('clearwater');
  await page.getByLabel(/^Exhibitors \(/).check();
  await page.getByLabel('With their profiles').check();
  await page.getByRole('button', { name: 'Create next edition' }).click();
  await expect(page.getByText('This address is taken.').first()).toBeVisible();
  await expectAccessible(page, 'next edition');
  await page.setViewportSize({ width: 1280, height: 900 });
  await slug.fill(folder);

  const row = page.getByRole('row', { name: /Choose how your stand is built/ });
  const [day = ''] = ((await row.getByRole('cell').last().textContent()) ?? '').split(',');
  expect(day).toMatch(/\d{4}$/);
  await page.getByRole('button', { name: 'Create next edition' }).click();
  await page.waitForURL(`**/organiser/${folder}`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  // The list shows which of the two is open.
  await page.goto('/organiser');
  const fairs = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(fairs.filter({ hasText: name })).toContainText('Draft');
  await expect(fairs.filter({ hasText: 'Clearwater 2027' }).first()).not.toContainText('Draft');

  await page.goto(`/organiser/${folder}/tasks`);
  await expect(page.getByRole('row', { name: /Choose how your stand is built/ })).toContainText(day);
  await page.goto(`/organiser/${folder}/exhibitors?q=silt+analytics`);
  await expect(page.getByRole('rowheader').getByRole('link', { name: 'Silt Analytics' })).toBeVisible();

  // Visitors do not see the new fair until it is published.
  expect((await fetch(`${desk.url}/${folder}`)).status).toBe(404);
  await page.goto(`/organiser/${folder}/settings`);
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Change to “Published”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change to “Published”' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const path of ['', '/exhibitors', '/practical-information', '/nl']) {
    const address = path === '/nl' ? `${desk.url}/nl/${folder}` : `${desk.url}/${folder}${path}`;
    await expect.poll(async () => (await fetch(address)).status, { message: address }).not.toBe(404);
  }
  await page.goto(`/organiser/${folder}/audit`);
  await expect(page.getByText('Created as the next edition')).toBeVisible();

  const context = await browser.newContext({ baseURL: desk.url });
  const theirs = await context.newPage();
  theirs.setDefaultTimeout(20_000);
  await theirs.goto('/');
  await fillSignIn(theirs, EXHIBITOR);
  await expect(theirs.getByRole('button', { name: 'Account' })).toBeVisible();
  await theirs.goto('/events');
  await theirs.getByRole('link', { name: new RegExp(name) }).click();
  await theirs.waitForURL(`**/${folder}/dashboard`);
  await theirs.goto(`/${folder}/tasks`);
  await expect(theirs.getByText('Choose how your stand is built').first()).toBeVisible();
  await context.close();
  // The browser reports the address that was taken.
  expect(complaints.filter((text) => !text.includes('/edition'))).toEqual([]);
});

test('an organiser signs out where no fair is open', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/organiser');
  await expectAccessible(page, 'list of fairs');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/organiser/new');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('First day')).toBeHidden();
});

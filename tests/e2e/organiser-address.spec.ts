import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an organiser changes the address of a fair, and every old bookmark leads to the new one', async ({
  page,
  desk,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const locationOf = async (path: string) => {
    const { status, headers } = await fetch(`${desk.url}${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  // These pages are cached at the old address.
  for (const path of ['/clearwater/exhibitors', '/nl/clearwater'])
    expect((await locationOf(path))[0]).toBe(200);

  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  const address = page.getByLabel('Web address', { exact: true });
  await expect(address).toHaveValue('clearwater');
  await address.fill('Delta 2027');
  await page.getByRole('button', { name: 'Save fair' }).click();
  await expect(page.getByText('Use small letters, digits and dashes only.').first()).toBeVisible();
  await address.fill('delta-2027');
  await expect(page.getByText('Its pages are at /delta-2027.')).toBeVisible();
  await page.getByRole('button', { name: 'Save fair' }).click();
  await page.waitForURL('**/organiser/delta-2027/settings');
  await expect(address).toHaveValue('delta-2027');
  await expectAccessible(page, 'settings of a fair');
  await page.setViewportSize({ width: 1280, height: 900 });

  // Old bookmarks, with what follows the address.
  await page.goto('/nl/clearwater/exhibitors?q=noria');
  await expect(page).toHaveURL(`${desk.url}/nl/delta-2027/exhibitors?q=noria`);
  await expect(page.getByRole('link', { name: /Noria/ }).first()).toBeVisible();
  await page.goto('/organiser/clearwater/exhibitors?q=silt+analytics');
  await expect(page).toHaveURL(`${desk.url}/organiser/delta-2027/exhibitors?q=silt+analytics`);
  await expect(page.getByRole('rowheader').getByRole('link', { name: 'Silt Analytics' })).toBeVisible();
  for (const [old, now] of [
    ['/nl/clearwater', '/nl/delta-2027'],
    ['/clearwater/news/rss.xml', '/delta-2027/news/rss.xml'],
    ['/tr/clearwater/tasks?a=1&b=%C3%A9', '/tr/delta-2027/tasks?a=1&b=%C3%A9'],
    ['/es/organiser/clearwater/mail', '/es/organiser/delta-2027/mail'],
  ])
    expect(await locationOf(old ?? '')).toEqual([301, now]);
  const posted = await fetch(`${desk.url}/clearwater/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: desk.url },
  });
  expect([posted.status, posted.headers.get('location')]).toEqual([308, '/delta-2027/contact']);
  // An old address that an editor moved before leads on in two steps.
  const moved = await fetch(`${desk.url}/nl/clearwater/visit?from=mail`);
  expect(moved.url).toBe(`${desk.url}/nl/delta-2027/practical-information/getting-there?from=mail`);
  const map = async () => (await fetch(`${desk.url}/sitemap.xml?site=clearwater&of=pages&part=1`)).text();
  await expect.poll(map).toContain('/delta-2027/');
  expect(await map()).not.toContain(`${desk.url}/clearwater`);

  // No other fair takes the old address.
  await page.goto('/organiser/new');
  await page.getByLabel(/^Name/).fill('Clearwater');
  await page.getByLabel('First day').fill('2029-01-23');
  await page.getByLabel('Last day').fill('2029-01-25');
  await expect(address).toHaveValue('clearwater');
  await page.getByRole('button', { name: 'Create fair' }).click();
  await expect(page.getByText('This address is taken.').first()).toBeVisible();

  // Undone from the history, the addresses lead the other way.
  await page.goto('/organiser/delta-2027/audit');
  await page
    .getByRole('button', { name: /^Restore: Fair changed/ })
    .first()
    .click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  await page.goto('/organiser/delta-2027/settings');
  await expect(page).toHaveURL(`${desk.url}/organiser/clearwater/settings`);
  await expect(address).toHaveValue('clearwater');
  await page.goto('/nl/delta-2027/exhibitors?q=noria');
  await expect(page).toHaveURL(`${desk.url}/nl/clearwater/exhibitors?q=noria`);
  // The browser reports the response for the address that was taken.
  expect(complaints.filter((text) => !text.includes('/api/organiser/fairs'))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const SCREEN = '/organiser/clearwater/pages/frame';

const tree = (page: Page) => page.getByRole('region', { name: 'Main menu', exact: true });
const titles = (page: Page) => tree(page).getByRole('rowheader').getByRole('button').allTextContents();
const publish = (page: Page) => page.getByRole('button', { name: /^Publish to \d+ pages$/ });
const published = (page: Page) => page.getByText(/^Published to \d+ pages\.$/).last();

test('an editor adds a menu item in two languages and moves it with the keyboard, and visitors see it on every page', async ({
  page,
  request,
}) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  const complaints = complaintsOf(page);
  const html = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).text();
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  await page.getByRole('link', { name: 'Header and footer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Header and footer', level: 1 })).toBeVisible();
  const choice = page.getByLabel('Header or footer', { exact: true });
  await expect(choice.locator('option:checked')).toHaveText(/^Header: public pages \(\d+ pages\)$/);
  await expect(page.frameLocator('iframe').getByText('Practical information').first()).toBeAttached();
  const before = await titles(page);

  await page.getByRole('button', { name: 'Add a menu item' }).click();
  await page.getByLabel('Text, English', { exact: true }).fill('Tide tables');
  await page.getByLabel('Text, Nederlands', { exact: true }).fill('Getijdentafels');
  await page.getByLabel('Address', { exact: true }).fill('javascript:alert(1)');
  await publish(page).click();
  await expect(page.getByText(/^Enter a page of this website, such as/).first()).toBeVisible();
  await page.getByLabel('Address: page', { exact: true }).selectOption({ label: 'News' });
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('/news');
  await expect(page.frameLocator('iframe').getByText('Tide tables').first()).toBeAttached();

  // With the keyboard alone: past the item before it, below another one, and back.
  await page.getByRole('button', { name: 'Move “Tide tables” up', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move “Tide tables” up', exact: true })).toBeFocused();
  await expect(page.getByText(/^“Tide tables” is now \d of \d\.$/)).toBeAttached();
  await page.getByRole('button', { name: 'Move “Tide tables” below the item before it' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move “Tide tables” one level up' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toHaveLength(before.length + 1);
  const moved = await titles(page);
  expect(moved.indexOf('Tide tables')).toBeLessThan(moved.length - 1);

  await page.getByRole('button', { name: 'Delete “Tide tables”' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
  await page
    .getByRole('status')
    .filter({ hasText: '“Tide tables” was deleted.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => titles(page)).toEqual(moved);
  await expectAccessible(page, 'the header of the website');
  await page.setViewportSize({ width: 1280, height: 900 });

  await publish(page).click();
  await expect(published(page)).toBeVisible();
  for (const path of ['/clearwater', '/clearwater/practical-information'])
    await expect.poll(() => html(path), { timeout: 30_000 }).toContain('Tide tables');
  for (const path of ['/nl/clearwater', '/nl/clearwater/news'])
    await expect.poll(() => html(path), { timeout: 30_000 }).toContain('Getijdentafels');
  expect(await html('/es/clearwater')).not.toContain('Tide tables');

  await page.goto('/organiser/clearwater/audit');
  await page
    .getByRole('button', { name: /^Restore: Header of the website changed/ })
    .first()
    .click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  for (const path of ['/clearwater', '/nl/clearwater/news'])
    await expect.poll(() => html(path), { timeout: 30_000 }).not.toMatch(/Tide tables|Getijdentafels/);
  expect(complaints).toEqual([]);
});

test('an editor changes the footer, and loses nothing when someone else was first', async ({
  page,
  request,
}) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto(SCREEN);
  // The screen takes part once it draws the page.
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached();
  await page.getByLabel('Header or footer', { exact: true }).selectOption({ label: await footerOf(page) });
  await page.getByLabel('Name in the copyright line, English', { exact: true }).fill('Clearwater Works');
  await expectAccessible(page, 'the footer of the website');
  await page.setViewportSize({ width: 1280, height: 900 });

  // Another editor publishes the same name meanwhile, and a year in one language only: the languages differ now.
  await page.evaluate(async () => {
    const address = '/api/organiser/101/pages/frames';
    const { items } = await (await fetch(address)).json();
    const { area, paths, version, forms } = items.find((each: { area: string }) => each.area === 'footer');
    const { en, nl } = forms;
    const changed = {
      en: { ...en, texts: { ...en.texts, brand: 'Clearwater Fairs' } },
      nl: { ...nl, settings: { ...nl.settings, year: '2031' } },
    };
    const response = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ area, path: paths[0], version, forms: changed }),
    });
    if (!response.ok) throw new Error(await response.text());
  });
  await publish(page).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'This was saved elsewhere in the meantime' });
  await expect(conflict).toBeVisible();
  await expect(conflict.getByText('Clearwater Fairs', { exact: true })).toBeVisible();
  await expect(
    conflict.getByText(new RegExp(`^Last change: ${ADMIN.accountName}, \\d{2} .+, \\d{2}:\\d{2}\\.$`)),
  ).toBeVisible();
  await expect(
    conflict.getByText('What has changed in only one of the two versions has been kept.'),
  ).toBeVisible();
  await expectAccessible(page, 'the choice between two footers');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByLabel('Name in the copyright line, English', { exact: true })).toHaveValue(
    'Clearwater Works',
  );
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(published(page)).toBeVisible();
  await expect(page.getByText('You are editing English only.', { exact: true })).toBeVisible();
  const html = async () => (await request.get('/clearwater', { headers: { accept: 'text/html' } })).text();
  await expect.poll(html, { timeout: 30_000 }).toContain('Clearwater Works');
  const dutch = async () =>
    (await request.get('/nl/clearwater', { headers: { accept: 'text/html' } })).text();
  await expect.poll(dutch, { timeout: 30_000 }).toContain('2031');
  // The conflict is the one answer of the server that the browser reports.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});

const footerOf = async (page: Page): Promise<string> => {
  const options = await page
    .getByLabel('Header or footer', { exact: true })
    .locator('option')
    .allTextContents();
  return options.find((text) => text.startsWith('Footer')) ?? '';
};

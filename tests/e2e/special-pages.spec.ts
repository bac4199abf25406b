import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const SCREEN = '/organiser/clearwater/pages/special';
const WIDE = { width: 2000, height: 1100 };
const MISSING = '/clearwater/no-such-page';

const drawing = (page: Page) => page.frameLocator('iframe[data-shown]');
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
};

test('an editor makes, changes, publishes and resets the page for a missing address', async ({
  page,
  request,
}) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  const complaints = complaintsOf(page);
  const read = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    return `${response.status()} ${await response.text()}`;
  };
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  await page.getByRole('link', { name: 'Error pages and dialogs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Error pages and dialogs', level: 1 })).toBeVisible();
  await expectAccessible(page, 'error pages and dialogs', [320]);
  await page.setViewportSize(WIDE);
  const errors = section(page, 'Error pages');
  await errors.getByRole('button', { name: /^Make your own page ?: Page not found \(404\)/ }).click();
  const link = errors.getByRole('link', { name: 'Page not found', exact: true });
  await expect(link).toBeVisible();
  await expect(errors.getByRole('link', { name: /^Not published/ })).toHaveCount(4);
  expect(await read(MISSING)).toContain('This page does not exist.');

  await link.click();
  await expect(drawing(page).getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem').filter({ hasText: /^Text/ }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lost at sea');
  await expect(drawing(page).getByRole('heading', { name: 'Lost at sea', level: 1 })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published.')).toBeVisible();
  await expect.poll(() => read(MISSING), { timeout: 30_000 }).toContain('Lost at sea');
  expect(await read(MISSING)).toMatch(/^404/);
  expect(await read('/clearwater/404')).toMatch(/^404/);
  // It is not published in Dutch.
  expect(await read(`/nl${MISSING}`)).toMatch(/^404 .*Deze pagina bestaat niet\./s);
  expect(await read('/sitemap.xml?site=clearwater&of=pages&part=1')).not.toContain('/404');

  await page.goto('/organiser/clearwater/pages');
  await expect(page.getByRole('link', { name: 'Getting there', exact: true })).toBeVisible();
  await expect(page.getByText('/404', { exact: true })).toHaveCount(0);
  await page.goto(SCREEN);
  const title = 'Page not found';
  await choose(page, title, 'Use the built-in page');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'resetting an error page', [320]);
  await page.setViewportSize(WIDE);
  await dialog.getByRole('button', { name: 'Use the built-in page', exact: true }).click();
  await expect(
    errors.getByRole('button', { name: /^Make your own page ?: Page not found \(404\)/ }),
  ).toBeVisible();
  await expect.poll(() => read(MISSING), { timeout: 30_000 }).toContain('This page does not exist.');
  await page
    .getByRole('status')
    .filter({ hasText: /^Visitors see the built-in page/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(link).toBeVisible();
  await expect.poll(() => read(MISSING), { timeout: 30_000 }).toContain('Lost at sea');
  expect(complaints).toEqual([]);
});

test('an editor makes a dialog that opens over a page that links to it', async ({ page, request }) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(WIDE);
  const html = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).text();
  await signIn(page, ADMIN);
  await page.goto(SCREEN);
  await page.getByRole('button', { name: 'New dialog', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill('Half price on the last day');
  await expect(sheet.getByLabel('Name in links')).toHaveValue('half-price-on-the-last-day');
  await sheet.getByLabel('Name in links').fill('Half price');
  await sheet.getByRole('button', { name: 'Add dialog' }).click();
  await expect(sheet.getByText(/^A name has small letters/).first()).toBeVisible();
  await sheet.getByLabel('Name in links').fill('half-price');
  await sheet.getByRole('button', { name: 'Add dialog' }).click();
  await section(page, 'Dialogs')
    .getByRole('link', { name: 'Half price on the last day', exact: true })
    .click();
  await expect(drawing(page).getByText('Half price on the last day').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published.')).toBeVisible();
  expect((await request.get('/clearwater/~dialogs/half-price')).status()).toBe(404);

  await page.evaluate(async () => {
    const pages = '/api/organiser/101/pages';
    const place = { path: '/half-price-link', language: 'en' };
    const send = async (method: string, path: string, body: object) => {
      const response = await fetch(`${pages}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...place, ...body }),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    };
    const { document: opened, revision } = await send('POST', '', { title: 'Tickets' });
    const block = {
      ...{ id: crypto.randomUUID(), component: 'RichText', params: {}, places: [], kept: {} },
      fields: { Text: '<p><a href="#modal:half-price">See the offer</a></p>' },
    };
    const areas = opened.areas.map((area: { key: string }) =>
      area.key === 'headless-main' ? { ...area, blocks: [block] } : area,
    );
    const draft = await send('PUT', '/draft', { document: { ...opened, areas }, revision });
    await send('POST', '/publish', { revision: draft.revision });
  });
  await expect
    .poll(() => html('/clearwater/half-price-link'), { timeout: 30_000 })
    .toContain('modal:half-price"');
  await page.goto('/clearwater/half-price-link', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'See the offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Half price on the last day' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'a dialog of the website');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an editor finds the page on which a dialog stands', async ({ page }) => {
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await page.goto(SCREEN);
  const table = section(page, 'Dialogs').getByRole('table', { name: 'Dialogs on pages' });
  await expect(table.getByRole('row').filter({ hasText: '/blocks' })).toContainText('#modal:friday-ticket');
  await table.getByRole('link', { name: /^The last day for half the price on / }).click();
  await expect(drawing(page).getByText('Dialog “friday-ticket”, shown here to edit it.')).toBeVisible();
});

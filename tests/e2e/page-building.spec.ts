import { dayIn, timeIn } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import { bringForward } from '#tests/support/worlds/bring-forward.ts';
import { expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const LAPTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
/** Where the fair is. */
const ZONE = 'Europe/Amsterdam';

/** Ten kinds of blocks, as the palette names them. */
const KINDS = [
  ...['Page opening', 'Text', 'Framed text', 'Card with image', 'Call to action', 'Dividing line'],
  ...['Questions and answers', 'List of links', 'Key dates', 'Share button'],
];

const add = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: 'Find a block' }).fill(name);
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: `${name} was added.` })).toHaveCount(1);
};

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const opening = (page: Page) => page.getByRole('treeitem').filter({ hasText: /^Page opening/ });
const headingIn = (page: Page, name: string) =>
  page.frameLocator('iframe[data-shown]').getByRole('heading', { name, exact: true });

test('a page of ten kinds of blocks is built on a laptop, translated on a tablet, published and restored', async ({
  page,
  request,
  desk,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(LAPTOP);
  const read = async (address: string) =>
    (await request.get(address, { headers: { accept: 'text/html' } })).text();
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Night of the pumps');
  await page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('link', { name: 'Night of the pumps', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Add' })).toBeVisible();
  for (const kind of KINDS) await add(page, kind);
  await page.getByRole('tab', { name: 'Structure' }).click();
  // The header and the footer are those of the home page.
  const rows = await page.getByRole('treeitem').allInnerTexts();
  expect(rows.map((row) => row.split('\n')[0]).filter((name) => KINDS.includes(name ?? ''))).toEqual(KINDS);
  await opening(page).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The night of the pumps');
  await expect(headingIn(page, 'The night of the pumps')).toBeVisible();
  await page.getByRole('treeitem').filter({ hasText: 'Questions and answers' }).click();
  await page.getByRole('button', { name: 'Add an item' }).first().click();
  await page.getByRole('textbox', { name: 'Question' }).fill('When do the pumps start?');
  await saved(page);

  const soon = new Date(Date.now() + 600_000);
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('button', { name: 'Publish later…' }).click();
  await page.getByRole('dialog').getByLabel('Day').fill(dayIn(ZONE, soon));
  await page.getByRole('dialog').getByLabel('Time').fill(timeIn(ZONE, soon));
  await page.getByRole('button', { name: 'Schedule publishing' }).click();
  await expect(page.getByText(/^Publishes on /)).toBeVisible();
  expect(await read('/clearwater/night-of-the-pumps')).not.toContain('The night of the pumps');

  await page.setViewportSize(TABLET);
  await page.getByRole('link', { name: 'NL Nederlands' }).click();
  await expect(page).toHaveURL(/language=nl/);
  // The page does not exist in Dutch yet: it begins as a copy.
  await expect(headingIn(page, 'The night of the pumps')).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).click();
  await opening(page).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('De nacht van de pompen');
  await expect(headingIn(page, 'De nacht van de pompen')).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published.')).toBeVisible();
  await expect
    .poll(() => read('/nl/clearwater/night-of-the-pumps'), { timeout: 20_000 })
    .toContain('De nacht van de pompen');
  expect(await read('/clearwater/night-of-the-pumps')).not.toContain('When do the pumps start?');
  await bringForward(desk, '/night-of-the-pumps', 'en');
  await expect
    .poll(() => read('/clearwater/night-of-the-pumps'), { timeout: 60_000 })
    .toContain('When do the pumps start?');

  // A mistake is published, and the version before it restored.
  await page.setViewportSize(LAPTOP);
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL(/language=en/);
  await expect(headingIn(page, 'The night of the pumps')).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).click();
  await opening(page).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The nihgt of the pumps');
  await expect(headingIn(page, 'The nihgt of the pumps')).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(() => read('/clearwater/night-of-the-pumps'), { timeout: 20_000 })
    .toContain('The nihgt of the pumps');
  await page.goto('/organiser/clearwater/pages');
  const row = page.getByRole('row').filter({ has: page.locator('[id="open-/night-of-the-pumps"]') });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await row.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('dialog');
  await versions.getByRole('radio').first().check();
  await expect(versions.getByRole('region', { name: 'Changes' })).toContainText('nihgt');
  await versions.getByRole('button', { name: 'Restore as draft' }).click();
  await row.getByRole('link', { name: /^Changed ?: edit .* in English$/ }).click();
  await expect(headingIn(page, 'The night of the pumps')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = '/clearwater/night-of-the-pumps';
  await expect.poll(() => read(address), { timeout: 20_000 }).toContain('The night of the pumps');
  await expect.poll(() => read(address), { timeout: 20_000 }).not.toContain('nihgt');
});

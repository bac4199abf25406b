import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, fillSignIn, test } from './desk.ts';
import { DOCUMENT, dialogOf, openProfile, send } from './profile-desk.ts';

const WRITES = '**/api/events/*/company-profile/**';
const NOT_SAVED = 'Your changes could not be saved. They are still here; please try again.';

/** Responds to every write of the page like a failing upstream; reads continue. */
const answerWrites = (page: Page, answer: { status: number } | 'never') =>
  page.route(WRITES, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return answer === 'never' ? route.abort('timedout') : route.fulfill({ ...answer, json: {} });
  });

const TROUBLES = [
  ['an error', { status: 500 }],
  ['another success than 200', { status: 201 }],
  ['silence', 'never'],
] as const;

for (const [what, answer] of TROUBLES)
  test(`${what} as the response keeps the dialog open with all input, and a retry works`, async ({
    page,
  }) => {
    await openProfile(page);
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await dialogOf(page).getByLabel('Short description').first().fill(`Typed before ${what}`);
    await answerWrites(page, answer);
    await dialogOf(page).getByRole('button', { name: 'Save profile' }).click();
    await expect(dialogOf(page).getByText(NOT_SAVED)).toBeVisible();
    await expect(dialogOf(page).getByLabel('Short description').first()).toHaveValue(`Typed before ${what}`);
    await page.unroute(WRITES);
    await send(page, 'Save profile');
    await expect(page.getByText(`Typed before ${what}`)).toBeVisible();
  });

test('each failure has its own message', async ({ page }) => {
  await openProfile(page, '?tab=products');
  await answerWrites(page, { status: 500 });
  await page.getByRole('button', { name: 'Delete “Drain 12”' }).click();
  await dialogOf(page).getByRole('button', { name: 'Delete product' }).click();
  await expect(dialogOf(page).getByText('This could not be deleted. Please try again.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open “Drain 12”' })).toBeVisible();

  await page.goto('/clearwater/company-profile?tab=documents');
  await page.getByRole('button', { name: 'Add document' }).click();
  await dialogOf(page).getByLabel(/^File/).setInputFiles(DOCUMENT);
  await dialogOf(page).getByLabel('Title of the document').fill('Kept');
  await dialogOf(page).getByLabel('Kind of document').selectOption('Brochure');
  await dialogOf(page).getByRole('button', { name: 'Add document' }).click();
  await expect(
    dialogOf(page).getByText('This could not be added. Nothing was lost; please try again.'),
  ).toBeVisible();
  await expect(dialogOf(page).getByText('data.sheet.pdf')).toBeVisible();
});

test('a list that fails to load reports it and offers to retry', async ({ page }) => {
  await page.route('**/company-profile/*/videos*', (route) => route.fulfill({ status: 500, json: {} }));
  await openProfile(page, '?tab=videos');
  await expect(page.getByText(/This list could not be loaded/)).toBeVisible();
  await page.unroute('**/company-profile/*/videos*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
});

test('an invalid file is rejected with its name and the reason', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: /logo$/ }).first().click();
  const field = dialogOf(page).getByLabel('Logo file');
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(
    dialogOf(page).getByText('logo.svg: Invalid file format. Only .jpg, .jpeg, .png files are allowed.'),
  ).toBeVisible();
  await field.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_152) });
  await expect(
    dialogOf(page).getByText('big.png is too large. Files must be smaller than 2\u00a0MB.'),
  ).toBeVisible();
  const narrow = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(100, 100);
    canvas.getContext('2d')?.fillRect(0, 0, 50, 50);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  await field.setInputFiles({ name: 'slim.png', mimeType: 'image/png', buffer: Buffer.from(narrow) });
  await expect(
    dialogOf(page).getByText('slim.png is too narrow. Images must be at least 250 pixels wide.'),
  ).toBeVisible();
});

test('the second of two colleagues sees both versions and chooses one', async ({ page, browser, desk }) => {
  const other = await browser.newPage({ baseURL: desk.url });
  await openProfile(page);
  await openProfile(other);
  for (const [each, name] of [
    [other, 'First to save'],
    [page, 'Second to save'],
  ] as const) {
    await each.getByRole('button', { name: 'Edit profile' }).click();
    await dialogOf(each).getByLabel('Short description').first().fill(name);
  }
  await send(other, 'Save profile');
  await dialogOf(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { name: 'This was saved elsewhere in the meantime' })).toBeVisible();
  await expect(dialogOf(page).getByText('First to save')).toBeVisible();
  await expect(dialogOf(page).locator('dd').getByText('Second to save')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Use the saved version' }).click();
  await expect(dialogOf(page).getByLabel('Short description').first()).toHaveValue('First to save');
  await dialogOf(page).getByLabel('Short description').first().fill('Third and last');
  await send(page, 'Save profile');
  await other.reload();
  await expect(other.getByText('Third and last')).toBeVisible();
  await other.close();
});

test('cards never conflict with one another', async ({ page, browser, desk }) => {
  const other = await browser.newPage({ baseURL: desk.url });
  await openProfile(page);
  await openProfile(other);
  await other.getByRole('button', { name: 'Edit address' }).click();
  await dialogOf(other).getByLabel('City').fill('Schiedam');
  await page.getByRole('button', { name: 'Edit links' }).click();
  await dialogOf(page).getByLabel('Facebook').fill('facebook.com/noria');
  await send(other, 'Save address');
  await send(page, 'Save links');
  await expect(page.getByText(/Schiedam/)).toBeVisible();
  await other.close();
});

test('closing with unsaved changes requires confirmation, and a reload restores them', async ({ page }) => {
  await openProfile(page, '?tab=news');
  await page.getByRole('button', { name: 'Add news item' }).click();
  await dialogOf(page).getByLabel('Title').fill('Half a title');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialogOf(page).getByLabel('Title')).toHaveValue('Half a title');
  const dialogType = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    }),
  );
  await page.reload();
  expect(await dialogType).toBe('beforeunload');
  await page.getByRole('button', { name: 'Add news item' }).click();
  await expect(dialogOf(page).getByLabel('Title')).toHaveValue('Half a title');
  await page.getByRole('button', { name: 'Start without it' }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a session that expires during a dialog is renewed above it, and no input is lost', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await dialogOf(page).getByLabel('Short description').first().fill('Typed before the end');
  await page.context().clearCookies({ name: 'fairdesk' });
  await dialogOf(page).getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await fillSignIn(page, MAIN_EXHIBITOR);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('Typed before the end')).toBeVisible();
});

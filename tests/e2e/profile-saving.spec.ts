import { expect, test } from './desk.ts';
import { DOCUMENT, dialogOf, openProfile, PICTURE } from './profile-desk.ts';

const UPLOADS = '**/company-profile/*/documents/add';
const WITHDRAWN = /^Saving was stopped, but it may be stored already\./;

test('a save that is cancelled keeps every input, and a repeated one adds the document once', async ({
  page,
}) => {
  await openProfile(page, '?tab=documents');
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^File/).setInputFiles(DOCUMENT);
  await dialog.getByLabel('Title of the document').fill('Stopped half-way');
  await dialog.getByLabel('Kind of document').selectOption('Brochure');

  // The server stores the document, and the response is lost.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(UPLOADS, async (route) => {
    await route.fetch();
    await held;
    await route.abort().catch(() => undefined);
  });
  const title = dialog.getByLabel('Title of the document');
  await title.press('Enter');
  await expect(dialog.getByText(/^Saving… Edit again afterwards/)).toBeVisible();
  await expect(title).not.toBeFocused();
  await page.keyboard.type('lost?');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(WITHDRAWN)).toBeVisible();
  await expect(title).toHaveValue('Stopped half-way');
  await expect(title).toBeFocused();
  await expect(dialog.getByText('data.sheet.pdf')).toBeVisible();
  release();
  await page.unroute(UPLOADS);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page).last().getByText(WITHDRAWN)).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText('“Stopped half-way” was added.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Stopped half-way' })).toHaveCount(1);
});

test('the back button asks before it loses what was chosen, and closes a dialog without changes', async ({
  page,
}) => {
  await openProfile(page);
  await page.getByRole('tab', { name: 'Products' }).click();
  const add = page.getByRole('button', { name: 'Add product' });
  await add.click();
  await dialogOf(page).getByLabel('Product image').setInputFiles(PICTURE);
  await expect(dialogOf(page).getByText('stage.png')).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialogOf(page).getByText('stage.png')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await add.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(add).toBeVisible();
});

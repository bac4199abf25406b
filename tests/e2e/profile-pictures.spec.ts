import { jpeg } from '#tests/support/real-files.ts';
import { expect, test } from './desk.ts';
import { dialogOf, openProfile, send } from './profile-desk.ts';

test('a picture with too many pixels is scaled down on request, and then accepted', async ({ page }) => {
  await openProfile(page, '?tab=products');
  await page.getByRole('button', { name: 'Open “Drain 12”' }).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^Image/).setInputFiles(await jpeg([6200, 4100]));
  await expect(dialog.getByText('picture.jpg has too many pixels. Use less than 6000 × 4000.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Resize picture.jpg' }).click();
  await expect(dialog.getByText('picture.jpg was resized to 5999 × 3967.')).toBeVisible();
  await expect(dialog.getByText(/too many pixels/)).toHaveCount(0);
  await dialog.getByLabel('Title of the image').fill('The whole hall');
  await send(page, 'Save image');
  await expect(page.getByText('The whole hall')).toBeVisible();
});

test('the dialog to rename a picture displays it', async ({ page }) => {
  await openProfile(page, '?tab=products');
  await page.getByRole('button', { name: 'Open “Drain 12”' }).click();
  await page.getByRole('button', { name: 'Rename “Drain 12”' }).click();
  const picture = dialogOf(page).locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await dialogOf(page).getByLabel('Title of the image').fill('A pump that drains');
  await send(page, 'Save title');
  await expect(page.getByText('A pump that drains')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { png } from '#tests/support/worlds/real-files.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const EDITOR = '/organiser/clearwater/pages/edit?path=%2Fpractical-information&language=en';
/** Wide enough for the page beside both panels, so that nothing is scaled down. */
const WIDE = { width: 2000, height: 1100 };

const libraryOf = (page: Page) => page.getByRole('dialog', { name: 'Image library' });

const openLibrary = async (page: Page) => {
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByRole('searchbox', { name: 'Find a block' }).fill('Image');
  await page
    .getByRole('button', { name: /^Image/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Choose an image/ }).click();
  await expect(libraryOf(page)).toBeVisible();
};

test('an editor uploads an image, says what it shows and what stays visible, and visitors see it', async ({
  page,
  request,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await page.goto(EDITOR);
  await expect(page.frameLocator('iframe[data-shown]').locator('main')).toBeVisible();
  await openLibrary(page);
  const library = libraryOf(page);
  const choose = library.getByLabel(/^Add images/);

  await choose.setInputFiles({ name: 'no-image.png', mimeType: 'image/png', buffer: Buffer.from('a text') });
  await expect(library.getByRole('alert')).toContainText('no-image.png');

  await choose.setInputFiles(await png([1200, 600], 'quay-at-night.png'));
  await expect(library.getByText('quay-at-night.png was added.')).toBeVisible();
  await expect(library.getByText(/1200 × 600 pixels/)).toBeVisible();
  await library.getByLabel('Alternative text (English)').fill('The quay at night');
  const fromLeft = library.getByLabel('Position from the left');
  await fromLeft.focus();
  await fromLeft.press('Home');
  await expectAccessible(page, 'the image library');
  await page.setViewportSize(WIDE);
  await library.getByRole('button', { name: 'Use image' }).click();
  await expect(library).toBeHidden();

  const drawn = page.frameLocator('iframe[data-shown]').getByRole('img', { name: 'The quay at night' });
  await expect(drawn).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(drawn).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published.')).toBeVisible();
  const read = async () =>
    (await request.get('/clearwater/practical-information', { headers: { accept: 'text/html' } })).text();
  await expect.poll(read).toContain('alt="The quay at night"');
  expect(await read()).toMatch(/<img[^>]*object-position:0% 50%[^>]*>/);
  expect(complaints).toEqual([]);

  // A page uses it now, so that the library does not let it go.
  await openLibrary(page);
  await library.getByRole('searchbox').fill('quay at night');
  await library.getByRole('button', { name: 'quay-at-night' }).click();
  await library.getByRole('button', { name: 'Delete image' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete image' }).click();
  await expect(page.getByText(/Pages use this image/)).toBeVisible();
});

import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an editor finds pages by their titles, addresses and states', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Getting there')).toBeVisible();
  await expect(
    row('Getting there')
      .getByRole('link', { name: /^Published: edit/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'pages', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.keyboard.press('/');
  await page.keyboard.type('practical-information/');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page).toHaveURL(/search=practical-information/);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('searchbox').fill('no page has this');
  await expect(page.getByText('No pages found.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all pages' }).click();
  await expect(row('Getting there')).toBeVisible();
  await page.getByRole('link', { name: /^Changed/ }).click();
  await expect(page).toHaveURL(/view=changed/);
  await expect(page.getByText('No pages found.')).toBeVisible();
  await page.goBack();
  await expect(row('Getting there')).toBeVisible();
  expect(complaints).toEqual([]);
});

import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { expect, signIn, test } from './organisers-desk.ts';

const LONG_TITLE = 'x'.repeat(200);

test('a long name in the history fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/settings/awards');
  await page.getByRole('button', { name: 'New award' }).click();
  await page.getByLabel('Title', { exact: true }).fill(LONG_TITLE);
  await page.getByRole('button', { name: 'Add award' }).click();
  await expect(page.getByText('The award was added.', { exact: true })).toBeVisible();
  await page.goto('/organiser/clearwater/audit');
  await expect(page.getByText(LONG_TITLE).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

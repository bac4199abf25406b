import { ADMINISTRATOR } from '#tests/support/demo-people.ts';
import { expect, signIn, test } from './organisers-desk.ts';

test('the long form of a questionnaire scrolls in its panel, and names the kinds of its questions', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/pages/edit?path=%2Fawards%2Fregistration&language=en');
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem', { name: /^Award questionnaire/ }).click();
  await page.locator('summary', { hasText: /^innovation$/ }).click();
  await page.locator('summary', { hasText: /^pitch$/ }).click();
  const kind = page.getByLabel('Kind of question').first();
  await expect(kind).toHaveValue('TextQuestion');
  await expect(kind.getByRole('option', { selected: true })).toHaveText('Text');
  await expect(page.getByLabel('Kind of text').first()).toHaveValue('multiline');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBe(900);
});

import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { fillInnovation, next, openNew, titleOf } from './award-desk.ts';
import { test as base, expect, signIn, useServer } from './desk.ts';

/** On a server of its own: it counts the answers of all entries, and publishes the questionnaire. */
const test = base.extend<object, object>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('renaming a question with stored answers warns with their number, and offers the former name', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(20_000);
  const exhibitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openNew(exhibitor, 'Winter pump');
  await fillInnovation(exhibitor, 'Pilot');
  await next(exhibitor).click();
  await expect(titleOf(exhibitor, 'What it changes')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/pages/edit?path=%2Fawards%2Fregistration&language=en');
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem', { name: /^Award questionnaire/ }).click();
  await page.locator('summary', { hasText: /^innovation$/ }).click();
  await page.locator('summary', { hasText: /^pitch$/ }).click();
  const name = page.locator('[name$=".Steps.0.Questions.0.Name"]');
  await expect(name).toHaveValue('pitch');
  await name.fill('summary');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('“pitch”, now “summary”: 1 answer');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('summary');
  await publish.click();
  await dialog.getByRole('button', { name: 'Restore the former name' }).click();
  await expect(name).toHaveValue('pitch');

  await name.fill('summary');
  await publish.click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('The page is published.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

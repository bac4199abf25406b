import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/demo-people.ts';
import { expect, openDesk, test } from './desk.ts';

const hasMark = (page: Page): Promise<boolean> => page.evaluate('window.isMarked === true');

const openTasks = async (page: Page): Promise<void> => {
  await page.evaluate('window.isMarked = true');
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click();
  await page.waitForURL('**/clearwater/tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
};

const saveDescription = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Short description').fill(text);
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog).toHaveCount(0);
};

test('the back button shows what was saved since, and an unchanged page without loading it', async ({
  page,
}) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  await page.goto('/clearwater/company-profile', { waitUntil: 'networkidle' });
  await openTasks(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  expect(await hasMark(page)).toBe(true);

  await saveDescription(page, 'Pumps for dry summers');
  await openTasks(page);
  await page.goBack();
  await expect(page.getByText('Pumps for dry summers')).toBeVisible();
  expect(await hasMark(page)).toBe(false);
  // Based on the version that was saved: another one would be a conflict.
  await saveDescription(page, 'Pumps for wet winters');
  await expect(page.getByText('Pumps for wet winters')).toBeVisible();
});

test('the back button shows a task as it was marked on another page', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  const next = page.getByRole('article').first().getByRole('heading');
  const title = (await next.textContent()) ?? '';
  await openTasks(page);
  const task = page.getByRole('checkbox', { name: title });
  await task.click();
  await expect(task).toBeChecked();
  await page.goBack();
  await page.waitForURL('**/clearwater/dashboard');
  await expect(next).not.toHaveText(title);
  await expect(next).toHaveText(/./);
});

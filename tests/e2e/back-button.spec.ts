import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
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

test('going back as soon as the next page appears shows what was saved', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  await page.goto('/clearwater/company-profile', { waitUntil: 'networkidle' });
  await saveDescription(page, 'Pumps for short nights');
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('#content h1')?.textContent !== 'Tasks') return;
      observer.disconnect();
      history.back();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click();
  await loaded;
  await expect(page.getByText('Pumps for short nights')).toBeVisible();
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

test('the back button shows a countdown that went on meanwhile', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  /** By how many seconds the countdown is behind the clock of this machine, which is the server's too. */
  const lateness = () =>
    page.getByRole('timer').evaluate((timer) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = [...timer.querySelectorAll('b')].map((part) =>
        Number(part.textContent),
      );
      const left = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      const start = Date.parse(timer.parentElement?.querySelector('time')?.dateTime ?? '');
      return left - (start - Date.now()) / 1000;
    });
  await expect.poll(lateness).toBeLessThan(3);
  await openTasks(page);
  // A minute passes.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await page.goBack();
  await page.waitForURL('**/clearwater/dashboard');
  await expect.poll(lateness).toBeLessThan(3);
});

test('a page to which its reader returns after hours is loaded again, but not below an open form', async ({
  page,
}) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  await page.clock.install();
  await page.goto('/clearwater/company-profile', { waitUntil: 'networkidle' });
  await page.evaluate('window.isMarked = true');
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.fastForward('05:59:00');
  await comeBack();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('dialog').getByLabel('Short description').fill('Typed before lunch');
  await page.clock.fastForward('07:00:00');
  await comeBack();
  await expect(page.getByLabel('Short description')).toHaveValue('Typed before lunch');
  expect(await hasMark(page)).toBe(true);

  await page.getByRole('dialog').getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const loading = page.waitForEvent('load');
  await comeBack();
  await loading;
  expect(await hasMark(page)).toBe(false);
  await expect(page.getByText('Typed before lunch')).toBeVisible();
});

import { STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './organisers-desk.ts';

test('an exhibitor opens beside the list, with an address of its own', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/exhibitors');
  const names = page.getByRole('rowheader').getByRole('link');
  const first = (await names.nth(0).textContent()) ?? '';
  const second = (await names.nth(1).textContent()) ?? '';
  const panel = page.getByRole('complementary', { name: 'Exhibitor' });
  // Repeated, because a page takes no input before its scripts have started.
  await expect(async () => {
    await page.locator('h1').click();
    await page.keyboard.press('j');
    await expect(names.nth(0)).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await expect(names.nth(0)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'an exhibitor beside the list');
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { level: 2, name: second })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2, name: second })).toBeVisible();
  await expect(names.nth(0)).toBeVisible();

  const address = page.url();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(names.nth(0)).toBeVisible();
  await page.goForward();
  await expect(panel.getByRole('heading', { level: 2, name: second })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // A phone has no room beside the list.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
});

test('an organiser undoes a change of a task for selected exhibitors', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/exhibitors');
  const boxes = page.getByRole('rowheader');
  await expect(async () => {
    await page.getByRole('checkbox').nth(1).check();
    await expect(page.getByText('1 selected')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(boxes.first()).toBeVisible();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Task…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Task').selectOption({ index: 1 });
  await sheet.getByRole('radio', { name: 'Change deadline' }).check();
  await sheet.getByRole('button', { name: 'Change deadline' }).click();
  await expect(page.getByText('The task was changed for 1 exhibitor.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The task is as it was before for 1 exhibitor.')).toBeVisible();
});

import { STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './organisers-desk.ts';

test('an organiser opens the portal as a company, and what is changed there is marked', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/exhibitors?q=noria+pumps');
  await page.getByRole('rowheader').getByRole('link', { name: 'Noria Pumps' }).click();
  await page.getByRole('button', { name: 'Open portal as this company' }).click();
  await page.waitForURL('**/clearwater/dashboard');
  const banner = page.getByRole('complementary', { name: 'Organiser' });
  await expect(banner).toContainText('You see the portal as Noria Pumps.');
  await expectAccessible(page, 'the portal as a company');
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto('/clearwater/tasks');
  await expect(banner).toBeVisible();
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/tasks/') && response.request().method() !== 'GET',
  );
  const task = page.getByRole('checkbox').first();
  await task.click();
  expect((await saved).status()).toBe(200);

  await banner.getByRole('link', { name: 'Back to fair management' }).click();
  await expect(page.getByText('Portal opened as this company').first()).toBeVisible();
  await expect(page.getByText('Changed in the portal as this company').first()).toBeVisible();
  await expect(page.getByText(/(POST|PATCH|PUT) \//)).toHaveCount(0);
});

test('an organiser writes to selected exhibitors, and reminds them once a day', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/exhibitors?q=noria+pumps');
  await page
    .getByRole('row', { name: /Noria Pumps/ })
    .getByRole('checkbox')
    .check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Message' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('For the exhibitors selected in the list.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Only for the selected');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Please call us.');
  await dialog.getByRole('button', { name: 'Check recipients' }).click();
  await expect(dialog.getByText(/at 1 company will get a mail/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(dialog).toBeHidden();

  await bar.getByRole('button', { name: 'Remind' }).click();
  await expect(dialog).toContainText(/Remind \d+ (person|people) at 1 company/);
  await dialog.getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText(/reminders? (was|were) queued/)).toBeVisible();
});

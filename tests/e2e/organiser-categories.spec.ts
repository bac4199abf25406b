import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an administrator renames, moves, merges and restores a category, and visitors see it', async ({
  page,
  request,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const read = async () =>
    (await request.get('/clearwater/exhibitors', { headers: { accept: 'text/html' } })).text();
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Pumps').first()).toBeVisible();
  await expectAccessible(page, 'categories', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'New category', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add category' }).click();
  await expect(sheet.getByText('Name is required.').first()).toBeVisible();
  await sheet.getByLabel('Name', { exact: true }).fill('Quays & locks');
  await sheet.getByLabel('Code').fill('pumps');
  await sheet.getByRole('button', { name: 'Add category' }).click();
  await expect(sheet.getByText('Another category has this code.').first()).toBeVisible();
  await sheet.getByLabel('Code').fill('');
  await sheet.getByRole('button', { name: 'Add category' }).click();
  await expect(row('Quays & locks')).toContainText('quays-locks');
  await row('Quays & locks')
    .getByRole('button', { name: /^Move .* up$/ })
    .press('Enter');
  await expect(page.getByText('“Quays & locks” is now')).toBeAttached();

  const pumps = row('Pumps').filter({ has: page.getByRole('cell', { name: 'pumps', exact: true }) });
  const companies = await pumps.getByRole('cell').nth(2).innerText();
  await pumps.getByRole('button', { name: /^Change/ }).click();
  await sheet.getByLabel('Name', { exact: true }).fill('Pumps and screws');
  await sheet.getByRole('button', { name: 'Save category' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(read, { timeout: 20_000 }).toContain('Pumps and screws');

  await row('Pumps and screws')
    .getByRole('button', { name: /^Delete or merge/ })
    .click();
  await expect(sheet.getByText(new RegExp(`In use by ${companies} compan`))).toBeVisible();
  await expectAccessible(page, 'deleting a category');
  await page.setViewportSize({ width: 1280, height: 900 });
  await sheet.getByLabel('Move what uses it to').selectOption({ index: 1 });
  await sheet.getByRole('button', { name: 'Merge categories' }).click();
  await expect(sheet).toBeHidden();
  await expect(row('Pumps and screws')).toHaveCount(0);
  await expect.poll(read, { timeout: 20_000 }).not.toContain('Pumps and screws');

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Restore: Category merged/ }).click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  await page.goto('/organiser/clearwater/settings/categories');
  await expect(row('Pumps and screws').getByRole('cell').nth(2)).toHaveText(companies);
  expect(complaints).toEqual([]);
});

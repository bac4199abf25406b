import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an administrator changes a word of the public website and takes it back', async ({ page, request }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const read = async () =>
    (await request.get('/nl/clearwater/exhibitors', { headers: { accept: 'text/html' } })).text();
  expect(await read()).not.toContain('Wie staat er?');
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  await page.getByRole('link', { name: 'Words', exact: true }).click();
  await page.getByLabel('Search key or text').fill('exhibitors-');
  await page.getByLabel('Used in').selectOption({ label: 'Exhibitor pages' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('row', { name: /exhibitors-search/ })).toBeVisible();
  await expectAccessible(page, 'words');

  await page.getByRole('button', { name: 'exhibitors-total', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const dutch = sheet.getByLabel('Nederlands', { exact: true });
  await dutch.fill('veel exposanten');
  await sheet.getByRole('button', { name: 'Save texts' }).click();
  await expect(sheet.getByText('Nederlands: {n} is missing.').first()).toBeVisible();
  await expectAccessible(page, 'a word');
  await dutch.fill('');
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  const open = () => page.getByRole('button', { name: 'exhibitors-search', exact: true }).click();
  const save = async () => {
    await sheet.getByRole('button', { name: 'Save texts' }).click();
    await expect(sheet).toBeHidden();
  };
  await open();
  await dutch.fill('Wie staat er?');
  await save();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“exhibitors-search” is as it was before.')).toBeVisible();
  await open();
  await expect(dutch).toHaveValue('');
  await dutch.fill('Wie staat er?');
  await save();
  await expect.poll(read, { timeout: 20_000 }).toContain('Wie staat er?');
  await open();
  await sheet.getByRole('button', { name: /^Use the built-in text/ }).click();
  await save();
  await expect.poll(read, { timeout: 20_000 }).not.toContain('Wie staat er?');
  expect(complaints).toEqual([]);
});

test('an administrator changes the title and the colour of the website', async ({ page, request }) => {
  page.setDefaultTimeout(20_000);
  const read = async () =>
    (await request.get('/clearwater/exhibitors', { headers: { accept: 'text/html' } })).text();
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings/website');
  await page.getByLabel('After every page title').fill(' at the Clearwater fair');
  await page.getByLabel('May see the draft').fill('not an address');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Write one valid e-mail address per line, at most 100.').first()).toBeVisible();
  await page.getByLabel('May see the draft').fill('tester@quay-and-field.example');
  const colour = page.getByLabel('Colour', { exact: true });
  const before = await colour.inputValue();
  await colour.fill('#7a1f4e');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect.poll(read, { timeout: 20_000 }).toContain('at the Clearwater fair</title>');
  await expectAccessible(page, 'settings of the website');
  // Later tests use the same fair.
  await colour.fill(before);
  await page.getByLabel('After every page title').fill(' | Clearwater');
  await page.getByLabel('May see the draft').fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(read, { timeout: 20_000 }).toContain(' | Clearwater</title>');
});

test('an administrator closes an award later', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings/awards');
  const row = page.getByRole('row').nth(1);
  const open = () => row.getByRole('button').first();
  const sheet = page.getByRole('dialog');
  const opens = sheet.getByLabel('Opens, date');
  const closes = sheet.getByLabel('Closes, date');
  const save = () => sheet.getByRole('button', { name: 'Save award' }).click();
  await open().click();
  const before = [await opens.inputValue(), await closes.inputValue()] as const;
  await opens.fill('2030-01-02');
  await closes.fill('2030-01-01');
  await save();
  await expect(sheet.getByText('The award cannot close before it opens.').first()).toBeVisible();
  await opens.fill('');
  await save();
  await expect(sheet).toBeHidden();
  await expect(row.getByText('no limit')).toBeVisible();
  await expect(row.getByText('01 January 2030')).toBeVisible();
  await expectAccessible(page, 'awards');
  // Later tests use the same award.
  await open().click();
  await opens.fill(before[0]);
  await closes.fill(before[1]);
  await save();
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: 'Change the questionnaire' }).click();
  await page.waitForURL('**/pages/edit?*');
  await expect(
    page.frameLocator('iframe[data-shown]').getByText('Questionnaire “Clearwater Innovation Award”'),
  ).toBeVisible();
});

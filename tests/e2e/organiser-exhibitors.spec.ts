import { ADMINISTRATOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { expect, signIn, test } from './organisers-desk.ts';

test('an organiser finds, sorts, selects and saves exhibitors with the keyboard', async ({
  page,
  context,
}) => {
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/exhibitors');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const names = page.getByRole('rowheader');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  const all = await rows.count();
  await expectAccessible(page, 'the list of exhibitors');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.keyboard.press('/');
  await page.keyboard.type('gokcay');
  await expect(names).toHaveText(['Gökçay Filtre']);
  expect(page.url()).toContain('q=gokcay');
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(all);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Hall').selectOption('8');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove filter: Hall 8' })).toBeVisible();
  await page.getByRole('button', { name: 'Stand', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Stand' })).toHaveAttribute('aria-sort', 'ascending');
  const standTexts = () => page.locator('tbody [data-column="stand"]').allTextContents();
  const { compare } = new Intl.Collator('en', { numeric: true });
  // The column says how it is sorted before the rows arrive.
  await expect(async () => {
    const firsts = (await standTexts()).map((text) => text.split(',')[0] ?? '');
    expect(firsts).toEqual(firsts.toSorted(compare));
  }).toPass();
  const stands = await standTexts();
  expect(stands.length).toBeLessThan(all);

  // The address is the list: a colleague sees the same.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('tbody [data-column="stand"]')).toHaveText(stands);
  await other.close();

  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Select all/ }).click();
  await expect(page.getByText(`${stands.length} selected`)).toBeVisible();
  const hidden = page.locator('tbody [data-column="public"]', { hasText: 'Not public' });
  const before = await hidden.count();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog', {
    name: `Hide ${stands.length - before} exhibitors from visitors`,
  });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(hidden).toHaveCount(stands.length);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hidden).toHaveCount(before);
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/\d selected/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByLabel('Name of this filter').fill('Hall eight');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByRole('status').filter({ hasText: '“Hall eight” was saved.' })).toBeVisible();
  await page.goto('/organiser/clearwater/exhibitors');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'Hall eight', exact: true }).click();
  await expect(page.locator('tbody [data-column="stand"]')).toHaveText(stands);

  await page.goBack();
  await expect(rows).toHaveCount(all);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('an organiser opens an exhibitor, moves a stand, invites a person and completes a task', async ({
  page,
}) => {
  // Without room beside the list: an exhibitor opens as a page.
  await page.setViewportSize({ width: 1000, height: 800 });
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/exhibitors');
  // Repeated, because a page takes no input before its scripts have started.
  await expect(async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill('gokcay');
    await expect(page.getByRole('rowheader')).toHaveText(['Gökçay Filtre'], { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gökçay Filtre' })).toBeVisible();
  await expectAccessible(page, 'an exhibitor');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('Stand', { exact: true }).first().fill('8.Z9');
  await page.getByRole('button', { name: 'Save stand' }).click();
  await expect(page.getByRole('button', { name: 'Remove stand 8.Z9' })).toBeVisible();

  await page.getByLabel('E-mail').fill('new@gokcay.example');
  await page.getByRole('button', { name: 'Invite person' }).click();
  await expect(page.getByText('new@gokcay.example').first()).toBeVisible();

  const task = page.getByRole('checkbox').first();
  await task.click();
  await expect(task).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByText('Task state changed').first()).toBeVisible();
  await expect(page.getByText('Stand changed').first()).toBeVisible();
});

test('a type of participation has the name that the fair gives it', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/settings/words?search=participation-type');
  await page.getByRole('button', { name: 'participation-type-START_UP', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('English', { exact: true }).fill('Young company');
  await sheet.getByRole('button', { name: 'Save texts' }).click();
  await expect(sheet).toBeHidden();
  const names = page.getByRole('rowheader');
  await expect(async () => {
    await page.goto('/organiser/clearwater/settings/profiles');
    expect(await names.allTextContents()).toEqual(
      expect.arrayContaining(['Young company', 'Exhibitor', 'Co-exhibitor']),
    );
  }).toPass({ timeout: 30_000 });
  await page.goto('/organiser/clearwater/exhibitors?type=START_UP');
  await expect(page.getByRole('button', { name: /Young company/ })).toBeVisible();
});

test('Back from an exhibitor leads to what was searched, in the address and in the list', async ({
  page,
}) => {
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/exhibitors');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('searchbox').fill('gokcay');
  await expect(page).toHaveURL(/q=gokcay/);
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(['Gökçay Filtre']);
  await rows.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Gökçay Filtre' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=gokcay/);
  await expect(rows).toHaveText(['Gökçay Filtre']);
});

test('exhibitors that were selected in several searches stay selected after a reload, and after Back', async ({
  page,
}) => {
  await signIn(page, STAFF);
  const selected = (count: number) => page.getByText(`${count} selected`, { exact: true });
  for (const [place, name] of ['Gökçay Filtre', 'Polder Meters'].entries()) {
    await page.goto(`/organiser/clearwater/exhibitors?q=${encodeURIComponent(name)}`);
    await page.getByRole('row', { name }).getByRole('checkbox').check();
    await expect(selected(place + 1)).toBeVisible();
  }
  await page.reload();
  await expect(selected(2)).toBeVisible();
  await page.getByRole('link', { name: 'Polder Meters' }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  await page.getByRole('link', { name: 'All exhibitors' }).click();
  await expect(selected(2)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Gökçay Filtre' }).getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.reload();
  await expect(page.getByRole('row', { name: 'Gökçay Filtre' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Gökçay Filtre' }).getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByText(/^\d+ selected$/)).toHaveCount(0);
});

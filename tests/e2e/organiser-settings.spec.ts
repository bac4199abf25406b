import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an administrator switches approval on and invites an organiser', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  await page.getByRole('link', { name: 'Company profiles' }).click();
  const approval = page.getByLabel('Approve products and news before visitors see them');
  await approval.check();
  await page.getByLabel('Maximum number of products: Exhibitor', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(approval).toBeChecked();
  await expect(page.getByLabel('Maximum number of products: Exhibitor', { exact: true })).toHaveValue('2');
  await expectAccessible(page, 'rules for profiles');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/organiser/clearwater/approvals');
  await expect(page.getByText('Nothing waits for approval.')).toBeVisible();

  await page.goto('/organiser/clearwater/settings/team');
  await expect(page.getByText('only administrator')).toBeVisible();
  await page.getByLabel('E-mail').fill('new@quay-and-field.example');
  await page.getByRole('button', { name: 'Invite person' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'new@quay-and-field.example' })).toBeVisible();
  await expectAccessible(page, 'team');
  expect(complaints).toEqual([]);
});

test('what was changed in the settings is restored from the history', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  const city = page.getByLabel('City', { exact: true });
  const before = await city.inputValue();
  await city.fill('Vlissingen');
  await page.getByRole('button', { name: 'Save fair' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto('/organiser/clearwater/audit');
  await page
    .getByRole('button', { name: /^Restore: Fair changed/ })
    .first()
    .click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  await page.goto('/organiser/clearwater/settings');
  await expect(city).toHaveValue(before);
  expect(complaints).toEqual([]);
});

test('an administrator who saves second sees who saved first and when, and chooses', async ({
  page,
  context,
}) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, ADMIN);
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto('/organiser/clearwater/settings');
  const city = (each: typeof page) => each.getByLabel('City', { exact: true });
  const before = await city(page).inputValue();
  const save = (each: typeof page) => each.getByRole('button', { name: 'Save fair' }).click();
  await city(other).fill('Middelburg');
  await save(other);
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  await other.close();
  await city(page).fill('Vlissingen');
  await save(page);
  const conflict = page.getByRole('alert').filter({ hasText: 'This was saved elsewhere in the meantime' });
  await expect(conflict.getByText('Middelburg', { exact: true })).toBeVisible();
  await expect(conflict.getByText(`Last change: ${ADMIN.accountName}, `)).toBeVisible();
  await expectAccessible(page, 'the choice between two versions of a fair');
  await city(page).fill(before);
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});

test('an old address of the website leads to its new one, and wrong redirects are told', async ({
  page,
  desk,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings/website');
  const redirects = page.getByRole('group', { name: 'Redirects' });
  await expect(redirects.getByLabel('Old address').first()).toHaveValue('/visit');
  await redirects.getByRole('button', { name: 'Add redirect' }).click();
  const added = redirects.getByRole('group').last();
  await added.getByLabel('Old address').fill('/hall-plan');
  await added.getByLabel('New address').fill('/hall-plan');
  const save = page.getByRole('button', { name: 'Save settings' });
  await save.click();
  await expect(added.getByText('This leads back to itself')).toBeVisible();
  await expectAccessible(page, 'settings of the website');
  await added.getByLabel('New address').fill('/exhibitors');
  await save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const ask = async () => {
    const response = await fetch(`${desk.url}/nl/clearwater/hall-plan`, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  await expect.poll(ask, { timeout: 30_000 }).toEqual([301, '/nl/clearwater/exhibitors']);
  const icon = await fetch(`${desk.url}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  await page.goto('/organiser/clearwater/audit');
  await page
    .getByRole('button', { name: /^Restore: Website settings changed/ })
    .first()
    .click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await ask())[0], { timeout: 30_000 }).toBe(404);
  expect(complaints).toEqual([]);
});

test('an administrator chooses how long messages are stored', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  const contact = page.getByLabel('Messages of the contact form');
  await expect(contact).toHaveValue('12');
  await contact.selectOption('6 months');
  await page.getByRole('button', { name: 'Save periods' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'settings of the fair');
  await page.goto('/organiser/clearwater/enquiries');
  await expect(page.getByText(/\b6 months/)).toBeVisible();
  await page.goto('/organiser/clearwater/settings');
  await expect(contact).toHaveValue('6');
  expect(complaints).toEqual([]);
});

test('an award that is added has pages for exhibitors, until it is deleted or undone', async ({
  page,
  browser,
  desk,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/glass-and-green/settings/awards');
  await expect(page.getByText('This fair has no award yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New award' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add award' }).click();
  await expect(sheet.getByText(/is required/).first()).toBeVisible();
  await expectAccessible(page, 'a new award');
  await sheet.getByLabel('Title').first().fill('Greenhouse award');
  await sheet.getByRole('button', { name: 'Add award' }).click();
  await expect(page.getByText('The award was added.', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Greenhouse award' })).toBeVisible();

  const context = await browser.newContext({ baseURL: desk.url });
  const exhibitor = await context.newPage();
  exhibitor.setDefaultTimeout(20_000);
  await signIn(exhibitor, MAIN_EXHIBITOR);
  await exhibitor.getByRole('link', { name: /^Glass/ }).click();
  await exhibitor.waitForURL('**/glass-and-green/dashboard');
  await exhibitor.goto('/glass-and-green/awards');
  await expect(exhibitor.getByRole('heading', { name: 'Greenhouse award' })).toBeVisible();
  await expectAccessible(exhibitor, 'the built-in award page');
  await context.close();

  const remove = page.getByRole('button', { name: 'Delete award “Greenhouse award”' });
  await remove.click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/^No product is entered for it\./)).toBeVisible();
  await expectAccessible(page, 'deleting an award');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Delete award', exact: true }).click();
  await expect(page.getByText('This fair has no award yet.')).toBeVisible();
  await page.goto('/organiser/glass-and-green/audit');
  await page.getByRole('button', { name: /^Restore: Award deleted/ }).click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  await page.goto('/organiser/glass-and-green/settings/awards');
  await expect(page.getByRole('rowheader', { name: 'Greenhouse award' })).toBeVisible();

  await page.goto('/organiser/glass-and-green/audit');
  await page
    .getByRole('button', { name: /^Restore: Award added/ })
    .first()
    .click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  await page.goto('/organiser/glass-and-green/settings/awards');
  await expect(page.getByText('This fair has no award yet.')).toBeVisible();
  expect(complaints).toEqual([]);
});

import { ADMINISTRATOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expect, signIn, test } from './organisers-desk.ts';

test('an organiser who loses the role while the desk is open reads so, and loses nothing', async ({
  page,
  browser,
  desk,
}) => {
  const administrator = await browser.newPage({ baseURL: desk.url, locale: 'en-GB' });
  await signIn(administrator, ADMINISTRATOR);
  const changeRole = async (from: string, role: string) => {
    const change = { kind: 'role', email: STAFF.accountName, from, role };
    const response = await administrator.request.post('/api/organiser/101/team', { data: change });
    expect(response.status()).toBe(200);
  };
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/tasks');
  const deletion = page.getByRole('button', { name: /^Delete.*Order rigging points/ });
  await expect(deletion).toBeVisible();
  await changeRole('staff', 'site-editor');

  await deletion.click();
  const notice = page.getByRole('alertdialog', { name: 'You no longer have permission' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('The task could not be deleted.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'was deleted' })).toBeHidden();
  await notice.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: /^Change.*Order rigging points/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title', { exact: true }).fill('Order rigging points in the hall');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.getByLabel('Title', { exact: true })).toHaveValue('Order rigging points in the hall');

  await changeRole('site-editor', 'staff');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  const saved = page.getByRole('link', { name: 'Order rigging points in the hall', exact: true });
  await expect(saved).toBeVisible();
  await administrator.close();
});

import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { letterTo } from '#tests/support/worlds/outbox.ts';
import { expect, signIn, test } from './organisers-desk.ts';

test('a person with an account joins a new company by the password alone', async ({
  page,
  browser,
  desk,
}) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/exhibitors');
  await page.getByRole('button', { name: 'Add exhibitor' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Name/).fill('Noria Rental');
  await sheet.getByLabel(/^E-mail of the main contact/).fill(MAIN_EXHIBITOR.accountName);
  await sheet.getByRole('button', { name: 'Add exhibitor' }).click();
  await expect(sheet).toBeHidden();
  const { text } = await letterTo(desk.dataFolder, MAIN_EXHIBITOR.accountName, /invit/i);
  const { pathname } = new URL(/http\S+invite\/\S+/.exec(text ?? '')?.[0] ?? '');

  const person = await browser.newPage({ baseURL: desk.url, locale: 'en-GB' });
  person.setDefaultTimeout(20_000);
  await person.goto(pathname);
  await expect(person.getByText(/^You are invited .* You already have an account\./)).toBeVisible();
  await person.getByLabel('Password', { exact: true }).fill('not the password at all');
  await person.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(person.getByText(/^Check your e-mail address and password/).first()).toBeVisible();
  await person.getByLabel('Password', { exact: true }).fill(MAIN_EXHIBITOR.password);
  await person.getByRole('button', { name: 'Accept invitation' }).click();
  await person.getByRole('link', { name: 'Clearwater 2027' }).click();
  await person.waitForURL('**/events/101*');
  await expect(person.getByRole('button', { name: 'Noria Rental' })).toBeVisible();
  await expect(person.getByRole('button', { name: 'Noria Pumps' })).toBeVisible();
  await person.close();
});

import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an administrator changes the text of the invitation, sends one, and restores the text', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  await page.getByRole('link', { name: 'Mail texts', exact: true }).click();
  // The title of the page before goes before that of this one comes.
  await expect(page).toHaveTitle(/^Mail texts/);
  await expectAccessible(page, 'mail texts', [320]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const row = page.getByRole('row', { name: /^Invitation/ });
  const sheet = page.getByRole('dialog');
  await row.getByRole('button', { name: 'Invitation', exact: true }).click();
  await expect(sheet.getByText('Accept the invitation here within two weeks:')).toBeVisible();
  await sheet.getByRole('button', { name: 'Change the built-in text' }).click();
  await sheet.getByLabel('Subject').fill('Build with us at {fair}');
  await sheet.getByLabel('Mail text').fill('Your stand at {hall} waits.');
  await sheet.getByRole('button', { name: 'Save texts' }).click();
  await expect(sheet.getByText('This mail does not have {hall}.').first()).toBeVisible();
  await sheet.getByLabel('Mail text').fill('Your stand at {fair} waits: {link}');
  await expect(sheet.getByText('Build with us at Clearwater 2027').first()).toBeVisible();
  await sheet.getByLabel('See it as a person gets it').fill('stand@noria');
  await sheet.getByRole('button', { name: /stand@noria-pumps\.example/ }).click();
  const theirs = sheet.getByRole('region', { name: /^Preview for Ada/ });
  await expect(theirs.getByText('Build with us at Clearwater 2027')).toBeVisible();
  await expectAccessible(page, 'the text of a mail');
  await page.setViewportSize({ width: 1280, height: 900 });
  await sheet.getByRole('button', { name: 'Save texts' }).click();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText('English');

  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await page.getByLabel('E-mail', { exact: true }).fill('mail-text@quay-and-field.example');
  await page.getByRole('button', { name: 'Invite person' }).click();
  await expect(page.getByText('mail-text@quay-and-field.example').first()).toBeVisible();
  await page.getByRole('link', { name: 'Mail', exact: true }).first().click();
  await expect(page.getByText('Build with us at Clearwater 2027').first()).toBeVisible();

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Restore: Mail text changed/ }).click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  await page.goto('/organiser/clearwater/settings/mail-texts');
  await expect(row).toContainText('Built-in');
  expect(complaints).toEqual([]);
});

import { MAIN_EXHIBITOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, openDesk, signIn, test } from './organisers-desk.ts';

test('a mailing is checked, sent once by mail and in the portal, and read in the log', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/mail/letters');
  await page.getByRole('button', { name: 'New mailing' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Mail and message').check();
  await sheet.getByLabel('Title').fill('Boots for {compnay}');
  await sheet.getByRole('textbox', { name: 'Text' }).fill('Dear {firstName}, the floor of {fair} is wet.');
  await sheet.getByLabel('Find a company').fill('noria pum');
  await sheet.getByRole('button', { name: 'Add Noria Pumps' }).click();
  await sheet.getByRole('button', { name: 'Check recipients' }).click();
  await expect(sheet.getByText('{compnay} is not a placeholder').first()).toBeVisible();
  await sheet.getByLabel('Title').fill('Boots for {company}');
  await sheet.getByRole('button', { name: 'Check recipients' }).click();

  await expect(sheet.getByText(/at 1 company will get a mail and see the message/)).toBeVisible();
  // What was written survives a reload of its check.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'New mailing' }).click();
  await expect(sheet.getByText('What you typed earlier has been restored.')).toBeVisible();
  await expect(sheet.getByLabel('Title')).toHaveValue('Boots for {company}');
  await sheet.getByRole('button', { name: 'Check recipients' }).click();
  await expect(sheet.getByText(/at 1 company will get a mail and see the message/)).toBeVisible();
  const mail = sheet.getByRole('article', { name: 'Mail', exact: true });
  await expect(mail).toContainText('Boots for Noria Pumps');
  await sheet.getByRole('button', { name: 'Send me this mail' }).click();
  await expect(page.getByText(`This mail is on its way to ${STAFF.accountName}`)).toBeVisible();
  await expectAccessible(page, 'the check of a mailing');
  await page.setViewportSize({ width: 1280, height: 900 });
  await sheet.getByRole('button', { name: /^Send to/ }).click();
  await expect(sheet).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: 'Boots for {company}' });
  // The server takes the mails from the queue.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh states' }).click();
    await expect(row.getByRole('link', { name: /Sent/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page, 'the mailings');
  await page.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('link', { name: /Sent/ }).click();
  await expect(page.getByText('Only the mail of one mailing.')).toBeVisible();
  await page.getByText('Show text').first().click();
  await expect(page.getByText(/the floor of Clearwater.* is wet/).first()).toBeVisible();

  const other = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  other.setDefaultTimeout(20_000);
  await openDesk(other, MAIN_EXHIBITOR, 'Noria Pumps');
  await expect(other.getByRole('button', { name: /Boots for Noria Pumps/ })).toBeVisible();
  await other.close();
  expect(complaints).toEqual([]);
});

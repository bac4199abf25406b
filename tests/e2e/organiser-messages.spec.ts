import { MAIN_EXHIBITOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, openDesk, signIn, test } from './organisers-desk.ts';

test('a message reaches the company it is for, is counted when read, and can be changed and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill('The crane comes at seven');
  await sheet.getByRole('textbox', { name: 'Text' }).fill('Please clear the gangway.');
  await sheet.getByText('Preview').click();
  await expect(sheet.getByRole('article')).toContainText('Please clear the gangway.');
  await sheet.getByLabel('Find a company').fill('noria pum');
  await sheet.getByRole('button', { name: 'Add Noria Pumps' }).click();
  await sheet.getByRole('button', { name: 'Publish message' }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByRole('row', { name: /The crane comes at seven/ });
  await expect(row).toContainText('1 company');
  await expect(row).toContainText('Shown');
  await expectAccessible(page, 'messages');
  await page.setViewportSize({ width: 1280, height: 900 });

  const other = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  await openDesk(other, MAIN_EXHIBITOR, 'Noria Pumps');
  const read = other.waitForResponse((response) => response.url().includes('/api/dashboard/messages/'));
  await other.getByRole('button', { name: /The crane comes at seven/ }).click();
  await read;
  await other.close();

  await page.reload();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Change/ }).click();
  await sheet.getByLabel('From, date').fill('2090-01-01');
  await sheet.getByRole('button', { name: 'Save message' }).click();
  await expect(row).toContainText('Planned');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await sheet.getByRole('button', { name: 'Delete message' }).click();
  await expect(row).toBeHidden();
  expect(complaints).toEqual([]);
});

import { addDays, utcDay } from '@fairdesk/core/shared';
import { MAIN_EXHIBITOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, openDesk, signIn, test } from './organisers-desk.ts';

const TITLE = 'Measure 50% of the stand?';

test('an organiser defines a task, an exhibitor ticks it, and the organiser sees who did', async ({
  page,
  browser,
  baseURL,
}) => {
  // An element that is missing is reported after this time, not after the whole test. In milliseconds.
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const day = addDays(utcDay(new Date()), 20);
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/tasks');
  await page.getByRole('button', { name: 'New task' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add task' }).click();
  await expect(sheet.getByText('Title is required.').first()).toBeVisible();
  await sheet.getByLabel('Title').fill(TITLE);
  await sheet.getByLabel('If it is late').fill('Orders after this day cost 25% more.');
  await sheet
    .getByRole('tab', { name: /Türkçe/ })
    .first()
    .click();
  await sheet.getByLabel('Title').fill('Standı ölçün');
  await sheet.getByLabel('Category', { exact: true }).selectOption('Stand building');
  await sheet.getByLabel(/^Deadline, date/).fill(day);
  await sheet.getByLabel(/^Time/).fill('17:30');
  await sheet.getByText('Type', { exact: true }).click();
  await sheet.getByRole('checkbox', { name: 'Exhibitor', exact: true }).check();
  await sheet.getByRole('button', { name: 'Add task' }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByRole('row', { name: TITLE });
  await expect(row).toContainText('17:30');
  await expect(row).toContainText('Exhibitor');
  await expectAccessible(page, 'tasks');
  await page.setViewportSize({ width: 1280, height: 900 });

  const upper = await row.boundingBox();
  await row.getByRole('button', { name: `Move “${TITLE}” up` }).click();
  await expect(page.getByText(`“${TITLE}” is now`)).toBeAttached();
  expect((await row.boundingBox())?.y).toBeLessThan(upper?.y ?? 0);

  const other = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  await openDesk(other, MAIN_EXHIBITOR, 'Noria Pumps');
  await other.goto('/clearwater/tasks');
  await other.getByRole('button', { name: TITLE }).first().click();
  await expect(other.getByText('Orders after this day cost 25% more.')).toBeVisible();
  await other.getByRole('checkbox', { name: TITLE }).click();
  await expect(other.getByRole('checkbox', { name: TITLE })).toBeChecked();
  await other.close();

  await row.getByRole('link', { name: TITLE }).first().click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await page.getByRole('link', { name: /^Done/ }).click();
  const company = page.getByRole('row', { name: /Noria Pumps/ });
  await expect(company).toContainText(MAIN_EXHIBITOR.accountName);

  await page.getByRole('link', { name: /^Open/ }).click();
  // The list of before stays until the new one has come.
  await expect(company).toHaveCount(0);
  const first = page.getByRole('rowheader').first();
  const name = (await first.textContent()) ?? '';
  await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Set another deadline' }).click();
  await page.getByRole('dialog').getByLabel(/^Time/).fill('09:15');
  await page.getByRole('dialog').getByRole('button', { name: 'Set another deadline' }).click();
  await expect(page.getByRole('row', { name })).toContainText('09:15');
  await expect(page.getByRole('row', { name })).toContainText('own deadline');

  await page.getByRole('button', { name: 'Complete for all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete for all' }).click();
  await expect(page.getByText('No exhibitor matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name })).toContainText('Open');
  await expectAccessible(page, 'companies of a task', [320]);
  expect(complaints).toEqual([]);
});

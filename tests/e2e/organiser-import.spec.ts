import { ADMINISTRATOR } from '#tests/support/demo-people.ts';
import { inWindows1254, listText, uglyList } from '#tests/support/ugly-list.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const list = uglyList(2_000);
const PATIENT = { timeout: 60_000 };

test('an ugly list of 2,000 companies is imported, corrected, undone and imported again', async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const changed = list.companies;
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/import');
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .getByLabel('List of exhibitors')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  const figure = (label: string) =>
    page
      .locator('dl > div', { has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();

  await choose('firmalar.csv', inWindows1254(listText(list)));
  // The preview of a long list takes its time on a small machine.
  await expect(figure('New')).toHaveText(changed.toLocaleString('en'), PATIENT);
  await expect(page.getByLabel('Encoding')).toHaveValue('windows-1254');
  await expect(page.getByLabel('Separator')).toHaveValue(';');
  await expect(page.getByLabel('Order of days')).toHaveValue('day-month');
  await expect(page.getByLabel('Field for “Firma adı”')).toHaveValue('organizationName');
  await expect(figure('Faulty rows')).toHaveText(String(list.faulty.length));
  await page.getByText('Rows that cannot be imported').click();
  await expect(page.getByRole('cell', { name: 'Not an e-mail address' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download faulty rows (CSV)' }).click();
  const path = await (await download).path();
  expect(path).toBeTruthy();
  await expectAccessible(page, 'import');
  await page.setViewportSize({ width: 1280, height: 900 });

  // A field is dragged onto its column, and taken back by the select.
  const dataTransfer = await page.evaluateHandle('new DataTransfer()');
  const chip = page.getByRole('listitem').filter({ hasText: 'Brand' });
  await chip.dispatchEvent('dragstart', { dataTransfer });
  for (const event of ['dragover', 'drop'])
    await page.getByRole('row', { name: /Notities/ }).dispatchEvent(event, { dataTransfer });
  await expect(page.getByLabel('Field for “Notities”')).toHaveValue('brandName');
  await page.getByLabel('Field for “Notities”').selectOption('');
  await expect(page.getByLabel('Field for “Notities”')).toHaveValue('');

  await page.getByRole('button', { name: /^Import [\d,]+ companies$/ }).click();
  await expect(page.getByText('The import is complete.')).toBeVisible(PATIENT);
  await page.goto('/organiser/clearwater/exhibitors?q=Çiçek+%26+Şirketi+1999');
  await expect(page.getByRole('row', { name: /Çiçek & Şirketi 1999/ })).toBeVisible();

  // The faults are corrected: only those companies are new.
  await page.goto('/organiser/clearwater/import');
  const corrected = listText(list).replaceAll('info at example', 'info@corrected.example');
  await choose('firmalar.csv', new TextEncoder().encode(corrected));
  await expect(figure('New')).toHaveText(String(2_000 - list.companies), PATIENT);
  await expect(figure('Unchanged')).toHaveText(changed.toLocaleString('en'));
  await expect(page.getByLabel('Encoding')).toHaveValue('utf-8');

  await page.getByRole('button', { name: /^Undo import ?: firmalar\.csv/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible(PATIENT);
  await choose('firmalar.csv', new TextEncoder().encode(corrected));
  await expect(figure('New')).toHaveText('2,000', PATIENT);
  await page
    .getByRole('button', { name: 'Import 2000 companies' })
    .or(page.getByRole('button', { name: 'Import 2,000 companies' }))
    .click();
  await expect(page.getByText('The import is complete.')).toBeVisible(PATIENT);
  await expect(page.getByRole('row', { name: /firmalar\.csv/ })).toHaveCount(2);

  // A second list makes a field empty and cancels a company; both are taken back.
  const marks = `Firma adı;E-posta;Kaldır\nÇiçek & Şirketi 1999;[boş];\nÇiçek & Şirketi 1997;;sil\n`;
  await choose('marks.csv', new TextEncoder().encode(marks));
  await expect(figure('Removed')).toHaveText('1', PATIENT);
  await expect(figure('Changed')).toHaveText('1');
  await expect(page.getByLabel('Field for “Kaldır”')).toHaveValue('remove');
  await expect(page.getByText('[empty] makes the field empty')).toBeVisible();
  await expect(page.getByText('will be empty')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expectAccessible(page, 'import that empties and removes');
  await page.getByRole('button', { name: 'Import 2 companies' }).click();
  await expect(page.getByText('The import is complete.')).toBeVisible(PATIENT);
  await page.getByRole('button', { name: /^Undo import ?: marks\.csv/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible(PATIENT);
  await choose('marks.csv', new TextEncoder().encode(marks));
  await expect(figure('Removed')).toHaveText('1', PATIENT);
  expect(complaints).toEqual([]);
});

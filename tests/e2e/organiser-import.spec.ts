import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { inWindows1254, listText, uglyList } from '#tests/support/worlds/ugly-list.ts';
import { textCell, workbookOf } from '#tests/support/worlds/workbook.ts';
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

  await expect(page.getByText(/^\d+ columns? (?:is|are) left out: .*Notities/)).toBeVisible();
  // A field is dragged onto its column, and taken back by the select.
  await page.getByText(/^Fields without a column$/).click();
  const dataTransfer = await page.evaluateHandle('new DataTransfer()');
  const chip = page.getByRole('listitem').filter({ hasText: 'Brand' });
  await chip.dispatchEvent('dragstart', { dataTransfer });
  for (const event of ['dragover', 'drop'])
    await page.getByRole('row', { name: /Notities/ }).dispatchEvent(event, { dataTransfer });
  await expect(page.getByLabel('Field for “Notities”')).toHaveValue('brandName');
  await expect(page.getByText(/left out: .*Notities/)).toHaveCount(0);
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

test('a workbook is read as its user sees it, and a file that is no list is refused with a reason', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/import');
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .getByLabel('List of exhibitors')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  const rows = `<row r="2">${textCell('A2', 'Exhibitors 2027')}</row>
    <row r="4">${textCell('A4', 'Company')}${textCell('B4', 'Stand')}${textCell('C4', 'Postal code')}</row>
    <row r="5">${textCell('A5', 'Merged Waters')}${textCell('B5', '8.10')}<c r="C5" s="1"><v>1234</v></c></row>
    <row r="6"><c r="A6"/>${textCell('B6', '8.12')}</row>`;
  const sheets = [
    { name: 'Old', rows: `<row r="1">${textCell('A1', 'Company')}</row>`, isHidden: true },
    { name: 'Explanation', rows: `<row r="1">${textCell('A1', 'Second sheet, please')}</row>` },
    { name: 'List', rows, merged: ['A5:A6'] },
  ];
  await choose('list.xlsx', workbookOf(sheets, ['00000']));
  const sheet = page.getByLabel('Sheet', { exact: true });
  await expect(sheet.locator('option')).toHaveText(['Explanation', 'List']);
  await expect(sheet).toHaveValue('0');
  await sheet.selectOption('List');
  await expect(page.getByRole('row', { name: /Postal code/ })).toContainText('01234');
  await expect(page.getByRole('row', { name: /^Stand/ })).toContainText('8.12');
  await expect(page.getByText('Rows that cannot be imported')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import one company' })).toBeVisible();
  await expectAccessible(page, 'a workbook with sheets');

  // A note below the list is no company: it is marked, and left out by its tick.
  const noted = 'Company;Stand\nFooted Waters;8.20\nPrinted on 12 May;\n';
  await choose('noted.csv', Buffer.from(noted));
  const note = page.getByRole('listitem').filter({ hasText: 'Printed on 12 May' });
  await expect(note).toContainText('is it a company?');
  await expect(page.getByRole('button', { name: 'Import 2 companies' })).toBeVisible();
  await note.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Import one company' }).click();
  await expect(page.getByText('The import is complete.')).toBeVisible();
  await page.goto('/organiser/clearwater/exhibitors?q=printed+on');
  await expect(page.getByText('No exhibitor matches')).toBeVisible();

  await page.goto('/tr/organiser/clearwater/import');
  const field = page.locator('#import-file');
  const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  await field.setInputFiles({ name: 'kilitli.xlsx', mimeType: 'application/octet-stream', buffer: locked });
  await expect(page.getByText(/eski bir Excel dosyası \(\.xls\) veya parolalı/)).toBeVisible();
  const html = Buffer.from('<html><table><tr><td>Firma</td></tr></table></html>');
  await field.setInputFiles({ name: 'liste.xls', mimeType: 'application/octet-stream', buffer: html });
  await expect(page.getByText('Bu dosya liste olarak okunamıyor.')).toBeVisible();
});

test('formulas without a result are faults of their rows, whose reasons fit a phone', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/tr/organiser/clearwater/import');
  const rows = `<row r="1">${textCell('A1', 'Firma')}${textCell('B1', 'Stant')}${textCell('C1', 'E-posta')}</row>
    <row r="2">${textCell('A2', 'Whole Waters')}${textCell('B2', '8.10')}${textCell('C2', 'a@b.example')}</row>
    <row r="3">${textCell('A3', 'Lost Waters')}<c r="B3" t="e"><f>VLOOKUP(A3,D:E,2)</f><v>#N/A</v></c>${textCell('C3', 'information@lost.example; sales@lost.example')}</row>
    <row r="4">${textCell('A4', 'New Waters')}<c r="B4"><f>A4</f></c></row>`;
  await page.locator('#import-file').setInputFiles({
    ...{ name: 'liste.xlsx', mimeType: 'application/octet-stream' },
    buffer: Buffer.from(workbookOf([{ name: 'Liste', rows }])),
  });
  const faults = page.getByRole('region', { name: 'İçe aktarılamayan satırlar' });
  await expect(faults.getByRole('row', { name: /^3 Stant #N\/A Sonuç yok/ })).toBeVisible();
  await expect(faults.getByRole('row', { name: /^4 Stant #FORMULA! Sonuç yok/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bir şirketi içe aktar' })).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths).toEqual([390, 390]);
  const lines = await faults.getByRole('columnheader', { name: 'Satır' }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  const reason = await faults
    .getByRole('cell', { name: /^Sonuç yok/ })
    .first()
    .boundingBox();
  expect(reason?.width).toBeGreaterThan(120);
  const cut = await page.getByLabel(/^“.*” için alan$/).evaluateAll(
    (selects) =>
      selects.flatMap((select) => {
        if (!(select instanceof HTMLSelectElement)) return [];
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        if (!pen) return [];
        pen.font = font;
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return [...select.options].filter(({ text }) => pen.measureText(text).width > room);
      }).length,
  );
  expect(cut).toBe(0);
});

test('a list of 10,000 companies in 30 columns is previewed whole', async ({ page }) => {
  test.setTimeout(200_000);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/import');
  const more = Array.from({ length: 27 }, (_, place) => `Note ${place}`);
  const line = (number: number) =>
    [`Company ${number}`, `S${number}`, 'Ávila', ...more.map((note) => `"${note} of ${number}"`)].join(';');
  const lines = Array.from({ length: 10_000 }, (_, place) => line(place + 1));
  const text = ['Company;Stand;City', ...more].join(';').concat('\r\n', lines.join('\r\n'));
  const buffer = Buffer.from(text, 'latin1');
  await page
    .getByLabel('List of exhibitors')
    .setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('button', { name: 'Import 10,000 companies' })).toBeVisible(PATIENT);
});

import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { fillUpToSummary, LIST, NORIA, openNew, rowOf, showAll } from './award-desk.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const ENTRIES = '/organiser/clearwater/awards';
const REASON = 'The photo of the pump is blurred.';

test('an organiser reads an award entry, downloads all of them, and sets one back to a draft', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const exhibitor = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  exhibitor.setDefaultTimeout(20_000);
  await openNew(exhibitor, 'Blurred pump');
  await fillUpToSummary(exhibitor);
  await exhibitor.getByRole('checkbox', { name: /We own this innovation/ }).check();
  await exhibitor.getByRole('button', { name: 'Submit entry' }).click();
  await exhibitor.waitForURL('**/awards/thank-you');

  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/organiser/clearwater/settings/awards');
  await page
    .getByRole('row')
    .filter({ hasText: 'Clearwater Innovation Award' })
    .getByRole('link', { name: /entr(y|ies)/ })
    .click();
  await page.getByLabel('Product or company').fill('BLURRED noria');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**search=**');
  const row = page.getByRole('row').filter({ hasText: 'Blurred pump' });
  await expect(row).toContainText(NORIA);
  await expect(row).toContainText('Submitted');
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the entries of an award');
  await page.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('button', { name: 'Blurred pump' }).click();
  const entry = page.getByRole('region', { name: 'Entry' });
  await expect(entry.getByText('Lage Dijk')).toBeVisible();
  await expect(entry.getByRole('link', { name: 'one.png' })).toHaveAttribute('href', /^\/files\//);
  await expect(entry.getByRole('link', { name: 'report.pdf' })).toBeVisible();
  await expectAccessible(page, 'an entry of an award');
  await page.setViewportSize({ width: 1280, height: 900 });

  const fileOf = async (format: 'XLSX' | 'CSV'): Promise<Buffer> => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${format}` }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`innovation.${format.toLowerCase()}`);
    return readFile(await download.path());
  };
  expect(Object.keys(unzipSync(await fileOf('XLSX')))).toContain('xl/worksheets/sheet1.xml');
  const table = (await fileOf('CSV')).toString('utf8');
  expect(table).toMatch(/^\ufeffAward,Company name,Company number,Product,State,/);
  expect(table).toContain(`innovation,${NORIA},`);
  expect(table).toContain('Blurred pump,Submitted,1,');

  await entry.getByRole('button', { name: 'Set back to draft' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Set back to draft' }).click();
  await expect(sheet.getByText('Reason is required.').first()).toBeVisible();
  await sheet.getByLabel('Reason').fill(REASON);
  await sheet.getByRole('button', { name: 'Set back to draft' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Entry set back to a draft', { exact: true })).toBeVisible();
  await expect(row).toContainText('Draft');
  await expect(entry.getByText(REASON)).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Set back to draft' })).toHaveCount(0);

  await exhibitor.goto(LIST);
  await showAll(exhibitor);
  await expect(rowOf(exhibitor, 'Blurred pump').getByText('in progress')).toBeVisible();
  await rowOf(exhibitor, 'Blurred pump')
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(exhibitor.getByText(REASON).first()).toBeVisible();
  await exhibitor.close();

  await page.goto('/organiser/clearwater/audit');
  const change = page.getByRole('listitem').filter({ hasText: 'Award entry set back to a draft' }).first();
  await expect(change).toContainText(`Blurred pump · ${NORIA}`);
  await expect(change).toContainText(ADMIN.accountName);
  await expect(change).toContainText(REASON);
  expect(complaints).toEqual([]);
});

test('staff see the entries, but cannot download all of them', async ({ page }) => {
  await signIn(page, STAFF);
  await page.goto(ENTRIES);
  await expect(page.getByRole('heading', { level: 1, name: 'Award entries' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Fair management' })).toContainText('Award entries');
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
  const { status } = await page.evaluate(async () => {
    const response = await fetch('/api/organiser/101/award-entries/innovation/table?format=csv');
    return { status: response.status };
  });
  expect(status).toBe(404);
});

test('a fair without awards says so, and leads to where they are added', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/organiser/open-table/awards');
  await expect(page.getByText('This fair has no award yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New award' }).click();
  await page.waitForURL('**/open-table/settings/awards');
});

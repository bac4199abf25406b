import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

test('an administrator downloads the whole fair, and what is stored about an exhibitor', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const filesBehind = async (name: string): Promise<readonly string[]> => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    return Object.keys(unzipSync(await readFile(await (await waiting).path())));
  };
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/settings');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Not in the folder' })).toBeVisible();
  await expectAccessible(page, 'export');
  const folder = await filesBehind('Download the folder');
  expect(folder).toEqual(expect.arrayContaining(['events.json', 'participations.csv', 'README.txt']));

  await page.goto('/organiser/clearwater/exhibitors?q=noria');
  await page.getByRole('link', { name: 'Noria Pumps' }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  expect(await filesBehind('Download the data')).toEqual(expect.arrayContaining(['data.html', 'data.json']));
  await page.goto('/organiser/clearwater/audit');
  await expect(page.getByText('Whole fair exported').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

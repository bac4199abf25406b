import type { Download, Page } from '@playwright/test';
import { pdf } from '#tests/support/worlds/real-files.ts';
import { expect, test } from './desk.ts';
import { dialogOf, openProfile, send } from './profile-desk.ts';

/** The name under which the browser stores what a press downloads, in this tab or a new one. */
const storedName = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const stored = Promise.withResolvers<string>();
  const watch = (tab: Page) =>
    tab.on('download', (download: Download) => stored.resolve(download.suggestedFilename()));
  watch(page);
  page.context().on('page', watch);
  await press();
  const name = await stored.promise;
  page.context().off('page', watch);
  return name;
};

/** What an exhibitor uploads, and what a visitor stores. */
const NAMES = [
  ['Broşür İğdır ığüşöç.pdf', 'Broşür İğdır ığüşöç.pdf'],
  ['He said "hi".pdf', 'He said -hi-.pdf'],
  ["it's 100% ; a=b, c.pdf", "it's 100% ; a=b, c.pdf"],
  ['plans/hall\\8.pdf', 'plans-hall-8.pdf'],
  ['🎉 Feest – café.pdf', '🎉 Feest – café.pdf'],
  ['%2F..%2Fplan.v2.pdf', '%2F--%2Fplan-v2.pdf'],
  ['.pdf', 'file.pdf'],
] as const;

test('a document is stored under the name it was uploaded with, without what file systems reject', async ({
  page,
}) => {
  test.slow();
  await openProfile(page, '?tab=documents');
  for (const [place, [name, stored]] of NAMES.entries()) {
    const title = `Named ${place}`;
    await page.getByRole('button', { name: 'Add document' }).click();
    await dialogOf(page).getByLabel(/^File/).setInputFiles(pdf(name));
    await dialogOf(page).getByLabel('Title of the document').fill(title);
    await dialogOf(page).getByLabel('Kind of document').selectOption('Brochure');
    await send(page, 'Add document');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    expect(await storedName(page, () => row.getByRole('link').click())).toBe(stored);
    await page.bringToFront();
  }
});

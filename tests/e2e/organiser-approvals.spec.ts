import { openJourneyDatabase } from '#tests/support/servers/journey-database.ts';
import { MAIN_EXHIBITOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, openDesk, signIn, test } from './organisers-desk.ts';

const PUBLIC_PAGE = '/clearwater/exhibitors/noria-pumps';
const OLD = 'A light pump for cellars, building pits and flooded streets.';
const LOUD = 'The BEST light pump for cellars, building pits and flooded streets.';
const CALM = 'A very light pump for cellars, building pits and flooded streets.';

test('an organiser sends a product back and approves it, and visitors see approved versions only', async ({
  page,
  browser,
  baseURL,
  desk: { dataFolder },
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const database = await openJourneyDatabase(dataFolder);
  await database.query
    .updateTable('events')
    .set({ profileSettings: JSON.stringify({ asksApproval: true }) })
    .where('slug', '=', 'clearwater')
    .execute();
  // Without texts of each language, every language shows the one that is changed here.
  await database.query
    .updateTable('participations')
    .set({ texts: null })
    .where('slug', '=', 'noria-pumps')
    .execute();
  await database.close();

  const exhibitor = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  exhibitor.setDefaultTimeout(20_000);
  await openDesk(exhibitor, MAIN_EXHIBITOR, 'Noria Pumps');
  const change = async (text: string) => {
    await exhibitor.goto('/clearwater/company-profile?tab=products');
    await exhibitor.getByRole('button', { name: 'Open “Drain 12”' }).click();
    await exhibitor.getByRole('button', { name: 'Edit product' }).click();
    const sheet = exhibitor.getByRole('dialog');
    await sheet.getByLabel('Short description').fill(text);
    await sheet.getByRole('button', { name: 'Save product' }).click();
    await expect(sheet).toBeHidden();
  };
  const expectPublic = async (text: string, hidden: string) => {
    // A cached page is replaced after the first visit that finds it stale.
    await expect(async () => {
      await exhibitor.goto(PUBLIC_PAGE);
      await expect(exhibitor.getByText(text)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(exhibitor.getByText(hidden)).toHaveCount(0);
  };
  await change(LOUD);
  await expectPublic(OLD, LOUD);

  await signIn(page, STAFF);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/organiser/clearwater');
  await page.getByRole('link', { name: '1 item waits for approval.' }).click();
  await page.getByRole('button', { name: 'Drain 12' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison.locator('del')).toHaveText(['A']);
  await expect(comparison.locator('ins')).toHaveText(['The BEST']);
  await expectAccessible(page, 'approvals');
  await page.setViewportSize({ width: 1280, height: 900 });
  await comparison.getByRole('button', { name: 'Send back' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send back' }).click();
  await expect(sheet.getByText('Reason is required.').first()).toBeVisible();
  await sheet.getByLabel('Reason').fill('Please leave out “best”.');
  await sheet.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('Nothing waits for approval.')).toBeVisible();

  await exhibitor.goto('/clearwater/company-profile?tab=products');
  await expect(exhibitor.getByText('Sent back by the organiser: Please leave out “best”.')).toBeVisible();
  await change(CALM);
  await page.goto('/organiser/clearwater/approvals');
  await page.getByRole('button', { name: 'Drain 12' }).click();
  await expect(comparison.locator('ins')).toHaveText(['very']);
  // The exhibitor saves once more while the organiser looks.
  await change(CALM.replace('very', 'really'));
  await page.keyboard.press('a');
  await expect(comparison.getByRole('alert')).toContainText('has changed this item');
  await expect(comparison.locator('ins')).toHaveText(['really']);
  await expectPublic(OLD, 'A really light pump');
  await page.keyboard.press('a');
  await expect(page.getByText('Nothing waits for approval.')).toBeVisible();
  await expectPublic('A really light pump', OLD);
  await exhibitor.close();
  expect(complaints).toEqual([]);
});

test('visitors see a changed profile once an organiser approves it', async ({
  page,
  browser,
  baseURL,
  desk: { dataFolder },
}) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  const database = await openJourneyDatabase(dataFolder);
  await database.query
    .updateTable('events')
    .set({ profileSettings: JSON.stringify({ asksProfileApproval: true }) })
    .where('slug', '=', 'clearwater')
    .execute();
  // Without texts of each language, every language shows the one that is changed here.
  await database.query
    .updateTable('participations')
    .set({ texts: null })
    .where('slug', '=', 'noria-pumps')
    .execute();
  await database.close();

  const exhibitor = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  exhibitor.setDefaultTimeout(20_000);
  await openDesk(exhibitor, MAIN_EXHIBITOR, 'Noria Pumps');
  const change = async (text: string) => {
    await exhibitor.goto('/clearwater/company-profile?tab=account');
    await exhibitor.getByRole('button', { name: 'Edit profile' }).click();
    const sheet = exhibitor.getByRole('dialog');
    await sheet.getByLabel('Short description').first().fill(text);
    await sheet.getByRole('button', { name: 'Save profile' }).click();
    await expect(sheet).toBeHidden();
  };
  await change('The LOUDEST pumps of all.');
  await expect(exhibitor.getByText('Your changes wait for the organiser’s approval.')).toBeVisible();
  await exhibitor.goto(PUBLIC_PAGE);
  await expect(exhibitor.getByText('The LOUDEST pumps of all.')).toHaveCount(0);

  await signIn(page, STAFF);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/organiser/clearwater/approvals');
  await page.getByRole('button', { name: 'Noria Pumps' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison.locator('ins').filter({ hasText: 'LOUDEST' })).toBeVisible();
  await expectAccessible(page, 'approval of a profile');
  await page.setViewportSize({ width: 1280, height: 900 });
  await comparison.getByRole('button', { name: 'Send back' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Reason').fill('Please say it softly.');
  await sheet.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('Nothing waits for approval.')).toBeVisible();

  await exhibitor.goto('/clearwater/company-profile?tab=account');
  await expect(
    exhibitor.getByText('Sent back by the organiser: Please say it softly.', { exact: false }),
  ).toBeVisible();
  await change('Soft pumps for every cellar.');
  await page.goto('/organiser/clearwater/approvals');
  await page.getByRole('button', { name: 'Noria Pumps' }).click();
  await expect(comparison.locator('ins').filter({ hasText: 'Soft' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Nothing waits for approval.')).toBeVisible();
  // A cached page is replaced after the first visit that finds it stale.
  await expect(async () => {
    await exhibitor.goto(PUBLIC_PAGE);
    await expect(exhibitor.getByText('Soft pumps for every cellar.').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await exhibitor.close();
  expect(complaints).toEqual([]);
});

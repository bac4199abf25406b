import { ADMINISTRATOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { fillUpToSummary, openNew } from './award-desk.ts';
import { expect, signIn, test } from './organisers-desk.ts';

const ENTRIES = '/organiser/clearwater/awards';

test('the second of two organisers reads that the entry is set back already, with the reason of the first', async ({
  page,
  browser,
  desk,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const personal = { baseURL: desk.url, locale: 'en-GB' };
  const exhibitor = await browser.newPage(personal);
  await openNew(exhibitor, 'Twice decided pump');
  await fillUpToSummary(exhibitor);
  await exhibitor.getByRole('checkbox', { name: /We own this innovation/ }).check();
  await exhibitor.getByRole('button', { name: 'Submit entry' }).click();
  await exhibitor.waitForURL('**/awards/thank-you');

  const second = await browser.newPage(personal);
  await signIn(page, ADMINISTRATOR);
  await signIn(second, STAFF);
  for (const organiser of [page, second]) {
    await organiser.goto(ENTRIES);
    await organiser.getByRole('button', { name: 'Twice decided pump' }).click();
    await organiser
      .getByRole('region', { name: 'Entry' })
      .getByRole('button', { name: 'Set back to draft' })
      .click();
  }
  const setBack = async (organiser: typeof page, reason: string) => {
    const sheet = organiser.getByRole('dialog');
    await sheet.getByLabel('Reason').fill(reason);
    await sheet.getByRole('button', { name: 'Set back to draft' }).click();
    return sheet;
  };
  await expect(await setBack(page, 'The photo is blurred.')).toBeHidden();
  const sheet = await setBack(second, 'The report is missing.');
  await expect(sheet).toContainText('Another organiser has already set this entry back to a draft');
  await expect(sheet.getByLabel('Reason')).toHaveValue('The report is missing.');
  await expect(second.getByText('Please try again')).toBeHidden();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await second.getByRole('button', { name: 'Discard changes' }).click();
  await expect(
    second.getByRole('region', { name: 'Entry' }).getByText('The photo is blurred.'),
  ).toBeVisible();
  await second.close();
  await exhibitor.close();
});

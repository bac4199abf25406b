import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { pdf } from '#tests/support/worlds/real-files.ts';
import { fillEffects, fillInnovation, NORIA, next, openNew, titleOf } from './award-desk.ts';
import { complaintsOf, expect, openDesk, test } from './desk.ts';

test('two colleagues in different steps of an entry lose no answer of each other', async ({
  page,
  desk,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await openNew(page, 'Shared pump');
  await fillInnovation(page, 'Pilot');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await fillEffects(page, ['Energy']);
  await next(page).click();
  await expect(titleOf(page, 'Energy')).toBeVisible();
  const other = await browser.newContext({ baseURL: desk.url });
  const colleague = await other.newPage();
  await openDesk(colleague, MAIN_EXHIBITOR, NORIA);
  await colleague.goto(page.url());
  await expect(titleOf(colleague, 'Energy')).toBeVisible();

  await colleague.getByRole('button', { name: /^Your innovation/ }).click();
  await colleague.getByLabel('What is new, in two sentences?').fill('It never stops. It sings.');
  await next(colleague).click();
  await expect(titleOf(colleague, 'What it changes')).toBeVisible();

  await page.getByLabel('Watt hours saved per 1,000 litres').fill('42');
  await page.getByRole('radio', { name: 'Measured' }).check();
  await next(page).click();
  await expect(page.getByLabel('Name of the customer')).toBeVisible();
  await page.getByRole('button', { name: /^Your innovation/ }).click();
  const pitch = page.getByLabel('What is new, in two sentences?');
  await expect(pitch).toHaveValue('It never stops. It sings.');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Your innovation/ }).click();
  await expect(pitch).toHaveValue('It never stops. It sings.');

  // The colleague hides the step that the page is at.
  await next(page).click();
  await next(page).click();
  await expect(titleOf(page, 'Energy')).toBeVisible();
  await colleague.getByRole('checkbox', { name: 'Water' }).check();
  await colleague.getByRole('checkbox', { name: 'Energy' }).uncheck();
  await next(colleague).click();
  await expect(titleOf(colleague, 'What it changes')).toBeHidden();
  await page.getByLabel('Watt hours saved per 1,000 litres').fill('43');
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no longer part of this entry' })).toBeVisible();
  await expect(titleOf(page, 'Energy')).toBeHidden();
  await page.getByRole('button', { name: /^What it changes/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Water' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Energy' })).not.toBeChecked();
  // A rejected step is a 400 of the API.
  expect(complaints.filter((complaint) => !/ 400 /.test(complaint))).toEqual([]);
  await other.close();
});

test('a withdrawn upload never removes the file of that name that a colleague uploaded', async ({
  page,
  context,
}) => {
  await openNew(page, 'Withdrawn pump');
  await fillInnovation(page, 'Pilot');
  await next(page).click();
  await fillEffects(page, ['Labour']);
  await next(page).click();
  await page.getByLabel('Name of the customer').fill('Lage Dijk');
  await page.getByLabel('E-mail address the jury may write to').fill('pump@lage-dijk.example');
  await next(page).click();
  await expect(titleOf(page, 'Images and proof')).toBeVisible();
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(titleOf(colleague, 'Images and proof')).toBeVisible();

  // The upload never arrives.
  await page.route('**/documents?**', () => undefined);
  await page.getByLabel('Test report').setInputFiles(pdf('report.pdf'));
  const remove = page.getByRole('button', { name: 'Remove report.pdf' });
  await expect(remove).toBeVisible();
  await colleague.getByLabel('Test report').setInputFiles(pdf('report.pdf'));
  const theirs = colleague.getByRole('link', { name: 'report.pdf' });
  await expect(theirs).toBeVisible();
  await remove.click();
  await expect(page.getByRole('link', { name: 'report.pdf' })).toBeVisible();
  await colleague.reload();
  await expect(theirs).toBeVisible();
});

import type { Page } from '@playwright/test';
import { importInto } from '#tests/support/worlds/import-into.ts';
import {
  fillEffects,
  fillInnovation,
  fillUpToSummary,
  LIST,
  NORIA,
  next,
  openNew,
  openProduct,
  rowOf,
  showAll,
  titleOf,
} from './award-desk.ts';
import { companyOf } from './company-desk.ts';
import { expect, test } from './desk.ts';

/** Moves the closing date while the server runs, as the organiser does. */
const close = (dataFolder: string, closesAt: string): void =>
  importInto(dataFolder, {
    'awards.csv': `event;code;title_en;closesAt\nclearwater;innovation;Clearwater Innovation Award;${closesAt}\n`,
  });

/** An instant in the organiser's format and the time zone of the fair: `2026-11-22 09:41`. */
const atFair = (instant: Date): string =>
  instant.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' });

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

const pidOf = (page: Page): string => new URL(page.url()).searchParams.get('pid') ?? '';

test.afterEach(({ desk }) => close(desk.dataFolder, 'today+30'));

test('changes after the closing date are rejected, and nothing is lost', async ({ page, desk }) => {
  test.slow();
  await openNew(page, 'Submitted pump');
  await fillUpToSummary(page);
  await page.getByRole('checkbox', { name: /We own this innovation/ }).check();
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await page.waitForURL('**/awards/thank-you');
  const company = await companyOf(page.request, NORIA);

  await openProduct(page, 'Late pump');
  const late = pidOf(page);
  await fillInnovation(page, 'Prototype');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await fillEffects(page, ['Labour']);
  close(desk.dataFolder, atFair(minutesAgo(60)));
  await next(page).click();
  await expect(page.getByRole('alert').getByText('Entries have closed in the meantime.')).toBeVisible();
  const unsaved = page.getByRole('heading', { name: 'Not saved in time' }).locator('..');
  await expect(unsaved.getByText('Labour')).toBeVisible();
  await expect(page.getByText('It turns slower. It lasts longer.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Entries are closed.')).toBeVisible();
  await expect(unsaved.getByText('One station, one winter.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit entry' })).toHaveCount(0);

  const at = `/api/events/101/awards/${company}/products/${late}/questionnaires/innovation`;
  const before = await (await page.request.get(at)).json();
  const rejected = await page.request.patch(at, { data: { questionnaireStatus: 'SUBMITTED', final: true } });
  expect(rejected.status()).toBe(400);
  expect((await rejected.json()).code).toBe('award-closed');
  expect(await (await page.request.get(at)).json()).toEqual(before);

  await page.goto(LIST);
  await expect(page.getByText(/^Entries closed on/)).toBeVisible();
  await showAll(page);
  await expect(rowOf(page, 'Late pump')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Edit Submitted pump/ })).toHaveCount(0);
  await rowOf(page, 'Submitted pump')
    .getByRole('link', { name: /^Summary/ })
    .click();
  await expect(titleOf(page, 'Summary of your entry')).toBeVisible();
  await expect(page.getByText('Lage Dijk')).toBeVisible();
});

test('a saved draft can be submitted for a few more minutes, and the rules accepted then', async ({
  page,
  desk,
}) => {
  test.slow();
  await openNew(page, 'Unfinished pump');
  await fillInnovation(page, 'Prototype');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await openProduct(page, 'Graceful pump');
  await fillUpToSummary(page);
  close(desk.dataFolder, atFair(minutesAgo(3)));
  await page.goto(LIST);
  await expect(page.getByText(/^Entries closed on/)).toBeVisible();
  await showAll(page);
  await expect(rowOf(page, 'Unfinished pump')).toHaveCount(0);
  await rowOf(page, 'Graceful pump')
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(page.getByText(/^Your saved draft can still be submitted until \d\d:\d\d \(/)).toBeVisible();
  // A click before the page takes events is lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Submit entry' }).click();
    await expect(page.getByRole('alert').getByText('The entry is incomplete')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('checkbox', { name: /We own this innovation/ }).check();
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await page.waitForURL('**/awards/thank-you');
});

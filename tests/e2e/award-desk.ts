import type { Locator, Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { pdf, png } from '#tests/support/worlds/real-files.ts';
import { companyOf, newProduct } from './company-desk.ts';
import { expect, openDesk } from './desk.ts';

export const NORIA = 'Noria Pumps';
export const LIST = '/clearwater/awards';

export const rowOf = (page: Page, product: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: product, exact: true }) });
export const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
export const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs in and opens the questionnaire of a new product. */
export const openNew = async (page: Page, name: string): Promise<void> => {
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  await openProduct(page, name);
};

/** Adds a product and opens its questionnaire at the first step. */
export const openProduct = async (page: Page, name: string): Promise<void> => {
  const company = await companyOf(page.request, NORIA);
  const { id } = await newProduct(page.request, company, { name });
  await page.goto(`/clearwater/awards/registration?pid=${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(titleOf(page, 'Your innovation')).toBeVisible();
};

export const fillInnovation = async (
  page: Page,
  stage: 'Prototype' | 'Pilot' | 'On the market',
): Promise<void> => {
  await page.getByLabel('What is new, in two sentences?').fill('It turns slower. It lasts longer.');
  await page.getByRole('radio', { name: new RegExp(`^${stage}`) }).check();
  await page.getByLabel('Where was it developed?').selectOption('Netherlands');
};

export const fillEffects = async (page: Page, saves: readonly string[]): Promise<void> => {
  for (const what of saves) await page.getByRole('checkbox', { name: what }).check();
  await page.getByRole('button', { name: 'Write text' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('textbox').fill('One station, one winter.');
  await window.getByRole('button', { name: 'Done' }).click();
};

/** Completes every step for a pilot that saves energy, up to the summary. */
export const fillUpToSummary = async (page: Page): Promise<void> => {
  await fillInnovation(page, 'Pilot');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await fillEffects(page, ['Energy']);
  await next(page).click();
  await page.getByLabel('Watt hours saved per 1,000 litres').fill('42');
  await page.getByRole('radio', { name: 'Measured' }).check();
  await next(page).click();
  await page.getByLabel('Name of the customer').fill('Lage Dijk');
  await page.getByLabel('E-mail address the jury may write to').fill('pump@lage-dijk.example');
  await next(page).click();
  await expect(titleOf(page, 'Images and proof')).toBeVisible();
  await page.getByLabel('Photos of the innovation at work').setInputFiles(await png([800, 600], 'one.png'));
  await expect(page.getByRole('link', { name: 'one.png' })).toBeVisible();
  await page.getByLabel('Test report').setInputFiles(pdf('report.pdf'));
  await expect(page.getByText('report.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Review summary' }).click();
  await expect(titleOf(page, 'Check and submit')).toBeVisible();
};

/** Expands the list to all products. */
export const showAll = async (page: Page): Promise<void> => {
  const more: Locator = page.getByRole('button', { name: 'Show more products' });
  while (await more.isVisible()) await more.click();
};

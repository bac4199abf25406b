import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './desk.ts';

const cards = (page: Page): Locator => page.locator('main li:has(h2)');

const COUNTRY = [
  ['', 'Country', 'Netherlands', 'New products', 'Grid'],
  ['/tr', 'Ülke', 'Hollanda', 'Yenilikler', 'Izgara'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, label, country, news, grid] of COUNTRY)
    test(`exhibitors are filtered by country and novelties, as a grid, at ${prefix || '/'}`, async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const address = `${prefix}/clearwater/exhibitors`;
      await page.goto(address);
      const all = await cards(page).count();
      const choice = main.getByRole('combobox', { name: label, exact: true });
      const options = (await choice.locator('option').allTextContents()).slice(1);
      expect(options).toEqual(options.toSorted(new Intl.Collator(prefix.slice(1) || 'en').compare));
      await choice.selectOption(country);
      await main.locator('form button').click();
      await page.waitForURL('**country=NL*');
      expect(await cards(page).count()).toBeGreaterThan(0);
      await main.getByRole('link', { name: grid, exact: true }).click();
      await page.waitForURL('**view=grid*');
      await main.getByLabel(news).check();
      await main.locator('form button').click();
      await page.waitForURL(/country=NL&new=1&view=grid/);
      const chips = main.locator('ul a', { hasText: '×' });
      await expect(chips).toHaveCount(2);
      await main.locator('a[data-plain]').click();
      await page.waitForURL(`**${address}?view=grid`);
      await expect(cards(page)).toHaveCount(all);
      await expect(chips).toHaveCount(0);
    });
});

test('unknown values leave the list of exhibitors as it is', async ({ page }) => {
  await page.goto('/clearwater/exhibitors');
  const all = await cards(page).count();
  for (const query of ['country=XX', 'country=nowhere', 'new=yes', 'view=tiles']) {
    await page.goto(`/clearwater/exhibitors?${query}`);
    await expect(cards(page)).toHaveCount(all);
    await expect(page.locator('main a[data-plain]')).toHaveCount(0);
  }
});

test('the grid is accessible and fits a phone', async ({ page }) => {
  for (const query of ['?view=grid', '?view=grid&country=NL&new=1', '?q=zeta&view=grid']) {
    await page.goto(`/clearwater/exhibitors${query}`);
    await expectAccessible(page, query);
  }
});

import type { Locator, Page } from '@playwright/test';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './organisers-desk.ts';

const HEADINGS = [
  ['', 'Products'],
  ['/nl', 'Producten'],
  ['/es', 'Productos'],
  ['/tr', 'Ürünler'],
] as const;

const LONG =
  'Hochwasserschutzmauerelementverbindungsschraubendreheraufbewahrungskistendeckelscharnierschmiermittel';

/** A fair of more than a page of products, two of them invisible to visitors. */
const FILES = {
  'participations.csv': [
    'event;uid;organizationName;isPublic',
    'clearwater;p-1;Many Products Works;yes',
    'clearwater;p-2;Secret Qanat Works;no',
    `clearwater;p-3;${LONG};yes`,
  ].join('\n'),
  'products.csv': [
    'event;participation;name;publicFrom;publicUntil;isNovelty;categories',
    ...Array.from({ length: 30 }, (_, place) => `clearwater;p-1;Sluice ${100 + place};;;no;pumps`),
    'clearwater;p-1;Sluice of tomorrow;today+1;;no;pumps',
    'clearwater;p-2;Secret sluice;;;no;pumps',
    `clearwater;p-3;${LONG};;;no;pumps`,
  ].join('\n'),
};

const cards = (page: Page): Locator => page.locator('main li:has(h2)');
const names = (page: Page): Promise<string[]> => cards(page).locator('h2 a').allTextContents();

test.beforeAll(({ desk }) => importInto(desk.dataFolder, FILES));

test('the list is rendered on the server in every language, with links to companies', async ({ request }) => {
  for (const [prefix, heading] of HEADINGS) {
    const answer = await request.get(`${prefix}/clearwater/products`);
    const html = await answer.text();
    expect([prefix, answer.status()]).toEqual([prefix, 200]);
    expect(html).toContain(`<title>${heading}`);
    expect(html).toMatch(new RegExp(`href="${prefix}/clearwater/exhibitors/[^"?]+\\?product=[^"#]+#[^"]+"`));
    expect(html).toMatch(/hreflang="tr"/i);
    expect(html).not.toContain('Secret sluice');
    expect(html).not.toContain('Sluice of tomorrow');
  }
});

test('the other demo fairs have a list of products too', async ({ request }) => {
  for (const fair of ['glass-and-green', 'open-table'])
    expect([fair, (await request.get(`/${fair}/products`)).status()]).toEqual([fair, 200]);
});

const TEXTS = [
  {
    ...{ prefix: '', search: 'Find a product by name or company', find: 'Find', news: 'New products' },
    ...{ category: 'Category', clear: 'Clear filters', next: 'Next page', none: 'No products match' },
  },
  {
    ...{ prefix: '/nl', search: 'Zoek een product op naam of bedrijf', find: 'Zoeken', news: 'Noviteiten' },
    ...{ category: 'Categorie', clear: 'Filters wissen', next: 'Volgende pagina', none: 'Geen producten' },
  },
] as const;

for (const javaScriptEnabled of [true, false])
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ])
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts at ${viewport.width} px`, () => {
      test.use({ javaScriptEnabled, viewport });

      for (const text of TEXTS)
        test(`products are searched, filtered and paged at ${text.prefix || '/'}`, async ({ page }) => {
          const main = page.getByRole('main');
          const address = `${text.prefix}/clearwater/products`;
          await page.goto(address);
          await expect(cards(page)).toHaveCount(24);
          await main.getByRole('link', { name: text.next }).click();
          await page.waitForURL(`**${address}?page=2`);
          expect(await cards(page).count()).toBeGreaterThan(0);

          await page.goto(address);
          await main.getByLabel(text.search).fill('SLUICE many');
          await main.getByRole('button', { name: text.find }).click();
          await page.waitForURL(`**${address}?q=SLUICE+many*`);
          expect(await names(page)).toEqual(
            Array.from({ length: 24 }, (_, place) => `Sluice ${100 + place}`),
          );
          await main.getByRole('link', { name: text.next }).click();
          await page.waitForURL('**page=2*');
          expect(await names(page)).toEqual(Array.from({ length: 6 }, (_, place) => `Sluice ${124 + place}`));

          await main.getByRole('link', { name: text.clear }).click();
          await page.waitForURL(`**${address}`);
          await main.getByLabel(text.news).check();
          await main.getByRole('button', { name: text.find }).click();
          await page.waitForURL('**new=1*');
          expect(await names(page)).toEqual(['Noria Quiet 40', 'Salt probe', 'Silt map']);
          await main.getByLabel(text.search).fill('sluice');
          await main.getByRole('button', { name: text.find }).click();
          await expect(main.getByText(text.none)).toBeVisible();

          await page.goto(address);
          await main.getByRole('combobox', { name: text.category, exact: true }).selectOption({ index: 1 });
          await main.getByRole('button', { name: text.find }).click();
          await page.waitForURL('**category=*');
          expect(await cards(page).count()).toBeGreaterThan(0);
        });

      for (const [product, company] of [
        ['Noria Quiet 40', 'noria-pumps'],
        // On the second page of its company.
        ['Sluice 127', 'many-products-works'],
      ] as const)
        test(`a product leads to its place on the page of its company: ${product}`, async ({ page }) => {
          await page.goto(`/clearwater/products?q=${encodeURIComponent(product)}`);
          await cards(page).getByRole('link', { name: product }).click();
          await page.waitForURL(new RegExp(`/clearwater/exhibitors/${company}\\?product=[^#]+#.+`));
          const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
          const place = page.locator(`[id="${id}"]`);
          await expect(place.getByRole('heading', { level: 3 })).toContainText(product);
          await expect(place).toBeInViewport();
        });

      test('a company with many products shows them page by page, each once', async ({ page }) => {
        const products = page.locator('#products');
        const names = () => products.getByRole('heading', { level: 3 }).allTextContents();
        await page.goto('/clearwater/exhibitors/many-products-works');
        const first = await names();
        expect(first).toHaveLength(24);
        await products.getByRole('link', { name: 'Next page' }).click();
        await page.waitForURL('**/many-products-works?page=2#products');
        const second = await names();
        expect(new Set([...first, ...second]).size).toBe(30);
        await products.getByRole('link', { name: 'Previous page' }).click();
        await page.waitForURL('**/many-products-works#products');
        expect(await names()).toEqual(first);
      });
    });

test('the page of a company with many products is accessible', async ({ page }) => {
  await page.goto('/clearwater/exhibitors/many-products-works?page=2');
  await expectAccessible(page, 'many products');
});

test('invalid parameters leave the list as it is', async ({ page }) => {
  await page.goto('/clearwater/products?category=nothing&new=2&page=-1');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('main').getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
});

test('menu and exhibitor list lead to the products, and these to the exhibitors', async ({ page }) => {
  await page.goto('/clearwater/exhibitors');
  const banner = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  // It is in a dropdown, closed.
  await expect(banner.locator('a', { hasText: 'Products' })).toHaveAttribute('href', '/clearwater/products');
  await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
  await page.waitForURL('**/clearwater/products');
  await page.getByRole('main').getByRole('link', { name: 'All exhibitors' }).click();
  await page.waitForURL('**/clearwater/exhibitors');
});

test('a change of a product reaches the list', async ({ page, desk }) => {
  const shown = async (name: string) =>
    (await (await page.request.get('/clearwater/products?q=renamed')).text()).includes(name);
  expect(await shown('Renamed weir')).toBe(false);
  importInto(desk.dataFolder, {
    'products.csv': 'event;participation;name;isNovelty\nclearwater;p-1;Renamed weir;no',
  });
  await expect.poll(() => shown('Renamed weir'), { timeout: 15_000 }).toBe(true);
});

test('the list is accessible in both schemes and fits a phone, filtered and empty too', async ({ page }) => {
  for (const query of ['', '?new=1', '?q=hochwasser', '?q=nothing-at-all']) {
    await page.goto(`/clearwater/products${query}`);
    await expectAccessible(page, query);
  }
});

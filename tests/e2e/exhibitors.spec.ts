import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openDesk, test } from './desk.ts';

const HEADINGS = [
  ['', 'Exhibitors'],
  ['/nl', 'Exposanten'],
  ['/es', 'Expositores'],
  ['/tr', 'Katılımcılar'],
] as const;

test('the list is rendered on the server in every language', async ({ request }) => {
  for (const [prefix, heading] of HEADINGS) {
    const answer = await request.get(`${prefix}/clearwater/exhibitors`);
    const html = await answer.text();
    expect([prefix, answer.status()]).toEqual([prefix, 200]);
    expect(html).toContain(heading);
    expect(html).toContain('Noria Pumps');
  }
});

test('a company is found by part of its name, and not by any other text', async ({ page }) => {
  await page.goto('/clearwater/exhibitors');
  await page.getByLabel('Find an exhibitor by name').fill('noria pu');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL('**/clearwater/exhibitors?q=noria+pu*');
  await expect(page.locator('main li:has(h2)')).toHaveCount(1);
  await page.getByLabel('Find an exhibitor by name').fill('nobody at all');
  await page.getByLabel('Find an exhibitor by name').press('Enter');
  await expect(page.getByText('No exhibitors found for “nobody at all”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all exhibitors' }).click();
  await expect(page.getByRole('link', { name: 'Noria Pumps' })).toBeVisible();
});

const FILTER_NAMES = [
  ['', 'Hall', 'Category', 'First letter'],
  ['/nl', 'Hal', 'Categorie', 'Beginletter'],
  ['/es', 'Pabellón', 'Categoría', 'Letra inicial'],
  ['/tr', 'Salon', 'Kategori', 'İlk harf'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, hall, category, letters] of FILTER_NAMES)
    test(`the list is filtered by letter, hall and category at ${prefix || '/'}`, async ({ page }) => {
      const rows = page.locator('main li:has(h2)');
      const address = `${prefix}/clearwater/exhibitors`;
      await page.goto(address);
      const all = await rows.count();
      await page
        .getByRole('navigation', { name: letters })
        .getByRole('link', { name: 'N', exact: true })
        .click();
      for (const name of await rows.locator('h2').allTextContents()) expect(name).toMatch(/^N/i);
      expect(await rows.count()).toBeLessThan(all);

      await page.goto(address);
      await page.getByRole('combobox', { name: hall, exact: true }).selectOption('8');
      await page.locator('main form button').click();
      await page.waitForURL('**hall=8*');
      expect(await rows.count()).toBeGreaterThan(0);
      for (const row of await rows.allTextContents()) expect(row).toMatch(/ 8(?:$|,)/);

      await page.goto(address);
      await page.getByRole('combobox', { name: category, exact: true }).selectOption({ index: 1 });
      await page.locator('main form button').click();
      await page.waitForURL('**category=*');
      expect(await rows.count()).toBeGreaterThan(0);
      expect(await rows.count()).toBeLessThan(all);
      await page.locator('main ul a', { hasText: '×' }).click();
      await expect(rows).toHaveCount(all);
    });
});

test('a company without a logo has its initials, in a readable colour', async ({ page, desk }) => {
  importInto(desk.dataFolder, {
    'participations.csv':
      'event;uid;organizationName;isPublic\nclearwater;x-1;Zeta Qanat Works;yes\nclearwater;x-2;Водоканал Москва;yes\nclearwater;x-3;شركة المياه;yes\nclearwater;x-4;深圳水务;yes',
  });
  await page.goto('/clearwater/exhibitors?q=zeta');
  await expect(page.locator('main li:has(h2)').getByText('ZQ', { exact: true })).toBeVisible();
  await expectAccessible(page, '/clearwater/exhibitors?q=zeta');
  for (const slug of ['vodokanal-moskva', 'shrkh-lmyh', 'shen-zhen-shui-wu'])
    expect([slug, (await page.request.get(`/clearwater/exhibitors/${slug}`)).status()]).toEqual([slug, 200]);
});

test('a former address of a company redirects to the current one, in every language', async ({
  request,
  desk,
}) => {
  const renamed = (slug: string) =>
    importInto(desk.dataFolder, {
      'participations.csv': `event;uid;organizationName;slug;isPublic\nclearwater;x-9;Old Qanat;${slug};yes`,
    });
  renamed('old-qanat');
  renamed('new-qanat');
  for (const [prefix] of HEADINGS) {
    const answer = await request.get(`${prefix}/clearwater/exhibitors/old-qanat`, { maxRedirects: 0 });
    expect([prefix, answer.status(), answer.headers().location]).toEqual([
      prefix,
      308,
      `${prefix}/clearwater/exhibitors/new-qanat`,
    ]);
    expect((await request.get(`${prefix}/clearwater/exhibitors/new-qanat`)).status()).toBe(200);
  }
});

test('the page of a company describes it for visitors and search engines', async ({ page }) => {
  await page.goto('/clearwater/exhibitors');
  await page.getByRole('link', { name: 'Noria Pumps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noria Pumps' })).toBeVisible();
  await expect(page).toHaveTitle(/Noria Pumps/);
  await expect(page.getByRole('heading', { name: 'Noria Quiet 40' })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: 'Noria Pumps' });
  const head = await page.locator('link[rel="alternate"][hreflang]').count();
  expect(head).toBeGreaterThanOrEqual(4);
});

test('an unpublished company has no page, in any language', async ({ request }) => {
  for (const [prefix] of HEADINGS) {
    for (const name of ['nobody-of-that-name', '100%25', '%2525', 'a%2Fb', '%F0%9F%8C%8A']) {
      const answer = await request.get(`${prefix}/clearwater/exhibitors/${name}`);
      expect([name, answer.status()]).toEqual([name, 404]);
    }
  }
});

test('the button in the profile leads to the public page', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/company-profile');
  const button = page.getByRole('link', { name: 'View company profile' });
  await page.goto((await button.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Noria Pumps' })).toBeVisible();
});

test('list and page are accessible, in both schemes, on a phone and a desktop', async ({ page }) => {
  for (const address of ['/clearwater/exhibitors', '/clearwater/exhibitors/noria-pumps']) {
    await page.goto(address);
    await expectAccessible(page, address);
  }
});

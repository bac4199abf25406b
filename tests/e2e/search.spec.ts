import type { Page } from '@playwright/test';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { startServer } from '#tests/support/servers/start-server.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, test } from './desk.ts';
import { siteMapOf } from './site-map.ts';

const PATH = '/clearwater/search';
/** A word on more pages than fit one page of results. */
const COMMON = 'the';

const rows = (page: Page) => page.locator('search-results li');
const titlesOf = (page: Page) => rows(page).locator('h2').allTextContents();

test('a page is found by its text in every language, rendered on the server', async ({ request }) => {
  for (const [address, title, href] of [
    ['/clearwater/search?q=noria+pum', 'Noria Pumps', '/clearwater/exhibitors/noria-pumps'],
    [
      '/nl/clearwater/search?q=brandregel',
      'Opbouw en brandregels',
      '/nl/clearwater/practical-information/build-up',
    ],
    ['/es/clearwater/search?q=informacion', 'Información práctica', '/es/clearwater/practical-information'],
    ['/tr/clearwater/search?q=KATILIMCILAR', 'Katılımcılar', '/tr/clearwater/exhibitors'],
    ['/tr/clearwater/search?q=katilimcilar', 'Katılımcılar', '/tr/clearwater/exhibitors'],
  ]) {
    const answer = await request.get(address ?? '');
    const html = await answer.text();
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(html).toContain(`<a href="${href}">${title}</a>`);
    expect(html).toContain('name="robots" content="noindex"');
  }
});

test('pages for signed-in users are never found', async ({ request }) => {
  for (const q of ['Dashboard', 'messages', 'company-profile'])
    for (const address of ['dashboard', 'messages', 'tasks', 'company-profile', 'stand'])
      expect(await (await request.get(`${PATH}?q=${q}`)).text()).not.toContain(
        `<h2 dir="auto"><a href="/clearwater/${address}"`,
      );
});

test('the header search opens, takes focus, closes, leads to the results, and notifies the page of the query', async ({
  page,
}) => {
  await page.goto('/clearwater');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' }).first();
  const field = page.getByPlaceholder('Search...');
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await button.click();
  await page.mouse.click(10, 700);
  await expect(field).toBeHidden();
  await page.evaluate(() => {
    Reflect.set(window, 'searchQuery', (text: string) => sessionStorage.setItem('told', text));
  });
  await button.click();
  await field.fill('noria');
  await field.press('Enter');
  await page.waitForURL('**/clearwater/search?q=noria');
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('noria');
  await expect(page.getByRole('status').first()).toHaveText('2 results for “noria”');
});

test('the box is submitted by Enter and by its button, and reports the outcome', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('status')).toHaveText('Enter a search term.');
  await page.getByLabel('Search this site').fill('?! 😀');
  await page.getByLabel('Search this site').press('Enter');
  await page.waitForURL(/q=/);
  await expect(page.getByRole('status')).toHaveText('Nothing found for “?! 😀”.Enter letters or digits.');
  await page.getByLabel('Search this site').fill('zzzz');
  await page.getByLabel('Search this site').press('Enter');
  await expect(page.getByRole('status')).toContainText('Nothing found for “zzzz”.');
  await page.getByLabel('Search this site').fill('noria pumps');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/clearwater/search?q=noria+pumps');
  await page.getByRole('link', { name: 'Noria Pumps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noria Pumps' })).toBeVisible();
});

test('scrolling loads more results, each once, and announces them to screen readers', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto(`${PATH}?q=${COMMON}`);
  await expect(rows(page)).toHaveCount(9);
  const total = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
  // Rows may arrive at any moment, so each turn counts them once.
  for (let shown = await rows(page).count(); shown < total; ) {
    const before = shown;
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        shown = await rows(page).count();
        return shown;
      })
      .toBeGreaterThan(before);
  }
  const titles = await titlesOf(page);
  expect(new Set(titles).size).toBe(total);
  expect(titles).toHaveLength(total);
  await expect(page.getByRole('status').nth(1)).toHaveText(`${total} of ${total} results are shown.`);
  await expect(page.getByRole('link', { name: 'Show more results' })).toBeHidden();
  // Back loads the page again here: browsers under test have no copy of it.
  const last = rows(page).last();
  await last.getByRole('link').click();
  await page.waitForURL((url) => url.pathname !== PATH);
  await page.goBack();
  await expect(rows(page)).toHaveCount(total);
  await expect(last).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('the link below loads more in place, and moves focus to the first of them', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto(`${PATH}?q=${COMMON}`);
  await page.getByRole('link', { name: 'Show more results' }).press('Enter');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(9);
  expect(new URL(page.url()).search).toBe(`?q=${COMMON}`);
});

test('a failed search reports it, and can be retried', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.route('**/api/search/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`${PATH}?q=${COMMON}`);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').nth(1)).toContainText('Search is unavailable');
  await page.unroute('**/api/search/**');
  await page.getByRole('link', { name: 'Show more results' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(9);
});

test('any query is harmless', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  for (const q of ['.*(a+)+$ [^', "x') | 'y", '%_\\', '   ', 'word '.repeat(200), '<b>no</b>'])
    expect((await request.get(`${PATH}?${new URLSearchParams({ q })}`)).status()).toBe(200);
  expect((await request.get(`${PATH}?q=${'w'.repeat(10_000)}`)).status()).toBeLessThan(500);
  expect((await request.get(`${PATH}?q=${COMMON}&page=999999999999`)).status()).toBe(200);
  await page.goto(`${PATH}?${new URLSearchParams({ q: '<script>alert(1)</script>' })}`);
  await expect(page.getByRole('status')).toContainText('Nothing found for “<script>alert(1)</script>”.');
  expect(complaints).toEqual([]);
});

test('the proxy uses the format of the service, within limits, for sources of sites only', async ({
  request,
}) => {
  const ask = (parameters: Record<string, string>, language = 'en') =>
    request.get(`/api/search/${language}/get-search-result?${new URLSearchParams(parameters)}`);
  const whole = await ask({
    sourceId: 'clearwater',
    searchText: COMMON,
    limit: '1000000000',
    allFacets: 'true',
  });
  const { widgets } = await whole.json();
  expect(widgets[0]).toMatchObject({
    limit: 100,
    offset: 0,
    facet: ['type', 'category', 'hall', 'tags'].map((name) => ({ name })),
  });
  expect(widgets[0].content).toHaveLength(widgets[0].total_item);
  const filter = JSON.stringify({
    type: 'not',
    filter: { type: 'anyOf', name: 'type', values: ['exhibitor'] },
  });
  const pages = await (await ask({ sourceId: 'clearwater', searchText: 'noria', filter })).json();
  expect(pages.widgets[0].total_item).toBe(0);
  expect((await ask({ sourceId: 'elsewhere' })).status()).toBe(404);
  for (const [parameters, path] of [
    [{}, 'sourceId'],
    [{ sourceId: 'clearwater', filter: '{' }, 'filter'],
    [{ sourceId: 'clearwater', limit: 'many' }, 'limit'],
  ] as const) {
    const refused = await ask(parameters);
    expect([refused.status(), (await refused.json()).fields[0]?.path]).toEqual([400, path]);
  }
  const before = await ask({ sourceId: 'clearwater', offset: '-9' });
  expect(await before.json()).toMatchObject({ code: 'Page index are not allowed to be less than 0.' });
  const scope = await request.get('/api/search/en/get-search-scope?scope=clearwater-site');
  expect(await scope.json()).toMatchObject({
    id: 'clearwater-site',
    facets: ['type', 'hall', 'category', 'tags'],
  });
  const property = '/api/sites/clearwater/get-configuration-property?property=';
  expect(await (await request.get(`${property}globalSearchSourceId`)).json()).toMatchObject({
    value: 'clearwater',
  });
  expect((await request.get(`${property}redirects`)).status()).toBe(404);
});

test('without a scope visitors have no search box, and the console reports why', async ({
  desk,
  page,
  request,
}) => {
  const address = '/clearwater/unscoped';
  importInto(desk.dataFolder, {
    [`pages${address}.json`]: {
      title: { en: 'Unscoped' },
      layout: 'portal',
      placeholders: { 'headless-main': [{ component: 'Search' }] },
    },
  });
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  await page.goto(address);
  await expect.poll(() => notes).toContain('Search is off: there is no such search scope');
  await expect(page.getByLabel('Search this site')).toBeHidden();
});

test('the site map contains no search page', async ({ request }) => {
  expect(await siteMapOf(request)).not.toContain('/search<');
});

const FILTERS = {
  en: 'Filter results',
  nl: 'Resultaten filteren',
  es: 'Filtrar resultados',
  tr: 'Sonuçları filtrele',
};
const EXHIBITORS = { en: 'Exhibitors', nl: 'Exposanten', es: 'Expositores', tr: 'Katılımcılar' };

for (const { language, prefix } of EACH_LANGUAGE)
  test(`results are filtered by links with their counts, which Back undoes: ${language}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${PATH}?q=a`);
    const filters = page.getByRole('navigation', { name: FILTERS[language] });
    await filters.locator('summary').click();
    const link = filters.getByRole('link', { name: new RegExp(`^${EXHIBITORS[language]} \\(`) });
    const count = Number(/\((\d+)\)/.exec((await link.textContent()) ?? '')?.[1]);
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/[?&]facet=type/);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('search-results')).toHaveAttribute('data-total', String(count));
    for (const href of await rows(page)
      .locator('a')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href'))))
      expect(href).toContain('/exhibitors/');
    // A second facet narrows the first.
    const hall = filters.getByRole('link', { name: /^\d+ \(\d+\)$/ }).first();
    const inHall = Number(/\((\d+)\)/.exec((await hall.textContent()) ?? '')?.[1]);
    await hall.click();
    await expect(page.locator('search-results')).toHaveAttribute('data-total', String(inHall));
    await page.goBack();
    await expect(page.locator('search-results')).toHaveAttribute('data-total', String(count));
    await page.goBack();
    await expect(page).not.toHaveURL(/[?&]facet=type/);
  });

test('filters work without a script, clear all at once, and fit a phone and a desktop', async ({
  browser,
  desk,
}) => {
  const context = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${PATH}?q=a`);
  const before = await page.locator('search-results').getAttribute('data-total');
  await page.locator('summary', { hasText: 'Filter results' }).click();
  await page.getByRole('link', { name: /^Exhibitors \(/ }).click();
  await page.getByRole('link', { name: /^Pages \(/ }).click();
  await expect(page.locator('summary', { hasText: '2 filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page.locator('search-results')).toHaveAttribute('data-total', before ?? '');
  await context.close();

  const withScript = await browser.newContext({ baseURL: desk.url });
  const scripted = await withScript.newPage();
  await scripted.goto(`${PATH}?q=a`);
  await scripted.locator('summary', { hasText: 'Filter results' }).click();
  await scripted.getByRole('link', { name: /^Exhibitors \(/ }).click();
  await expectAccessible(scripted, 'search filters');
  await withScript.close();
});

test('the proxy reports the errors of the specification word for word', async ({ request }) => {
  const reasonOf = async (address: string) => {
    const answer = await request.get(address);
    return [answer.status(), (await answer.json()).code];
  };
  const result = '/api/search/en/get-search-result?sourceId=clearwater&searchText=a';
  expect(await reasonOf(`${result}&tagBehaviour=any`)).toEqual([
    400,
    'Invalid tag filter behavior provided.',
  ]);
  expect(await reasonOf(`${result}&offset=-1`)).toEqual([
    400,
    'Page index are not allowed to be less than 0.',
  ]);
  expect(await reasonOf(`${result}&scope=`)).toEqual([400, 'The scope id must be a non-empty string']);
  expect(await reasonOf('/api/search/en/get-search-scope?scope=')).toEqual([
    400,
    'The scope id must be a non-empty string',
  ]);
  expect(await reasonOf('/api/search/en/get-search-scope?scope=nowhere')).toEqual([404, 'not-found']);
});

test('a visitor may search 120 times a minute, and is then throttled', async ({ request }) => {
  const own = await startServer();
  try {
    const search = async () => (await request.get(`${own.url}${PATH}?q=noria`)).status();
    const statuses: number[] = [];
    while (statuses.length < 130) statuses.push(...(await Promise.all(Array.from({ length: 10 }, search))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await request.get(`${own.url}/api/search/en/get-search-result?sourceId=clearwater`);
    const refusedPage = await request.get(`${own.url}${PATH}?q=noria`);
    for (const answer of [refused, refusedPage])
      expect([answer.status(), Number(answer.headers()['retry-after']) > 0]).toEqual([429, true]);
    expect(await refusedPage.text()).toMatch(/Too many searches\. Please try again in \d+ seconds?\./);
  } finally {
    await own.remove();
  }
});

test('search is accessible, in both schemes, on a phone and a desktop', async ({ page }) => {
  for (const address of [PATH, `${PATH}?q=${COMMON}`, `${PATH}?q=zzzz`]) {
    await page.goto(address);
    await expectAccessible(page, address);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('header, box and link lead to every result once', async ({ page }) => {
    await page.goto('/clearwater');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    await page.getByPlaceholder('Search...').fill(COMMON);
    await page.getByPlaceholder('Search...').press('Enter');
    await page.waitForURL(`**/clearwater/search?q=${COMMON}`);
    const total = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
    const titles = await titlesOf(page);
    for (let turn = 0; turn < 10 && titles.length < total; turn += 1) {
      await page.getByRole('link', { name: 'Show more results' }).click();
      await page.waitForURL(`**&page=${turn + 2}`);
      titles.push(...(await titlesOf(page)));
    }
    expect([titles.length, new Set(titles).size]).toEqual([total, total]);
    await page.getByRole('link', { name: 'Show the first results' }).click();
    await page.waitForURL(`**/clearwater/search?q=${COMMON}`);
  });
});

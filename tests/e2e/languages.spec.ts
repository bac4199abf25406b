import { readFileSync } from 'node:fs';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, test } from './desk.ts';
import { siteMapOf } from './site-map.ts';

const TRIAL = '/clearwater/trial-days';
const LOCAL = '/clearwater/local-notice';

const HEADER = JSON.parse(
  readFileSync('adapters/platform/demo/fair/pages/clearwater/_parts/header.json', 'utf8'),
).map(({ data, ...rendering }: { readonly data: object }) => ({
  ...rendering,
  // The logos are in another folder.
  data: { ...data, logos: [] },
}));

const pageIn = (title: Readonly<Record<string, string>>) => ({
  title,
  layout: 'event',
  placeholders: {
    'headless-header': HEADER,
    'headless-main': [{ component: 'RichText', fields: { Title: title } }],
  },
});

const FILES = {
  [`pages${TRIAL}.json`]: pageIn({ en: 'Trial days', nl: 'Proefdagen' }),
  [`pages${LOCAL}.json`]: pageIn({ en: 'Local notice' }),
};

const HTML = { headers: { accept: 'text/html' } };

test.beforeAll(async ({ desk, playwright }) => {
  importInto(desk.dataFolder, FILES);
  const request = await playwright.request.newContext({ baseURL: desk.url });
  await expect.poll(async () => (await request.get(LOCAL, HTML)).status()).toBe(200);
  await request.dispose();
});

test('a page offers the languages it is written in, and no others', async ({ page, request, desk }) => {
  await page.goto(TRIAL);
  await page.getByRole('button', { name: /English/ }).click();
  const others = page.locator('#languages').getByRole('link');
  await expect(others).toHaveText(['Nederlands']);
  await others.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proefdagen');
  const html = await (await request.get(TRIAL, HTML)).text();
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  expect(links.map(([, language, href]) => [language, href])).toEqual([
    ['en', `${desk.url}${TRIAL}`],
    ['nl', `${desk.url}/nl${TRIAL}`],
    ['x-default', `${desk.url}${TRIAL}`],
  ]);
});

test('a page in one language has no language switch', async ({ page }) => {
  await page.goto(LOCAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local notice');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: /English/ })).toHaveCount(0);
});

test('in any other language a page is not found, and links to its own languages', async ({
  page,
  request,
}) => {
  for (const language of ['es', 'tr']) {
    const missing = await request.get(`/${language}${TRIAL}`, HTML);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).not.toContain('Trial days');
  }
  await page.goto(`/tr${TRIAL}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı');
  await page.getByRole('button', { name: /Türkçe/ }).click();
  const others = page.locator('#languages').getByRole('link');
  await expect(others).toHaveText(['English', 'Nederlands']);
  await others.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trial days');
});

for (const { language, prefix } of EACH_LANGUAGE)
  test(`a missing page has no language switch: ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/clearwater/no-such-page`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: /English|Nederlands|Español|Türkçe/ })).toHaveCount(0);
  });

test('the site map dates a page by its last change in each language', async ({ request, desk }) => {
  const changes = async () => {
    const xml = await siteMapOf(request);
    const lastModified = new Map(
      [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, at = '', time = '']) => [at, time]),
    );
    return {
      en: lastModified.get(`${desk.url}${TRIAL}`) ?? '',
      nl: lastModified.get(`${desk.url}/nl${TRIAL}`) ?? '',
    };
  };
  const before = await changes();
  expect(Math.abs(Date.parse(before.nl) - Date.now())).toBeLessThan(60 * 60_000);
  // Dates have a resolution of one second.
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(before.nl) + 1000);
  importInto(desk.dataFolder, {
    [`pages${TRIAL}.json`]: pageIn({ en: 'Trial days', nl: 'Dagen om te proberen' }),
  });
  await expect.poll(async () => (await changes()).nl).not.toBe(before.nl);
  const after = await changes();
  expect(Date.parse(after.nl)).toBeGreaterThan(Date.parse(before.nl));
  expect(after.en).toBe(before.en);
});

test('the site map lists the page in its own languages only', async ({ request, desk }) => {
  const xml = await siteMapOf(request);
  const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(found.filter((address) => address.endsWith(TRIAL))).toEqual([
    `${desk.url}${TRIAL}`,
    `${desk.url}/nl${TRIAL}`,
  ]);
});

import type { Page } from '@playwright/test';
import { expect, test } from './desk.ts';
import { looksOf } from './looks.ts';

/** Pages without the framework, of every kind; the page of blocks has each kind of block once. */
const PAGES = [
  '/',
  '/saved',
  '/sign-in',
  '/nl/clearwater/tasks?sign-in=login-failed',
  '/clearwater',
  '/clearwater/blocks',
  '/clearwater/practical-information',
  '/clearwater/exhibitors',
  '/clearwater/exhibitors?q=no-such-company',
  '/clearwater/products',
  '/clearwater/news',
  '/clearwater/news/salt-in-the-polder',
  '/clearwater/search',
  '/clearwater/search?q=pump',
  '/clearwater/no-such-page',
  '/no-such-fair',
];

/** Names of classes of modules: `Q941rq_form`, `_3ocqFG_error`. */
const CLASS = /(?<![\w-])_?[\w-]{6}_[A-Za-z][\w-]*/g;

const classesIn = (text: string): Set<string> => new Set(text.match(CLASS));

/** The rules of a page: in its own sheet, or in the document. */
const rulesOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    return [...texts, ...[...document.querySelectorAll('style')].map((style) => style.textContent)].join(
      '\n',
    );
  });

/** All rules of the build for pages without the framework. */
const allRules = async (page: Page): Promise<string> => {
  const { request } = page.context();
  const html = await (await request.get('/~styles', { headers: { accept: 'text/html' } })).text();
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(hrefs.length).toBeGreaterThan(0);
  return (await Promise.all(hrefs.map(async (href) => (await request.get(href)).text()))).join('\n');
};

/** Scrolls to the end and opens what opens, so that everything that the page can show has been there. */
const explore = async (page: Page): Promise<void> => {
  for (let step = 0; step < 4; step += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) sheet.showPopover();
  });
};

for (const path of PAGES)
  test(`has every rule for its classes, and for those that appear later: ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const sent = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    await explore(page);
    const own = classesIn(await rulesOf(page));
    const known = classesIn(await allRules(page));
    const used = new Set([...classesIn(sent), ...classesIn(await page.content())]);
    const styled = [...used].filter((name) => known.has(name));
    expect(styled.length).toBeGreaterThan(5);
    expect(styled.filter((name) => !own.has(name))).toEqual([]);
  });

test.describe('without animations', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PAGES)
    test(`looks as it would with all rules of the build: ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await explore(page);
      const css = (await allRules(page)).replaceAll('url(../', 'url(/_next/static/');
      // Texts that change by themselves would change their size.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('time-left')) part.remove();
      });
      const before = await looksOf(page);
      await page.evaluate((text) => {
        const [own] = document.querySelectorAll('head > link[rel="stylesheet"], head > style');
        const style = document.createElement('style');
        style.textContent = text;
        own?.replaceWith(style);
      }, css);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await looksOf(page)).toEqual(before);
    });
});

import type { Page } from '@playwright/test';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, openDesk, signIn, test } from './desk.ts';
import { OF_EXHIBITORS, OF_ORGANISERS, SIGNED_OUT } from './framework-paths.ts';
import { resetForm } from './reset-form.ts';

/** The classes of modules in the markup that the server sends, without those in the sheets that it names. */
const unstyledClasses = async (page: Page, path: string): Promise<readonly string[]> => {
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  const sheets = (html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? []).map(
    (link) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  );
  const rules = await Promise.all(sheets.map(async (href) => (await page.request.get(href)).text()));
  const styled = new Set([html.match(/<style[^>]*>.*?<\/style>/gs) ?? [], rules].flat().flatMap(classesIn));
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => classesIn(names));
  expect(used.length, path).toBeGreaterThan(0);
  return [...new Set(used)].filter((name) => !styled.has(name)).map((name) => `${path}: ${name}`);
};

/** Names of classes of modules: `Q941rq_form`, `_3ocqFG_error`. */
const classesIn = (text: string): readonly string[] =>
  text.match(/(?<![\w-])_?[\w-]{6}_[A-Za-z][\w-]*/g) ?? [];

const unstyledOn = async (page: Page, paths: readonly string[]): Promise<readonly string[]> =>
  (await Promise.all(paths.map((path) => unstyledClasses(page, path)))).flat();

test('pages of the framework are styled before their scripts run', async ({ page, desk }) => {
  expect(await unstyledOn(page, [...SIGNED_OUT, await resetForm(desk)])).toEqual([]);
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  expect(await unstyledOn(page, OF_EXHIBITORS)).toEqual([]);
  await page.context().clearCookies();
  await signIn(page, ADMINISTRATOR);
  expect(await unstyledOn(page, OF_ORGANISERS)).toEqual([]);
});

test('pages of the framework say that they need scripts', async ({ request }) => {
  for (const [path, text] of [
    ['/register', 'This page needs JavaScript.'],
    ['/tr/register', 'Bu sayfa için JavaScript gerekir.'],
  ] as const) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(/<noscript>.*?<\/noscript>/s.exec(html)?.[0], path).toContain(text);
  }
});

/** How many asterisks each label has, of its text and of its style. */
const marksOn = async (page: Page, path: string): Promise<readonly number[]> => {
  await page.goto(path);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  return page.evaluate(() =>
    [...document.querySelectorAll('label')].map(
      (label) => `${label.textContent}${getComputedStyle(label, '::after').content}`.split('*').length - 1,
    ),
  );
};

test('a required field has one mark, whatever makes its label', async ({ page }) => {
  const expectOneEach = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) expect(Math.max(...(await marksOn(page, path))), path).toBe(1);
  };
  await expectOneEach(['/register', '/clearwater/blocks']);
  await signIn(page, ADMINISTRATOR);
  await expectOneEach(['/organiser/clearwater/settings']);
});

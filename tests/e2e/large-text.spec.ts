import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, openDesk, signIn, test } from './desk.ts';
import { OF_EXHIBITORS, SIGNED_OUT } from './framework-paths.ts';
import { resetForm } from './reset-form.ts';

const PUBLIC = [
  ...['/', '/tr', '/sign-in', '/forgot-password', '/privacy', '/saved', '/clearwater', '/tr/clearwater'],
  ...['exhibitors', 'exhibitors?view=grid', 'exhibitors/noria-pumps', 'products', 'news'].flatMap((path) => [
    `/clearwater/${path}`,
    `/tr/clearwater/${path}`,
  ]),
  ...[
    '/clearwater/news/three-quiet-pumps',
    '/clearwater/blocks',
    '/tr/clearwater/blocks',
    '/clearwater/visit',
  ],
  ...[
    '/nl/clearwater/visit',
    '/clearwater/search?q=pump',
    '/tr/clearwater/search?q=pump',
    '/clearwater/nowhere',
  ],
];

test.use({ viewport: { width: 320, height: 900 } });

/** WCAG 2.2, 1.4.4 "Resize text" and 1.4.10 "Reflow" together. */
const expectNoHorizontalScroll = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').or(page.locator('#content')).first()).toBeVisible();
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect([path, overflow <= 0 ? 'fits' : `${overflow} px too wide`]).toEqual([path, 'fits']);
  }
};

test('text of twice the size fits public pages on a phone', async ({ page, desk }) => {
  await expectNoHorizontalScroll(page, [...PUBLIC, ...SIGNED_OUT, await resetForm(desk)]);
});

test('text of twice the size leaves the header of a website two rows on a phone', async ({ page }) => {
  for (const path of ['', '/nl', '/es', '/tr'].map((language) => `${language}/clearwater/exhibitors`)) {
    await expectNoHorizontalScroll(page, [path]);
    const tools = page.getByRole('banner').getByRole('button');
    const rows = await tools.evaluateAll((buttons) =>
      buttons.filter((button) => button.checkVisibility()).map((button) => button.getBoundingClientRect()),
    );
    const [first] = rows;
    for (const { top, bottom } of rows)
      expect([path, top < (first?.bottom ?? 0) && bottom > (first?.top ?? 0)]).toEqual([path, true]);
  }
});

test('text of twice the size fits the choosers on a phone', async ({ page }) => {
  await signIn(page, MAIN_EXHIBITOR);
  await expectNoHorizontalScroll(page, ['/', '/tr', '/events/101', '/tr/events/101']);
});

test('text of twice the size fits the portal on a phone', async ({ page }) => {
  test.slow();
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const paths = OF_EXHIBITORS.filter((path) => !path.startsWith('/events'));
  for (const language of ['', '/nl', '/es', '/tr'])
    await expectNoHorizontalScroll(
      page,
      paths.map((path) => language + path),
    );
});

/** The words of buttons, tabs and headings that are on two lines, or beyond the screen. */
const brokenWords = (): readonly string[] => {
  document.documentElement.style.fontSize = '200%';
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    const isNamed = parent?.closest('button, a[data-look], h1, h2, h3, h4, [role=tab], summary');
    if (!isNamed || !parent?.checkVisibility({ visibilityProperty: true }) || parent.offsetWidth <= 1)
      continue;
    for (const { 0: word, index } of (text ?? '').matchAll(/[^\s\u00ad/–—-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      if (isBroken || lines.some(({ right }) => right > window.innerWidth)) found.add(word);
    }
  }
  return [...found];
};

test('text of twice the size breaks no word of a button, a tab or a heading of the portal', async ({
  page,
  desk,
}) => {
  test.slow();
  const expectWholeWords = async (paths: readonly string[]) => {
    for (const path of ['', '/nl', '/es', '/tr'].flatMap((language) =>
      paths.map((each) => language + each),
    )) {
      await page.goto(path);
      await expect(page.getByRole('main').or(page.locator('#content')).first()).toBeVisible();
      expect([path, ...(await page.evaluate(brokenWords))]).toEqual([path]);
    }
  };
  await expectWholeWords([
    ...['/sign-in', '/forgot-password', '/register', '/reset-password/unknown'],
    await resetForm(desk),
  ]);
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await expectWholeWords(OF_EXHIBITORS.filter((path) => !path.startsWith('/events')));
});

test('text of twice the size fits a laptop, its header in every language', async ({ page }) => {
  test.slow();
  const site = ['', '/nl', '/es', '/tr'].flatMap((language) => [
    `${language}/clearwater`,
    `${language}/clearwater/nowhere`,
  ]);
  const portal = OF_EXHIBITORS.filter((path) => !path.startsWith('/events')).map((path) => `/nl${path}`);
  const widths = async (paths: readonly string[]) => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page, paths);
    }
  };
  await widths(site);
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await widths([...site, ...portal]);
});

test('text of twice the size leaves the company profile its width on a laptop', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectNoHorizontalScroll(page, ['/clearwater/company-profile']);
  const part = page.getByRole('region', { name: 'Profile', exact: true });
  const width = await part.evaluate((section) => section.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(400);
});

/** How many pixels a page is too wide when all words of some parts have ninety letters. */
const overflowOfLongWords = ([fontSize, parts]: readonly [string, string]): number => {
  document.documentElement.style.fontSize = fontSize;
  const word = 'Wasserwirtschaft'.repeat(6).slice(0, 90);
  const texts = [...document.querySelectorAll(`${parts} *, ${parts}`)]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  if (texts.length === 0) throw new Error(`No text in ${parts}`);
  for (const text of texts) text.textContent = word;
  return document.documentElement.scrollWidth - window.innerWidth;
};

test('words of ninety letters in menus, filters and forms and about a company fit the page, in text of any size', async ({
  page,
}) => {
  for (const [width, size] of [
    [320, '200%'],
    [1280, '100%'],
    [1280, '200%'],
  ] as const)
    for (const [path, parts] of [
      ['products', 'nav'],
      ['exhibitors', 'nav'],
      ['practical-information/build-up', 'nav'],
      ['exhibitors/noria-pumps', 'aside'],
      ['exhibitors/noria-pumps', 'h1 ~ p'],
      ['search?q=noria', 'nav[aria-label="Filter results"]'],
      ['search?q=noria', 'main label'],
      ['blocks', 'form-draft label'],
      ['exhibitors', 'main label:has(select, [type=search]) > span'],
      ['exhibitors', 'main li p'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/clearwater/${path}`);
      const overflow = await page.evaluate(overflowOfLongWords, [size, parts] as const);
      const outcome = overflow <= 0 ? 'fits' : `${overflow} px too wide`;
      expect([width, size, path, outcome]).toEqual([width, size, path, 'fits']);
    }
});

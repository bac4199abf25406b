import type { Page } from '@playwright/test';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, openDesk, signIn, test } from './desk.ts';
import { OF_EXHIBITORS, OF_ORGANISERS, SIGNED_OUT } from './framework-paths.ts';
import { resetForm } from './reset-form.ts';

const PUBLIC = [
  ...['/', '/sign-in', '/forgot-password', '/clearwater', '/clearwater/exhibitors', '/clearwater/products'],
  ...['/clearwater/exhibitors?view=grid', '/clearwater/news', '/clearwater/news/three-quiet-pumps'],
  ...['/clearwater/blocks', '/clearwater/visit', '/clearwater/search?q=pump', '/clearwater/nowhere'],
];

test.use({ viewport: { width: 320, height: 900 } });

/** The visible texts that begin or end at the very edge of the screen, except where a region scrolls or cuts them off. */
const textsAtEdges = (): readonly string[] => {
  /** Less than any margin, in pixels. */
  const edge = 6;
  const isOut = (element: Element): boolean => {
    const { clipPath, overflowX, position } = getComputedStyle(element);
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
    return clipPath !== 'none' || position === 'fixed' || isCut;
  };
  const ancestorsOf = (element: Element | null): readonly Element[] =>
    element === null || element === document.body ? [] : [element, ...ancestorsOf(element.parentElement)];
  const isAtEdge = (node: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, width, height }) =>
        width > 1 && height > 1 && (left < edge || right > window.innerWidth - edge),
    );
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const { parentElement } = node;
    if (text === '' || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (isAtEdge(node) && !ancestorsOf(parentElement).some(isOut)) found.push(text.slice(0, 40));
  }
  return found;
};

const expectMargins = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').or(page.locator('#content')).first()).toBeVisible();
    expect([path, ...(await page.evaluate(textsAtEdges))]).toEqual([path]);
  }
};

test('no text of the site touches the edge of a phone', async ({ page, desk }) => {
  await expectMargins(page, [...PUBLIC, ...SIGNED_OUT, await resetForm(desk)]);
});

test('no text of the portal touches the edge of a phone', async ({ page }) => {
  test.slow();
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await expectMargins(page, OF_EXHIBITORS);
});

test('the filters of tasks stand in one row, in every language', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  for (const prefix of ['', '/nl', '/es', '/tr']) {
    await page.goto(`${prefix}/clearwater/tasks`);
    const filters = page.getByRole('main').getByRole('radio');
    await expect(filters).toHaveCount(3);
    const tops = await filters.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect([prefix, new Set(tops).size]).toEqual([prefix, 1]);
  }
});

test('no text of the desk touches the edge of a phone', async ({ page }) => {
  test.slow();
  await signIn(page, ADMINISTRATOR);
  await expectMargins(page, OF_ORGANISERS);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  /** The links of the opened menu that are hard to hit. */
  const lowLinks = (page: Page): Promise<readonly string[]> =>
    page
      .locator('#menu-sidebar nav a:visible')
      .evaluateAll((links) =>
        links
          .filter((link) => link.getBoundingClientRect().height < 43.5)
          .map(({ textContent }) => textContent ?? ''),
      );

  test('every link of the menus is 44 px high', async ({ page }) => {
    await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    for (const path of ['/clearwater', '/clearwater/dashboard']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.locator('#menu-sidebar').getByRole('link', { name: /^Floor plan/ })).toBeVisible();
      expect([path, ...(await lowLinks(page))]).toEqual([path]);
    }
  });
});

import AxeBuilder from '@axe-core/playwright';
import { DROPDOWN_CLOSE_MS } from '@fairdesk/core/navigation';
import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import type { Locator, Page } from '@playwright/test';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { complaintsOf, expect, test } from './desk.ts';

const HOME = '/clearwater';
const BELOW = '/clearwater/practical-information/getting-there';
const PHONE = { width: 360, height: 740 };

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const trigger = (page: Page, name: string) => bar(page).getByRole('button', { name });

const expectNoViolation = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect([name, colorScheme, ...violations.map(({ id }) => id)]).toEqual([name, colorScheme]);
  }
};

test('a dropdown opens on hover, one at a time, and closes shortly after the pointer leaves', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(HOME, { waitUntil: 'networkidle' });
  await trigger(page, 'Practical information').hover();
  const link = bar(page).getByRole('link', { name: 'Getting there' });
  await expect(link).toBeVisible();
  await expectNoViolation(page, 'open dropdown');
  await trigger(page, 'For exhibitors').hover();
  await expect(link).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Tasks' })).toBeVisible();
  const gone = await page.evaluate(async (name) => {
    const item = [...document.querySelectorAll('[data-item]')].find((each) =>
      each.textContent?.includes(name),
    );
    const panel = item?.querySelector('[data-open]');
    const start = performance.now();
    item?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    while (panel?.hasAttribute('data-open')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, 'For exhibitors');
  expect(gone).toBeGreaterThanOrEqual(DROPDOWN_CLOSE_MS);
  expect(complaints).toEqual([]);
});

test('the menu works by keyboard alone: Tab opens, Escape closes and restores focus', async ({ page }) => {
  await page.goto(HOME, { waitUntil: 'networkidle' });
  await trigger(page, 'Practical information').focus();
  await expect(trigger(page, 'Practical information')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Getting there' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger(page, 'Practical information')).toBeFocused();
  await expect(trigger(page, 'Practical information')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/practical-information');
  await expect(bar(page).getByRole('link', { name: 'Getting there' })).toBeHidden();
});

test('a page has its section on the left, its position in it, and its breadcrumb', async ({ page }) => {
  await page.goto(BELOW);
  const section = page.getByRole('navigation', { name: 'In this section' });
  await expect(section.getByRole('link', { name: 'Getting there' })).toHaveAttribute('aria-current', 'page');
  await expect(trigger(page, 'Practical information')).toHaveAttribute('data-current', 'true');
  await expect(trigger(page, 'Practical information')).toHaveAttribute('aria-expanded', 'false');
  const way = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await expect(way).toHaveText(['Clearwater', 'Practical information', 'Getting there']);
  await expect(way.last().getByRole('link')).toHaveCount(0);
});

test('on a phone the menu slides in from the side, and the page behind does not scroll', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BELOW, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeVisible();
  await expect(page.getByRole('link', { name: 'Getting there' })).toBeVisible();
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await scrolls()).toBe('hidden');
  await expectNoViolation(page, 'open sidebar');
  await page.getByText('For exhibitors', { exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'Tasks' }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Getting there' })).toBeHidden();
  await close.click();
  await expect(close).toBeHidden();
  expect(await scrolls()).not.toBe('hidden');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
});

test('the page is locked exactly on narrow widths', async ({ page }) => {
  await page.goto(BELOW, { waitUntil: 'networkidle' });
  for (const width of [1023, 1024, 1025]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      document.querySelector<HTMLElement>('#menu-sidebar')?.showPopover();
      const overflow = getComputedStyle(document.documentElement).overflowY;
      document.querySelector<HTMLElement>('#menu-sidebar')?.hidePopover();
      return overflow;
    });
    expect([width, overflow === 'hidden']).toEqual([width, width <= 1024]);
  }
});

test('the top bar hides when the page is scrolled, and returns at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(HOME, { waitUntil: 'networkidle' });
  const text = page.getByText('Build-up in hall 8 starts one day later.').first();
  await expect(text).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(text).toBeHidden();
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(text).toBeVisible();
});

test('a menu too long for its row wraps, and nothing overflows the page', async ({ page }) => {
  await page.goto(HOME);
  await page.evaluate(() => {
    const list = document.querySelector('menu-bar ul');
    const [first] = list?.children ?? [];
    for (let more = 0; first && more < 6; more += 1) list?.append(first.cloneNode(true));
  });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the links of the top bar are as high as a finger needs, and lower for a mouse', async ({
  browser,
  desk,
}) => {
  for (const isMobile of [true, false]) {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ baseURL: desk.url, viewport, isMobile, hasTouch: isMobile });
    const page = await context.newPage();
    await page.goto('/clearwater');
    const link = page.locator('top-bar nav a').first();
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBe(isMobile ? 44 : 32);
    await context.close();
  }
});

test('a long word of the top bar or the footer breaks, and nothing overflows the page', async ({ page }) => {
  const word = `https://www.fair.example/${'x'.repeat(160)}`;
  await page.goto(HOME);
  const count = await page.evaluate((text) => {
    const texts = document.querySelectorAll('top-bar p, top-bar a, footer p, footer a:not(:has(img, svg))');
    for (const element of texts) element.append(` ${text}`);
    return texts.length;
  }, word);
  expect(count).toBeGreaterThan(3);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
  }
});

test('the title of a menu item wraps, however long it is, and nothing overflows the page', async ({
  page,
}) => {
  await page.goto(HOME);
  const items = page.getByRole('banner').locator('menu-bar li > :is(a, button)');
  for (const title of ['Floor plan '.repeat(16), 'W'.repeat(170), 'Exhibitors '.repeat(45)])
    for (const item of [items.first(), page.getByRole('banner').locator('menu-bar button').first()]) {
      const before = await item.innerHTML();
      await item.evaluate((element, text) => element.prepend(text), title);
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const seen = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([title, width, seen]).toEqual([title, width, width]);
      }
      await item.evaluate((element, html) => {
        element.innerHTML = html;
      }, before);
    }
});

test('header, content and footer share one left edge', async ({ page }) => {
  for (const width of [360, 768, 1280, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/sign-in', '/register', '/clearwater/exhibitors', '/privacy']) {
      await page.goto(path);
      const edges = await page.evaluate(() =>
        ['header img', 'main h1', 'footer p'].map((part) => {
          const element = document.querySelector(part);
          if (element === null) return -1;
          // The paper of a logo is around it.
          const padding = Number.parseFloat(getComputedStyle(element).paddingLeft);
          return Math.round(element.getBoundingClientRect().left + padding);
        }),
      );
      expect([path, width, ...edges]).toEqual([path, width, edges[2], edges[2], edges[2]]);
      expect(edges[2]).toBeGreaterThan(0);
    }
  }
});

test('the header of a wide page fits one line in every language', async ({ page }) => {
  for (const { prefix } of EACH_LANGUAGE)
    for (const width of [1280, 1344, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/clearwater/exhibitors`);
      const rows = await page
        .locator('header menu-bar ul')
        .first()
        .evaluate(
          ({ children }) => new Set(Array.from(children, (item) => item.getBoundingClientRect().top)).size,
        );
      expect([prefix, width, rows]).toEqual([prefix, width, 1]);
    }
});

test('the measures are those of the specification', async ({ page }) => {
  const screen = { width: 1600, height: 900 };
  await page.setViewportSize(screen);
  const boxOf = async (part: Locator) => {
    const box = await part.first().boundingBox();
    if (box === null) throw new Error('It has no box');
    return box;
  };
  const main = page.getByRole('main');
  await page.goto(BELOW);
  const content = await boxOf(main);
  const shell = await boxOf(page.getByRole('navigation', { name: 'In this section' }));
  expect(content.width).toBeLessThanOrEqual(56 * 16);
  expect(shell.x + shell.width).toBeLessThanOrEqual(content.x);
  await page.getByRole('button', { name: 'Share this page' }).click();
  expect((await boxOf(page.locator('[popover]:popover-open'))).width).toBe(300);
  await page.goto(HOME);
  const { x, width } = await boxOf(main);
  expect(Math.abs(screen.width - width - 2 * x)).toBeLessThanOrEqual(1);
  await page.goto('/clearwater/news/streets-that-drink');
  const related = page.getByRole('region', { name: 'Related news' }).locator('img');
  expect(await boxOf(related)).toMatchObject({ width: 64, height: 64 });
});

test('switching the language stays on the page', async ({ page }) => {
  await page.goto(BELOW);
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await page.waitForURL(`**/tr${BELOW}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ulaşım');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('the head names the page and its other languages, with the configured address', async ({
  request,
  desk,
}) => {
  for (const language of LANGUAGES) {
    const path = localPath({ language, path: BELOW });
    const answer = await request.get(`${path}?utm_source=x`, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    const links = [
      ...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g),
    ];
    const found = links.map(([, rel, hreflang, href]) => [hreflang ?? rel, href]);
    expect(found).toEqual([
      ['canonical', `${desk.url}${path}`],
      ...LANGUAGES.map((each) => [each, `${desk.url}${localPath({ language: each, path: BELOW })}`]),
      ['x-default', `${desk.url}${BELOW}`],
    ]);
    expect(html).toContain(' | Clearwater</title>');
    for (const tag of ['og:title', 'og:url', 'og:description', 'twitter:card', 'twitter:title'])
      expect([tag, html.includes(`"${tag}"`)]).toEqual([tag, true]);
  }
});

test('a missing page is rendered in the frame of its site', async ({ page, request }) => {
  for (const { language, prefix } of EACH_LANGUAGE) {
    const answer = await request.get(`${prefix}/clearwater/no-such-page`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('noindex');
    expect(html).toContain(labelsOf(language, messagesFor(language)).t('not-found-heading'));
  }
  await page.goto('/clearwater/no-such-page');
  await expect(page).toHaveTitle('404: NotFound');
  await expect(page.getByRole('link', { name: 'Go to the Home page' })).toHaveAttribute('href', HOME);
  await expect(trigger(page, 'For exhibitors')).toBeVisible();
  await expect(page.getByText('2027 © Clearwater Rotterdam. All rights reserved.')).toBeVisible();
});

test('sharing opens, reports when a link could not be copied, and closes after an action', async ({
  page,
  context,
  desk,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(BELOW, { waitUntil: 'networkidle' });
  const share = page.getByRole('button', { name: 'Share this page' });
  await share.click();
  const copy = page.getByRole('button', { name: 'Copy link' });
  const linked = page.getByRole('link', { name: 'LinkedIn' }).first();
  await expect(linked).toHaveAttribute('href', new RegExp(encodeURIComponent(`${desk.url}${BELOW}`)));
  await expect(page.getByText('Mastodon')).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  });
  await copy.click();
  await expect(page.getByText('The link could not be copied.')).toBeVisible();
  await expect(copy).toBeHidden();
  expect(said).toContain('Failed to copy');
  await page.reload({ waitUntil: 'networkidle' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await share.click();
  await copy.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${desk.url}${BELOW}`);
});

test('native sharing opens on a phone that supports it, below 500 px', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.body.dataset.shared = data.url ?? '';
      },
    });
  });
  await page.setViewportSize({ width: 499, height: 800 });
  await page.goto(BELOW, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(BELOW));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await page.setViewportSize({ width: 500, height: 800 });
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the other variant of sharing is a dialog', async ({ page }) => {
  await page.goto('/open-table', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share this page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectNoViolation(page, 'share dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus, languages and sharing still work', async ({ page }) => {
    await page.goto(BELOW);
    await trigger(page, 'For exhibitors').hover();
    await expect(bar(page).getByRole('link', { name: 'Tasks' })).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(bar(page).getByRole('link', { name: 'Tasks' })).toBeHidden();
    await trigger(page, 'Practical information').focus();
    await expect(bar(page).getByRole('link', { name: 'Getting there' })).toBeVisible();
    await page.getByRole('button', { name: 'Share this page' }).click();
    await expect(page.getByRole('link', { name: 'LinkedIn' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await page.waitForURL(`**/nl${BELOW}`);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByText('Voor exposanten', { exact: true }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'Taken' }).filter({ visible: true }).click();
    await page.waitForURL('**/tasks*');
  });
});

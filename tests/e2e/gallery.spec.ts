import { GALLERY_AUTOPLAY_MS } from '@fairdesk/core/media';
import type { Page } from '@playwright/test';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, test } from './desk.ts';

const PATH = '/clearwater/blocks';
const COUNT = 6;

const opened = async (page: Page, place: number) => {
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const link = page.locator('picture-gallery').getByRole('link').nth(place);
  await link.click();
  const viewer = page.getByRole('dialog', { name: 'Last year, in six images' });
  await expect(viewer).toBeVisible();
  return { link, viewer, status: viewer.getByRole('status') };
};

test('keyboard navigation goes through all pictures, wraps around, and returns to the initial one', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const link = page.locator('picture-gallery').getByRole('link').nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  const status = viewer.getByRole('status');
  await expect(status).toHaveText(`Image 2 of ${COUNT}`);
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const [key, place] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', COUNT],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(status).toHaveText(`Image ${place} of ${COUNT}`);
    await expect(viewer.locator('li').nth(place - 1)).toBeInViewport({ ratio: 0.9 });
  }
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(link).toBeFocused();
  expect(complaints).toEqual([]);
});

test('arrows, download and a click outside work by mouse; the page behind does not scroll', async ({
  page,
}) => {
  const { viewer, status } = await opened(page, 0);
  const movesOf = (name: string) =>
    viewer.locator(`[data-${name}]`).evaluate((line) => line.getAnimations().length);
  expect(await movesOf('progress'), 'the line is where it belongs as the viewer opens').toBe(0);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await viewer.getByRole('button', { name: 'Next image' }).click();
  await viewer.getByRole('button', { name: 'Next image' }).click();
  await expect(status).toHaveText(`Image 3 of ${COUNT}`);
  await expect(viewer.getByRole('link', { name: 'Download image' })).toHaveAttribute(
    'href',
    /days-class\.webp$/,
  );
  await viewer.getByRole('button', { name: 'Previous image' }).click();
  await expect(status).toHaveText(`Image 2 of ${COUNT}`);
  await viewer.locator('img').nth(1).click();
  await expect(viewer).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(viewer).toBeHidden();
  expect(await overflow()).not.toBe('hidden');
});

test('a slideshow advances every three seconds, until paused', async ({ page }) => {
  await page.clock.install();
  const { viewer, status } = await opened(page, 3);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The clock may only run on once the press has its effect.
  const press = async (name: string, next: string) => {
    await viewer.getByRole('button', { name }).click();
    await expect(viewer.getByRole('button', { name: next })).toBeVisible();
  };
  await press('Play slideshow', 'Pause slideshow');
  await page.clock.runFor(GALLERY_AUTOPLAY_MS - 100);
  await expect(status).toHaveText(`Image 4 of ${COUNT}`);
  await page.clock.runFor(200);
  await expect(status).toHaveText(`Image 5 of ${COUNT}`);
  await press('Pause slideshow', 'Play slideshow');
  await page.clock.runFor(3 * GALLERY_AUTOPLAY_MS);
  await expect(status).toHaveText(`Image 5 of ${COUNT}`);
  await press('Play slideshow', 'Pause slideshow');
  await page.clock.runFor(GALLERY_AUTOPLAY_MS);
  await expect(status).toHaveText(`Image ${COUNT} of ${COUNT}`);
  await expect(viewer.getByRole('button', { name: 'Play slideshow' }), 'it ends with the last').toBeVisible();
});

const WITH_AUTOPLAY = '/clearwater/days-by-themselves';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a gallery with autoplay respects reduced motion: ${reducedMotion}`, async ({ desk, page }) => {
    const items = [1, 2, 3].map((n) => ({
      fields: {
        GalleryItem: { value: { src: '/-/media/day.webp', alt: `Day ${n}`, width: '8', height: '6' } },
      },
    }));
    importInto(desk.dataFolder, {
      [`pages${WITH_AUTOPLAY}.json`]: {
        title: { en: 'Days' },
        layout: 'event',
        placeholders: {
          'headless-main': [{ component: 'Gallery', data: { Items: items }, params: { Autoplay: '1' } }],
        },
      },
    });
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect
      .poll(async () => (await page.goto(WITH_AUTOPLAY, { waitUntil: 'networkidle' }))?.status())
      .toBe(200);
    await page.getByRole('link', { name: 'Enlarge image: Day 1' }).click();
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText('Image 1 of 3');
    await page.clock.runFor(GALLERY_AUTOPLAY_MS);
    await expect(status).toHaveText(`Image ${reducedMotion === 'reduce' ? 1 : 2} of 3`);
  });

test('a picture of a gallery of a hundred is enlarged without those far from it', async ({ desk, page }) => {
  const path = '/clearwater/hundred-days';
  const items = Array.from({ length: 100 }, (_, n) => ({
    fields: {
      GalleryItem: { value: { src: `/-/media/day-${n}.webp`, alt: `Day ${n}`, width: '8', height: '6' } },
    },
  }));
  const placeholders = { 'headless-main': [{ component: 'Gallery', data: { Items: items } }] };
  const pages = { [`pages${path}.json`]: { title: { en: 'Days' }, layout: 'event', placeholders } };
  importInto(desk.dataFolder, pages);
  const requested = new Set<string>();
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
  await page.route(/\/day-\d+/, (route) => {
    requested.add(/day-\d+/.exec(route.request().url())?.[0] ?? '');
    return route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  await expect.poll(async () => (await page.goto(path, { waitUntil: 'networkidle' }))?.status()).toBe(200);
  expect(requested.size).toBeLessThan(50);
  await page.getByRole('link', { name: 'Enlarge image: Day 1', exact: true }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText('Image 2 of 100');
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByRole('status')).toHaveText('Image 3 of 100');
  await page.waitForLoadState('networkidle');
  expect(requested.size).toBeLessThan(50);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Enlarge image: Day 70', exact: true }).click();
  await expect.poll(() => requested.has('day-70')).toBe(true);
});

test('a single picture enlarges by keyboard, traps focus meanwhile, and restores it', async ({ page }) => {
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const small = page.getByRole('button', { name: /^Enlarge image: Plan of halls/ });
  const large = page.getByRole('button', { name: 'Close the large image' });
  await small.focus();
  await page.keyboard.press('Enter');
  await expect(large).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(small).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(large, 'nobody walks on behind it').toBeHidden();
});

test('the open viewer is accessible, in light and dark, on phone and desktop', async ({ page }) => {
  const { viewer } = await opened(page, 0);
  await expectAccessible(page, 'gallery viewer');
  await expect(viewer).toBeVisible();
});

test('a row has three pictures on a large screen and two on a phone, without layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + Reflect.get(entry, 'value'),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, perRow] of [
    [1280, 3],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH, { waitUntil: 'networkidle' });
    // Ignores layout shifts from the fonts of a first visit.
    await page.evaluate(async () => {
      await document.fonts.ready;
      delete document.documentElement.dataset.shift;
    });
    const tops = await page
      .locator('picture-gallery li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
    for (const part of ['picture-gallery', 'slide-carousel', 'footer'])
      await page.locator(part).last().scrollIntoViewIfNeeded();
    for (const picture of await page.locator('picture-gallery li img').all())
      await expect(picture).toHaveJSProperty('complete', true);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect([width, shift < 0.02 ? 'still' : shift]).toEqual([width, 'still']);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture is visible, and enlarges through its link', async ({ page }) => {
    await page.goto(PATH);
    const links = page.locator('picture-gallery').getByRole('link');
    await expect(links).toHaveCount(COUNT);
    await links.nth(2).click();
    await expect(page).toHaveURL(/\/-\/media\/.*days-class\.webp$/);
  });
});

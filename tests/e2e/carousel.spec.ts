import type { Page } from '@playwright/test';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { complaintsOf, expect, test } from './desk.ts';

const PATH = '/clearwater/slides';
const COUNT = 6;
const NAMES = Array.from({ length: COUNT }, (_, n) => `Slide ${n + 1}`);

const carousel = (Type: string, AutoplaySpeed = '') => ({
  component: 'Carousel',
  fields: { Title: `Moves as ${Type}` },
  data: { Items: NAMES.map((name) => ({ fields: { Title: { value: name } } })) },
  params: { Type, AutoplaySpeed },
});

const withCarousels = async (desk: { dataFolder: string }, page: Page, main: readonly unknown[]) => {
  importInto(desk.dataFolder, {
    [`pages${PATH}.json`]: {
      title: { en: 'Slides' },
      layout: 'portal',
      placeholders: { 'headless-main': main },
    },
  });
  await expect
    .poll(async () => (await page.goto(PATH, { waitUntil: 'networkidle' }))?.text())
    .toContain(JSON.stringify(main).match(/Moves as \w+/)?.[0]);
};

const visibleSlides = (page: Page) =>
  page.locator('slide-carousel').evaluate((element) => {
    const row = element.querySelector('[data-row]');
    const edge = row?.getBoundingClientRect();
    const isVisible = ({ left, right }: DOMRect) => edge && left >= edge.left - 2 && right <= edge.right + 2;
    return [...(row?.children ?? [])]
      .filter((slide) => isVisible(slide.getBoundingClientRect()))
      .map((slide) => slide.textContent);
  });
const expectVisible = (page: Page, ...places: readonly number[]) =>
  expect.poll(() => visibleSlides(page)).toEqual(places.map((place) => `Slide ${place}`));

test('the number of visible slides depends on the width of the screen', async ({ desk, page }) => {
  await withCarousels(desk, page, [carousel('slide')]);
  const widths = { 1400: 4, 1352: 4, 1351: 2, 574: 2, 573: 1, 320: 1 };
  for (const [width, count] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await expect.poll(async () => [width, (await visibleSlides(page)).length]).toEqual([width, count]);
  }
});

test('it moves by one slide, and its arrows are inactive at both ends without losing focus', async ({
  desk,
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1400, height: 800 });
  await withCarousels(desk, page, [carousel('slide')]);
  const [back, forth] = ['Previous slide', 'Next slide'].map((name) =>
    page.getByRole('button', { name }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>];
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await forth.click();
  await expectVisible(page, 2, 3, 4, 5);
  await forth.click();
  await expectVisible(page, 3, 4, 5, 6);
  await expect(forth).toHaveAttribute('aria-disabled', 'true');
  await forth.press('Enter');
  await expect(forth).toBeFocused();
  await expectVisible(page, 3, 4, 5, 6);
  await page.locator('slide-carousel [data-row]').focus();
  for (const places of [
    [2, 3, 4, 5],
    [1, 2, 3, 4],
  ]) {
    await page.keyboard.press('ArrowLeft');
    await expectVisible(page, ...places);
  }
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  expect(complaints).toEqual([]);
});

test('a loop wraps around in both directions', async ({ desk, page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await withCarousels(desk, page, [carousel('loop')]);
  const back = page.getByRole('button', { name: 'Previous slide' });
  await back.click();
  await expectVisible(page, 6, 1, 2, 3);
  await expect(page.locator('slide-carousel [data-status]')).toHaveText(`6 / ${COUNT}`);
  const forth = page.getByRole('button', { name: 'Next slide' });
  for (const places of [
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [3, 4, 5, 6],
    [4, 5, 6, 1],
    [5, 6, 1, 2],
  ]) {
    await forth.click();
    await expectVisible(page, ...places);
  }
});

test('a fading carousel displays one slide at a time', async ({ desk, page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await withCarousels(desk, page, [carousel('fade')]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectVisible(page, 2);
});

test.describe('with autoplay', () => {
  test('it moves at the configured interval, pauses on hover or focus, and stops on request', async ({
    desk,
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.setViewportSize({ width: 500, height: 800 });
    await withCarousels(desk, page, [carousel('slide', '4000')]);
    const status = page.locator('slide-carousel [data-status]');
    await expect(status).toHaveText(`1 / ${COUNT}`);
    await page.clock.runFor(4000);
    await expect(status).toHaveText(`2 / ${COUNT}`);
    await page.locator('slide-carousel').hover();
    await page.clock.runFor(12_000);
    await expect(status).toHaveText(`2 / ${COUNT}`);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await page.clock.runFor(12_000);
    await expect(status).toHaveText(`2 / ${COUNT}`);
    await page.getByRole('button', { name: 'Play' }).press('Enter');
    await page.clock.runFor(4000);
    await expect(status).toHaveText(`3 / ${COUNT}`);
  });

  test('it never moves with reduced motion, unless started', async ({ desk, page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withCarousels(desk, page, [carousel('loop', '1000')]);
    const status = page.locator('slide-carousel [data-status]');
    await page.clock.runFor(10_000);
    await expect(status).toHaveText(`1 / ${COUNT}`);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a swipe moves it by one slide', async ({ desk, page }) => {
    await withCarousels(desk, page, [carousel('slide')]);
    const box = await page.locator('slide-carousel [data-row]').boundingBox();
    const y = (box?.y ?? 0) + 10;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', 320);
    for (let x = 300; x >= 80; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expectVisible(page, 2);
    await expect(page.locator('slide-carousel [data-status]')).toHaveText(`2 / ${COUNT}`);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('its slides are in a scrollable row, and its buttons are hidden', async ({ page }) => {
    await page.goto('/clearwater/blocks');
    await expect(page.locator('slide-carousel li')).toHaveCount(COUNT);
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  });
});

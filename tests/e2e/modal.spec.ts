import type { Page } from '@playwright/test';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, SERVER_COUNT, test } from './desk.ts';

const PATH = '/clearwater/windows';

const modal = (id: string, params: object = {}) => ({
  component: 'Modal',
  fields: { Title: `Window ${id}` },
  params: { ModalId: id, ...params },
  placeholders: {
    'modal-{*}': [text(`<p>Half price</p><p><a href="#modal-close:${id}">Leave ${id}</a></p>`)],
  },
});
const text = (html: string) => ({ component: 'RichText', fields: { Text: html } });

const withBlocks = async (desk: { dataFolder: string }, page: Page, main: readonly unknown[]) => {
  importInto(desk.dataFolder, {
    [`pages${PATH}.json`]: {
      title: { en: 'Windows' },
      layout: 'event',
      placeholders: { 'headless-main': main },
    },
  });
  const ids = [...JSON.stringify(main).matchAll(/"ModalId":"([\w-]+)"/g)].map(([, id]) => id);
  await expect
    .poll(async () => {
      const pages = await Promise.all(EVERY_SERVER.map(() => read(page)));
      return pages.every((html) => ids.every((id) => html.includes(`modal:${id}"`)));
    })
    .toBe(true);
  await page.goto(PATH, { waitUntil: 'networkidle' });
};
/** A balancer takes turns, and its servers notice a change one after the other. */
const EVERY_SERVER = Array.from({ length: 2 * SERVER_COUNT });
const read = async (page: Page): Promise<string> =>
  (await page.request.get(PATH, { headers: { accept: 'text/html' } })).text();
const windowOf = (page: Page, id: string) => page.getByRole('dialog', { name: `Window ${id}` });

test('its link opens it, by keyboard too, and focus returns to that link', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/clearwater/blocks', { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: 'See the last-day ticket' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The last day for half the price' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/blocks$/);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName),
    ).toBeTruthy();
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(complaints).toEqual([]);
});

test('its button, its background and its link close it; its text does not', async ({ desk, page }) => {
  await withBlocks(desk, page, [text('<p><a href="#modal:ways">Open ways</a></p>'), modal('ways')]);
  const dialog = windowOf(page, 'ways');
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
    () => dialog.getByRole('link', { name: 'Leave ways' }).click(),
  ]) {
    await page.getByRole('link', { name: 'Open ways' }).click();
    await dialog.getByText('Half price').click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
  }
});

test('a link to its page opens it there each time, and from another page', async ({ desk, page }) => {
  await withBlocks(desk, page, [text(`<p><a href="${PATH}#modal:far">Open far</a></p>`), modal('far')]);
  const [link, dialog] = [page.getByRole('link', { name: 'Open far' }), windowOf(page, 'far')];
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  await page.goto('/clearwater');
  await page.goto(`${PATH}#modal:far`);
  await expect(dialog).toBeVisible();
});

test('a link in one to another replaces it, and focus returns to the first link', async ({ desk, page }) => {
  const leading = modal('leading', { CookieDuration: '1day' });
  leading.placeholders['modal-{*}'].push(
    text('<p><a href="#modal:leading">Stay</a> <a href="#modal:second">On to the second</a></p>'),
  );
  await withBlocks(desk, page, [
    text('<p><a href="#modal:leading">Open leading</a></p>'),
    leading,
    modal('second'),
  ]);
  await page.getByRole('link', { name: 'Open leading' }).click();
  await page.getByRole('link', { name: 'Stay' }).click();
  await expect(windowOf(page, 'leading')).toBeVisible();
  await page.getByRole('link', { name: 'On to the second' }).click();
  await expect(windowOf(page, 'second')).toBeVisible();
  await expect(windowOf(page, 'leading')).toBeHidden();
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(windowOf(page, 'second')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open leading' })).toBeFocused();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'leading'))
    .toBe(true);
});

test('selecting its text and releasing outside does not close it', async ({ desk, page }) => {
  await withBlocks(desk, page, [text('<p>Words</p>'), modal('marked', { Timer: '0' })]);
  const box = await windowOf(page, 'marked').getByText('Half price').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 4 });
  await page.mouse.up();
  await expect(windowOf(page, 'marked')).toBeVisible();
});

test('its background does not close it when only the button may', async ({ desk, page }) => {
  const strict = modal('strict', { OnlyButtonCloses: '1', Timer: '0' });
  await withBlocks(desk, page, [text('<p>Words</p>'), strict]);
  const dialog = windowOf(page, 'strict');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

for (const [duration, days] of [
  ['1day', 1],
  ['7days', 7],
  ['30days', 30],
] as const)
  test(`a closed modal stays closed for ${duration}, and reopens without its cookie`, async ({
    desk,
    page,
    context,
  }) => {
    const id = `stay-${days}`;
    await withBlocks(desk, page, [text('<p>Words</p>'), modal(id, { Timer: '0', CookieDuration: duration })]);
    await expect(windowOf(page, id)).toBeVisible();
    expect(
      (await context.cookies()).find(({ name }) => name === id),
      'none before it was closed',
    ).toBeUndefined();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === id)).toBe(true);
    const cookie = (await context.cookies()).find(({ name }) => name === id);
    const lastsDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect([cookie?.path, cookie?.sameSite, Math.round(lastsDays)]).toEqual(['/', 'Lax', days]);
    const script = page.waitForResponse(/static\/elements/);
    await page.reload({ waitUntil: 'networkidle' });
    await script;
    await expect(windowOf(page, id)).toBeHidden();
    await context.clearCookies({ name: id });
    await page.reload();
    await expect(windowOf(page, id)).toBeVisible();
  });

test('a timer opens it after its seconds, and two are never open at once', async ({ desk, page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await withBlocks(desk, page, [
    text('<p>Words</p>'),
    modal('first', { Timer: '5' }),
    modal('second', { Timer: '6' }),
  ]);
  await page.clock.runFor(4900);
  await expect(windowOf(page, 'first')).toBeHidden();
  await page.clock.runFor(200);
  await expect(windowOf(page, 'first')).toBeVisible();
  await page.clock.runFor(5000);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(windowOf(page, 'second')).toBeVisible();
  await expect(windowOf(page, 'first')).toBeHidden();
});

test('a closed modal takes up no space, with any look', async ({ desk, page }) => {
  const place = () => page.getByText('After').evaluate((after) => after.getBoundingClientRect().top);
  const around = (...between: readonly unknown[]) => [
    text('<p>Before</p>'),
    ...between,
    text('<p>After</p>'),
  ];
  const framed = modal('framed', { 'Background Color': 'dark', width_desktop: '50' });
  await withBlocks(desk, page, around(framed, modal('plain')));
  const withThem = await place();
  await page.evaluate(() => {
    for (const shut of document.querySelectorAll('modal-window'))
      (shut.closest('[data-ground]') ?? shut).remove();
  });
  expect(await place()).toBe(withThem);
});

test('scrolling opens it once its position is in the upper fifth of the screen, once', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const long = (word: string) => text(`<p>${word}</p>`.repeat(60));
  await withBlocks(desk, page, [long('Above'), modal('scrolled', { Trigger: 'scroll' }), long('Below')]);
  const dialog = windowOf(page, 'scrolled');
  const place = await page
    .getByText('Below')
    .first()
    .evaluate((first) => first.getBoundingClientRect().top);
  await page.evaluate((top) => window.scrollTo(0, top - 300), place);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(dialog).toBeHidden();
  await page.evaluate((top) => window.scrollTo(0, top - 100), place);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate((top) => window.scrollTo(0, top - 100), place);
  await expect(dialog).toBeHidden();
});

for (const [lock, locked] of [
  ['both', [800, 1400]],
  ['narrow', [800]],
  ['wide', [1400]],
] as const)
  test(`the page behind is locked on the configured widths: ${lock}`, async ({ desk, page }) => {
    await withBlocks(desk, page, [
      text('<p>Words</p>'),
      modal(`lock-${lock}`, { Timer: '0', ScrollLock: lock }),
    ]);
    await expect(windowOf(page, `lock-${lock}`)).toBeVisible();
    const still: number[] = [];
    for (const width of [800, 1400]) {
      await page.setViewportSize({ width, height: 700 });
      if ((await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)) === 'hidden')
        still.push(width);
    }
    expect(still).toEqual(locked);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      'hidden',
    );
  });

test('the open modal is accessible in light and dark, on phone and desktop', async ({ page }) => {
  await page.goto('/clearwater/blocks', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'See the last-day ticket' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'modal');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('its link reveals it in place, and its closing link hides it', async ({ page }) => {
    await page.goto('/clearwater/blocks');
    const words = page.getByText('Come on the last day and pay half', { exact: false });
    await expect(words).toBeHidden();
    await page.getByRole('link', { name: 'See the last-day ticket' }).click();
    await expect(words).toBeInViewport();
    expect((await words.boundingBox())?.width, 'as wide as the page').toBeGreaterThan(400);
    await page.getByRole('link', { name: 'Not this year' }).click();
    await expect(words).toBeHidden();
  });
});

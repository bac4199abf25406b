import type { Locator } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { enter } from './company-desk.ts';
import { expect, openDesk, test } from './desk.ts';

test.use({ forcedColors: 'active' });

const ARTICLE = '/clearwater/news/salt-in-the-polder';
const NORIA = 'Noria Pumps';

/** The styles that can show a state when the browser chooses the colours. */
const stylesOf = (element: Locator) =>
  element.evaluate((each) => {
    const { backgroundColor, color, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
    return { backgroundColor, color, outlineStyle, outlineWidth, outlineColor };
  });
/** What is drawn around an element that is not focused. */
const outlineOf = async (element: Locator) => (await stylesOf(element)).outlineStyle;

test('a pressed reaction differs from an unpressed one', async ({ page }) => {
  await enter(page.request, MAIN_EXHIBITOR);
  await page.goto(ARTICLE);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const before = await stylesOf(save);
  const stored = page.waitForResponse((response) => response.url().endsWith('toggleSave'));
  await save.click();
  await stored;
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  // The buttons' colours move into their new state.
  await expect.poll(async () => (await stylesOf(save)).backgroundColor).not.toBe(before.backgroundColor);
  const after = await stylesOf(save);
  expect(after.color).not.toBe(after.backgroundColor);
  expect(after.outlineStyle).toBe('solid');
  const undone = page.waitForResponse((response) => response.url().endsWith('toggleSave'));
  await save.click();
  await undone;
});

test('a chosen filter of a search differs from the others', async ({ page }) => {
  await page.goto('/clearwater/search?q=the');
  const filters = page.getByRole('navigation', { name: 'Filter results' });
  await filters.getByText('Filter results').click();
  await filters.getByRole('link').first().click();
  const chosen = filters.locator('li a[aria-current]');
  const others = filters.locator('li a:not([aria-current])');
  expect(await outlineOf(chosen.first())).toBe('solid');
  expect(await outlineOf(others.first())).toBe('none');
});

test('a chosen tab differs from the others', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  await page.goto('/clearwater/company-profile');
  const chosen = page.getByRole('tab', { selected: true }).first();
  const other = page.getByRole('tab', { selected: false }).first();
  expect(await outlineOf(chosen)).toBe('solid');
  expect(await outlineOf(other)).toBe('none');
});

test('the chosen filter of the tasks differs from the others', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  await page.goto('/clearwater/tasks');
  const filters = page.getByRole('group', { name: 'Show tasks' }).locator('label');
  const chosen = filters.filter({ has: page.locator(':checked') }).locator('span');
  const others = filters.filter({ hasNot: page.locator(':checked') }).locator('span');
  expect(await outlineOf(chosen)).toBe('solid');
  expect(await outlineOf(others.first())).toBe('none');
});

test('the outline of the current item of a menu leaves its text free', async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/clearwater/news');
    if (width === 320) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const current = page.locator('nav :is(a, button):is([aria-current], [data-current]):visible');
    await expect(current.first()).toBeVisible();
    const covered = await current.evaluateAll((items) =>
      items.filter((item) => {
        const text = document.createRange();
        text.selectNodeContents(item);
        const inside = text.getBoundingClientRect().left - item.getBoundingClientRect().left;
        // Letters leave about a pixel free at their sides.
        return inside + 1 < -Number.parseFloat(getComputedStyle(item).outlineOffset);
      }),
    );
    expect(covered).toHaveLength(0);
  }
});

test('the focus is visible, also on what is chosen', async ({ page }) => {
  await page.goto('/clearwater/search?q=the');
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    if ((await focused.count()) === 0) continue;
    const { outlineStyle, outlineWidth } = await stylesOf(focused.first());
    expect([outlineStyle, Number.parseFloat(outlineWidth) >= 2]).toEqual(['solid', true]);
  }
});

import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { pdf, png, type RealFile } from '#tests/support/worlds/real-files.ts';
import { LIST, NORIA, openNew, titleOf } from './award-desk.ts';
import { companyOf, newProduct } from './company-desk.ts';
import { expect, openDesk, test } from './desk.ts';

/** More than the focusable elements of any award page. */
const MOST_PRESSES = 120;

/** The name of the focused element: its text, its label, or the labels of its field. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [element?.textContent];
    return [element?.getAttribute('aria-label'), ...labels]
      .filter(Boolean)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });

/** Presses Tab until an element with this name has focus. */
const reach = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
};

const press = async (page: Page, name: RegExp, key = 'Enter'): Promise<void> => {
  await reach(page, name);
  await page.keyboard.press(key);
};

const type = async (page: Page, name: RegExp, text: string): Promise<void> => {
  await reach(page, name);
  await page.keyboard.type(text);
};

const choose = async (page: Page, name: RegExp, file: RealFile): Promise<void> => {
  await reach(page, name);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await expect(page.getByRole('link', { name: file.name })).toBeVisible();
};

test('an entry is completed by keyboard alone, from the list to the thank-you page', async ({ page }) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  // While there is a listener, the browser opens no chooser of its own: the first key may come before a new one.
  page.on('filechooser', () => undefined);
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  await newProduct(page.request, await companyOf(page.request, NORIA), { name: 'Keyboard pump' });
  await page.goto(LIST);
  while (await page.getByRole('button', { name: 'Show more products' }).isVisible())
    await press(page, /^Show more products/);
  await press(page, /^Register Keyboard pump/);
  await page.waitForURL('**/awards/registration?*');
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
  await press(page, /^Start$/);

  await expect(titleOf(page, 'Your innovation')).toBeFocused();
  await type(page, /^What is new/, 'It turns slower.');
  await press(page, /^Prototype/, 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Pilot/ })).toBeChecked();
  await type(page, /^Where was it developed/, 'Netherl');
  await press(page, /^Save and continue/);

  await expect(titleOf(page, 'What it changes')).toBeFocused();
  await press(page, /^Energy/, 'Space');
  await press(page, /^Write text/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await type(page, /^Tell it by one example/, 'One station, one winter.');
  await press(page, /^Done/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, /^Save and continue/);

  await expect(titleOf(page, 'Energy')).toBeFocused();
  await type(page, /^Watt hours/, '42');
  await press(page, /^Measured/, 'Space');
  await press(page, /^Save and continue/);

  await expect(titleOf(page, 'The pilot')).toBeFocused();
  await type(page, /^Name of the customer/, 'Lage Dijk');
  await type(page, /^E-mail address/, 'pump@lage-dijk.example');
  await press(page, /^Save and continue/);

  await expect(titleOf(page, 'Images and proof')).toBeFocused();
  await choose(page, /^Photos/, await png([800, 600], 'one.png'));
  await choose(page, /^Test report/, pdf('report.pdf'));
  await press(page, /^Review summary/);

  await expect(titleOf(page, 'Check and submit')).toBeFocused();
  await press(page, /We own this innovation/, 'Space');
  await press(page, /^Submit entry/);
  await page.waitForURL('**/awards/thank-you');
  await expect(titleOf(page, 'Your entry has been submitted')).toBeVisible();
});

test('the bar at the bottom never covers what has the focus, on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await openNew(page, 'Covered pump');
  const covered = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const [element, bar] = [document.activeElement, document.querySelector('footer')];
      if (!element || !bar || element === document.body || bar.contains(element)) return false;
      return element.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
    });
    if (isCovered) covered.add(await focusedName(page));
    if (
      await page.getByRole('button', { name: 'Save and continue' }).evaluate((save) => save.matches(':focus'))
    )
      break;
  }
  expect([...covered]).toEqual([]);
});

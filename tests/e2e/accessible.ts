import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** WCAG 2.2 AA, and the good practice rules of axe. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours: all that the dark scheme can break, as it has the same elements. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [320, 1280];
/** Sent to each frame for each analysis: less than half of what the builder sends by itself. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects no violation in light and dark, on a phone and on a desktop, and no horizontal scrolling. */
export const expectAccessible = async (page: Page, name: string, widths = WIDTHS): Promise<void> => {
  // Four analyses of a page exceed the timeout of a test on a busy machine.
  test.slow();
  // The framework adds the title after the page.
  await expect(page).toHaveTitle(/\S/);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Where a bar happens to cover half of a button, its size is no fault.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await analysisOf(page, colorScheme);
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect([name, colorScheme, width, ...found]).toEqual([name, colorScheme, width]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([name, width, overflow <= 0 ? 'fits' : `${overflow} px too wide`]).toEqual([name, width, 'fits']);
  }
};

/** How long a page may take to settle, in milliseconds: the page editor replaces a frame after each change. */
const SETTLES_MS = 15_000;

type Analysis = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Repeated for a page that was replaced in part: only a whole analysis counts. */
const analysisOf = async (page: Page, colorScheme: 'light' | 'dark'): Promise<Analysis> => {
  // Our pages have no frames of other origins, and the other mode takes three times as long.
  // Describing what passes takes longer than finding it.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    // The page editor draws the next version in a hidden frame, which may be empty just then.
    .exclude('iframe[aria-hidden="true"]')
    .options({ resultTypes: ['violations'] });
  const chosen = colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules(COLOUR_RULES);
  const { promise: whole, resolve } = Promise.withResolvers<Analysis>();
  await expect(async () => resolve(await chosen.analyze())).toPass({ timeout: SETTLES_MS });
  return whole;
};

import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { expect, test } from './desk.ts';

const PAGES = ['/clearwater', '/clearwater/blocks', '/clearwater/no-such-page'];

test('every icon of a public page is drawn, in each language', async ({ page }) => {
  for (const language of LANGUAGES)
    for (const path of PAGES) {
      await page.goto(localPath({ language, path }));
      // In a menu or panel that is closed, nothing has a size.
      const icons = page.locator('svg:has(use)').filter({ visible: true });
      await expect(icons).not.toHaveCount(0);
      const missing = () =>
        icons.evaluateAll((all) =>
          all.filter((icon) => (icon as SVGSVGElement).getBBox().width === 0).map((icon) => icon.outerHTML),
        );
      await expect.poll(missing, path).toEqual([]);
    }
});

test('the icons of the frame are fetched once for all pages of a site', async ({ page }) => {
  const fetched: string[] = [];
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const entries = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, transferSize }: PerformanceEntry & { transferSize?: number }) => ({
          name,
          transferSize,
        })),
    );
    // A file from the browser's cache has no size.
    const icons = entries.filter(({ name, transferSize }) => name.includes('/icons/') && transferSize !== 0);
    fetched.push(...icons.map(({ name }) => name));
  }
  expect(fetched.length).toBeGreaterThan(0);
  expect(new Set(fetched).size).toBe(fetched.length);
});

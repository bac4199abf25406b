import sharp from 'sharp';
import { expect, test } from './desk.ts';

/** The page of the demo fair with every block. */
const PATH = '/clearwater/blocks';

/** The style that hides the alternative text is not the page's own. */
test.use({ bypassCSP: true });

for (const colorScheme of ['light', 'dark'] as const)
  test(`a picture that cannot be loaded is a calm place with its text: ${colorScheme}`, async ({ page }) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(PATH);
    await page.addStyleTag({ content: 'img::after { color: transparent !important }' });
    let seen = 0;
    for (const picture of await page.locator('main img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const corner = await picture.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const isFree = document.elementFromPoint(left + 12, top + 12) === element;
        return isFree && width > 40 && height > 40
          ? { x: left + 8, y: top + 8, width: 7, height: 7 }
          : undefined;
      });
      if (corner === undefined) continue;
      seen += 1;
      // There the browser would show its icon.
      const { channels } = await sharp(await page.screenshot({ clip: corner })).stats();
      expect(channels.every(({ stdev }) => stdev === 0)).toBe(true);
    }
    expect(seen).toBeGreaterThan(5);
  });

test('what lies on a picture stays above it', async ({ page }) => {
  await page.goto(PATH);
  const banner = page.getByRole('heading', { name: 'Forty metres of running water' });
  await banner.click({ trial: true });
  for (const link of await page.locator('main ul:has(> li > a)').locator('a:visible').all())
    await link.click({ trial: true });
});

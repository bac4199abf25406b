import type { Page } from '@playwright/test';
import { expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

/** A laptop, on which a desktop page is scaled down, and the narrowest phone. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];

/** The tools of the selected block, without those of a formatted text. */
const toolsOf = (page: Page) => page.getByRole('toolbar').filter({ has: page.getByTitle(/^Drag /) });

const canvasOf = (page: Page) => page.getByRole('main', { name: 'The page' });

/** A page with cards in a row, columns, and blocks within them. */
const open = async (page: Page) => {
  page.setDefaultTimeout(10_000);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages/edit?path=%2Fblocks&language=tr');
  await expect(page.frameLocator('iframe[data-shown]').locator('main')).toBeVisible();
};

for (const screen of SCREENS)
  test(`every tool of a block and of its text is in reach on a screen ${screen.width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(screen);
    await open(page);
    await page.getByRole('tab', { name: 'Structure' }).click();
    const rows = await page
      .getByRole('treeitem')
      .filter({ hasText: /^(?:Card with icon|Framed|Call)/ })
      .all();
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows) {
      await row.focus();
      const tools = toolsOf(page);
      await expect(tools).toBeVisible();
      for (const tool of await tools.getByRole('button').all()) await tool.click({ trial: true });
      const write = tools.getByRole('button', { name: 'Write the text here' });
      if ((await write.count()) === 0) continue;
      await write.click();
      const formatting = canvasOf(page).getByRole('toolbar', { name: /^Formatting/ });
      await expect(formatting).toBeVisible();
      for (const tool of await formatting.getByRole('button', { disabled: false }).all())
        await tool.click({ trial: true });
      await page.keyboard.press('Escape');
      await expect(tools).toBeVisible();
      // The page is rendered again.
      await expect(page.locator('iframe')).toHaveCount(1);
    }
  });

test('a block that is added on a phone is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await page.getByRole('button', { name: /^Text A title/ }).click();
  await expect(toolsOf(page)).toBeInViewport({ ratio: 1 });
});

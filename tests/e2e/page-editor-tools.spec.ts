import type { Page } from '@playwright/test';
import { expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

/** A laptop, on which a desktop page is drawn smaller than it is, and the narrowest phone. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];

/** The tools of the selected block, without those of a formatted text. */
const toolsOf = (page: Page) =>
  page.getByRole('toolbar').filter({ has: page.getByTitle(/^Drag /, { exact: false }) });

for (const screen of SCREENS)
  test(`every tool of a selected block is in reach on a screen ${screen.width} px wide`, async ({ page }) => {
    test.slow();
    page.setDefaultTimeout(5000);
    await page.setViewportSize(screen);
    await signIn(page, ADMIN);
    // Cards in a row, columns, and blocks within them.
    await page.goto('/organiser/clearwater/pages/edit?path=%2Fblocks&language=tr');
    await expect(page.frameLocator('iframe[data-shown]').locator('main')).toBeVisible();
    await page.getByRole('tab', { name: 'Structure' }).click();
    const rows = await page
      .getByRole('treeitem')
      .filter({ hasText: /^(?:Card|Framed|List|Call|Links)/ })
      .all();
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      await row.focus();
      const tools = toolsOf(page);
      await expect(tools).toBeVisible();
      for (const tool of await tools.getByRole('button').all()) await tool.click({ trial: true });
    }
  });

import { VIEWER } from '#tests/support/worlds/demo-people.ts';
import { expect, fillSignIn, test } from './desk.ts';

const REASONS = { '': /Your role/, '/nl': /Met uw rol/, '/es': /Su rol/, '/tr': /Rolünüz/ };

test('a viewer sees disabled tick boxes with the reason, in every language', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, VIEWER);
  await page.waitForURL('**/clearwater/dashboard');
  for (const [prefix, reason] of Object.entries(REASONS)) {
    for (const name of ['dashboard', 'tasks']) {
      await page.goto(`${prefix}/clearwater/${name}`);
      await expect(page.getByText(reason).first()).toBeVisible();
      await expect(page.locator('input[type="checkbox"]:enabled')).toHaveCount(0);
    }
  }
});

import { MAIN_EXHIBITOR } from '#tests/support/demo-people.ts';
import { expect, openDesk, test } from './desk.ts';

test('paper has what a button would open: all stands, the texts of messages, all categories', async ({
  page,
}) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  for (const [path, parts] of [
    ['stand', 'main li:has(strong)'],
    ['messages', 'main li > [id]'],
    ['company-profile', 'main dd'],
  ] as const) {
    await page.goto(`/clearwater/${path}`, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator(parts).filter({ visible: false })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(parts).filter({ visible: false })).toHaveCount(0);
  }
});

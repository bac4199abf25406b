import { MAIN_EXHIBITOR } from '#tests/support/demo-people.ts';
import { expect, reopenDesk, test } from './desk.ts';

for (const [name, colorScheme] of [
  ['a phone', 'light'],
  ['a phone in the dark', 'dark'],
] as const)
  test(`${name} that loses its connection before the first touch shows that a task was not saved`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await page.goto('/clearwater/tasks', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const tick = page.getByRole('checkbox', { checked: false }).first();
    await tick.click();
    const toast = page.getByRole('alert').filter({ hasText: /./ });
    await expect(toast).toBeVisible();
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(tick).not.toBeChecked();
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
    await context.setOffline(false);
  });

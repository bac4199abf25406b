import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
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

test('a tick box turns while its task is saved on a slow line, also under the pointer', async ({ page }) => {
  await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/tasks', { waitUntil: 'networkidle' });
  const saved = Promise.withResolvers<void>();
  await page.route('**/api/tasks/**', async (route) => {
    await saved.promise;
    await route.abort();
  });
  await page.getByRole('checkbox', { checked: false }).first().click();
  // The pointer is still there. Without a gap in its ring nothing is seen to turn.
  await expect(page.locator('input[aria-busy=true]')).toHaveCSS(
    'border-inline-end-color',
    'rgba(0, 0, 0, 0)',
  );
  saved.resolve();
});

test('a dialog that cannot load leaves the page as it was, and opens once the connection is back', async ({
  page,
  context,
}) => {
  await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/company-profile', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const opener = page.getByRole('button', { name: 'Edit links' });
  await opener.click();
  await expect(page.getByRole('alert').filter({ hasText: /could not be loaded/ })).toBeVisible();
  await expect(opener).toBeVisible();
  await context.setOffline(false);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Edit links' })).toBeVisible();
});

test('a message that was not sent says so beside the button, also on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/contact', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Message' }).fill('When does hall 8 open?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /Failed to send message/ })).toBeInViewport({
    ratio: 1,
  });
  await context.setOffline(false);
});

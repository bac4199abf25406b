import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, reopenDesk, test } from './desk.ts';

/** The paths of the scripts that the browser loads when a tab of the profile opens. */
const scriptsOfTab = async (page: Page, name: string): Promise<readonly string[]> => {
  await page.goto('/clearwater/company-profile', { waitUntil: 'networkidle' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  return [...scripts];
};

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

const TROUBLED_TABS = [
  ['', 'Products', /^This list could not be loaded/, 'Try again'],
  ['/nl', 'Nieuws', /^Deze lijst kon niet worden geladen/, 'Opnieuw proberen'],
  ['/es', 'Productos', /^No se ha podido cargar esta lista/, 'Intentar de nuevo'],
  ['/tr', 'Haberler', /^Bu liste yüklenemedi/, 'Yeniden dene'],
] as const;

for (const [prefix, name, notice, retry] of TROUBLED_TABS)
  test(`a profile whose tab “${name}” cannot load stays, and loads it on a retry`, async ({
    page,
    context,
  }) => {
    await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await page.goto(`${prefix}/clearwater/company-profile`, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const tabs = page.getByRole('tab');
    await tabs.filter({ hasText: name }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(notice)).toBeVisible();
    await expect(tabs.filter({ hasText: name })).toHaveAttribute('aria-selected', 'true');
    await panel.getByRole('button', { name: retry }).click();
    await expect(panel.getByText(notice)).toBeVisible();
    // The other tabs still work, also back and forth.
    await tabs.first().click();
    await expect(panel.getByRole('heading').first()).toBeVisible();
    await context.setOffline(false);
    await tabs.filter({ hasText: name }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expect(panel.getByText(notice)).toHaveCount(0);
  });

test('a tab opened by its address that cannot load leaves the profile, and loads on a retry', async ({
  page,
}) => {
  await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const scripts = await scriptsOfTab(page, 'Products');
  expect(scripts.length).toBeGreaterThan(0);
  const isTabScript = (url: URL) => scripts.includes(url.pathname);
  await page.route(isTabScript, (route) => route.abort());
  await page.goto('/clearwater/company-profile?tab=products');
  const panel = page.getByRole('tabpanel');
  const retry = panel.getByRole('button', { name: 'Try again' });
  // Disabled while the page loads the tab once more by itself.
  await expect(retry).toBeEnabled();
  await page.unroute(isTabScript);
  await retry.click();
  await expect(panel.getByRole('button', { name: 'Open “Drain 12”' })).toBeVisible();
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

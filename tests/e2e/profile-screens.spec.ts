import { VIEWER } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, fillSignIn, test } from './desk.ts';
import { dialogOf, openProfile } from './profile-desk.ts';

test.slow();

for (const tab of ['account', 'products', 'news', 'documents', 'videos'])
  test(`the tab ${tab} of the profile is accessible`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openProfile(page, `?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, tab);
    expect(complaints).toEqual([]);
  });

/** Where each dialog is opened, and the button that opens it. */
const DIALOGS = [
  ['account', 'Edit profile', 'Save profile'],
  ['account', 'Edit address', undefined],
  ['account', 'Edit links', undefined],
  ['account', 'Edit categories', undefined],
  ['account', 'Change logo', 'Save logo'],
  ['account', 'Delete logo', undefined],
  ['products', 'Add product', 'Add product'],
  ['products', 'Delete “Drain 12”', undefined],
  ['news', 'Add news item', 'Add news item'],
  ['documents', 'Add document', 'Add document'],
  ['videos', 'Add video', 'Add video'],
] as const;

for (const [tab, opener, action] of DIALOGS)
  test(`the dialog “${opener}” is accessible, empty and with faults`, async ({ page }) => {
    await openProfile(page, `?tab=${tab}`);
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page, opener);
    if (!action) return;
    for (const box of await dialogOf(page).locator('input[aria-required="true"]').all()) await box.fill('');
    await dialogOf(page).getByRole('button', { name: action, exact: true }).click();
    await expectAccessible(page, `${opener} with faults`);
  });

test('the details of a product and of a news item are accessible', async ({ page }) => {
  for (const [tab, opener] of [
    ['products', /^Open “Noria Quiet 40”/],
    ['news', /.+/],
  ] as const) {
    await openProfile(page, `?tab=${tab}`);
    const row = page.getByRole('tabpanel').getByRole('listitem').first();
    await row.getByRole('button', { name: opener }).first().click();
    await expect(page.locator('article h2')).toBeVisible();
    await expectAccessible(page, `${tab} detail`);
    await page.context().clearCookies();
  }
});

test('a tab whose script is slow to come says so, and the tabs stay', async ({ page }) => {
  await openProfile(page);
  await page.waitForLoadState('networkidle');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(page.getByRole('tabpanel').getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
  arrived.resolve();
  await expect(page.getByRole('button', { name: 'Add product' })).toBeVisible();
});

test('a viewer finds no buttons to edit', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, VIEWER);
  // This user has one company at one fair, and is redirected there.
  await page.waitForURL('**/dashboard');
  await page.goto('/clearwater/company-profile');
  await expect(page.getByText(/You can view this profile but not change it/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Add|Change|Delete)/ })).toHaveCount(0);
});

test('a profile prints without interface, dark on white in either scheme', async ({ page }) => {
  for (const tab of ['account', 'products', 'videos']) {
    await openProfile(page, `?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      const controls = page.locator('button:not([aria-label^="Open"]), [role="tab"], nav, footer');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      const owner = await page
        .getByRole('heading', { level: 1 })
        .locator('..')
        .evaluate((head) => getComputedStyle(head, '::before').content);
      expect(owner).toBe('"Noria Pumps, Clearwater 2027"');
      await expect(page.getByText('Your profile is complete.')).toBeHidden();
      const [ground, ink] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color].map((value) => value.match(/[\d.]+/g)?.map(Number) ?? []);
      });
      expect(ground?.slice(0, 3)).toEqual([255, 255, 255]);
      expect(Math.max(...(ink?.slice(0, 3) ?? [255]))).toBeLessThan(64);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.context().clearCookies();
  }
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR, ONE_OF_EACH, WITHOUT_FAIR } from '#tests/support/demo-people.ts';
import { complaintsOf, expect, fillSignIn, openDesk, signIn, test } from './desk.ts';

/** WCAG 2.2 AA, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 1280];

/** No violation in light and dark, on a phone and on a desktop, and nothing that scrolls sideways. */
const expectAccessible = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect([name, colorScheme, width, ...found]).toEqual([name, colorScheme, width]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([name, width, overflow <= 0 ? 'fits' : `${overflow} px too wide`]).toEqual([
        name,
        width,
        'fits',
      ]);
    }
  }
};

for (const path of [
  '/',
  '/tr',
  '/register',
  '/forgot-password',
  '/reset-password/unknown',
  '/privacy',
  '/nl/clearwater',
  '/clearwater/practical-information',
])
  test(`${path} is accessible to whoever is signed out`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
    expect(complaints).toEqual([]);
  });

test('the sign-in form with faults is accessible', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Enter your account name.');
  await expectAccessible(page, 'sign-in with faults');
});

for (const path of ['/', '/events/101', '/account'])
  test(`${path} is accessible to whoever is signed in`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await signIn(page, MAIN_EXHIBITOR);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
    expect(complaints).toEqual([]);
  });

for (const path of ['dashboard', 'tasks', 'messages', 'stand'])
  test(`the ${path} page of the desk is accessible`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await page.goto(`/clearwater/${path}`, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
    expect(complaints).toEqual([]);
  });

test('what opens on the dashboard is accessible too', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/dashboard', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /electricity/i })
    .first()
    .click();
  await expectAccessible(page, 'open message');
  await page.goto('/clearwater/tasks', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Send your stand drawing/ }).click();
  await expectAccessible(page, 'open task');
  await page.getByRole('button', { name: 'Account' }).click();
  await expectAccessible(page, 'account menu');
});

test('a list without events and a stand not yet given are accessible', async ({ page }) => {
  await signIn(page, WITHOUT_FAIR);
  await expectAccessible(page, 'no events');
  await page.context().clearCookies();
  await page.goto('/', { waitUntil: 'networkidle' });
  await fillSignIn(page, ONE_OF_EACH);
  await page.waitForURL('**/dashboard');
  await page.goto('/clearwater/stand', { waitUntil: 'networkidle' });
  await expectAccessible(page, 'no stand');
});

test('a page that does not exist says so, with status 404 and a body', async ({ page, request }) => {
  for (const path of ['/no-such-page', '/clearwater/no-such-page', '/nl/geen-pagina']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
  await page.goto('/no-such-page');
  await expect(page).toHaveTitle('404: NotFound');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('link', { name: 'Go to the Home page' })).toHaveAttribute('href', '/');
  await expectAccessible(page, 'not found');
});

import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { MAIN_EXHIBITOR, ONE_OF_EACH, WITHOUT_FAIR } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, fillSignIn, reopenDesk, signIn, test } from './desk.ts';
import { resetForm } from './reset-form.ts';

for (const path of [
  '/',
  '/tr',
  '/register',
  '/forgot-password',
  '/sign-in',
  '/sign-in/used-or-expired',
  '/privacy',
  '/nl/clearwater',
  '/clearwater/practical-information',
])
  test(`${path} is accessible when signed out`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
    expect(complaints).toEqual([]);
  });

test('the page of an invalid link to reset a password is accessible', async ({ page }) => {
  const complaints = complaintsOf(page);
  const response = await page.goto('/reset-password/unknown', { waitUntil: 'networkidle' });
  await expectAccessible(page, '/reset-password/unknown');
  // Browsers report the status of the page itself.
  expect(response?.status()).toBe(404);
  expect(complaints.filter((text) => !text.endsWith(page.url()))).toEqual([]);
});

test('the form to reset a password is accessible', async ({ page, desk }) => {
  const complaints = complaintsOf(page);
  await page.goto(await resetForm(desk), { waitUntil: 'networkidle' });
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expectAccessible(page, 'the form to reset a password');
  expect(complaints).toEqual([]);
});

test('the sign-in form with faults is accessible', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Enter your e-mail address.');
  await expectAccessible(page, 'sign-in with faults');
});

for (const path of ['/', '/events/101', '/account'])
  test(`${path} is accessible when signed in`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
    expect(complaints).toEqual([]);
  });

for (const path of ['dashboard', 'tasks', 'messages', 'stand'])
  test(`the ${path} page of the portal is accessible`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await page.goto(`/clearwater/${path}`, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
    expect(complaints).toEqual([]);
  });

test('dialogs and expanded items of the dashboard are accessible too', async ({ page }) => {
  await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
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

test('a list without events and an unassigned stand are accessible', async ({ page }) => {
  await signIn(page, WITHOUT_FAIR);
  await expectAccessible(page, 'no events');
  await page.context().clearCookies();
  await page.goto('/', { waitUntil: 'networkidle' });
  await fillSignIn(page, ONE_OF_EACH);
  await page.waitForURL('**/dashboard');
  await page.goto('/clearwater/stand', { waitUntil: 'networkidle' });
  await expectAccessible(page, 'no stand');
});

test('a missing page responds with status 404 and a body', async ({ page, request }) => {
  const paths = EACH_LANGUAGE.flatMap(({ prefix }) => [
    `${prefix}/no-such-page`,
    `${prefix}/clearwater/no-such-page`,
  ]);
  for (const path of paths) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
  await page.goto('/no-such-page');
  await expect(page).toHaveTitle('404: NotFound');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('link', { name: 'Go to the Home page' })).toHaveAttribute('href', '/');
  await expectAccessible(page, 'not found');
});

import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR, UNFINISHED } from '#tests/support/worlds/demo-people.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, fillSignIn, openDesk, test, useServer } from './desk.ts';

/** On a server of its own: other tests complete the account, or use up the attempts to sign in. */
const untouched = test.extend<object, object>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 90_000 },
  ],
});

for (const language of LANGUAGES)
  test(`the sign-in page is accessible and has one script: ${language}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(localPath({ language, path: '/clearwater/tasks?sign-in=login-failed' }));
    const { t } = labelsOf(language, messagesFor(language));
    await expect(page.getByRole('alert')).toHaveText(t('login-failed'));
    await expect(page.getByLabel(t('login-account-name'))).toBeFocused();
    await expect(page.locator('script[src]')).toHaveCount(1);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page, `sign-in in ${language}`);
    expect(complaints).toEqual([]);
  });

for (const path of ['/sign-in', '/forgot-password'])
  test(`a mail with a link is requested without the framework: ${path}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const { t } = labelsOf('en', messagesFor('en'));
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page, path);
    await expect(page.locator('script[src]')).toHaveCount(1);
    const email = page.getByLabel(t('account-email'));
    const send = page.getByRole('button', { name: t('forgot-button') });
    await send.click();
    await expect(email).toHaveAccessibleDescription(t('forms-required', { label: t('account-email') }));
    await expect(email).toBeFocused();
    await email.fill('not an address');
    await send.click();
    await expect(email).toHaveAccessibleDescription(t('forms-email'));
    await email.fill('other@else.example');
    await send.click();
    await expect(page.getByRole('status')).toHaveText(t(path === '/sign-in' ? 'link-sent' : 'forgot-sent'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page, `${path}, sent`);
    await page.getByRole('link', { name: t('account-back-to-login') }).click();
    await expect(page.getByLabel(t('login-password'), { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('another language leads to the same place of the page that the sign-in is for', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/clearwater/tasks?sign-in=login-failed#T-101');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page).toHaveURL(/\/tr\/clearwater\/tasks\?sign-in=login-failed#T-101$/);
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a link to another language keeps the way back', async ({ page }) => {
    await page.goto('/sign-in?return=/clearwater/tasks');
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL('/nl/sign-in?return=/clearwater/tasks');
  });

  for (const language of LANGUAGES)
    for (const path of ['/sign-in', '/forgot-password'])
      test(`a mail with a link is requested: ${language}, ${path}`, async ({ page }) => {
        const { t } = labelsOf(language, messagesFor(language));
        const address = localPath({ language, path });
        await page.goto(address);
        const email = page.getByLabel(t('account-email'));
        const send = page.getByRole('button', { name: t('forgot-button') });
        await send.click();
        await expect(email).toHaveAccessibleDescription(t('forms-required', { label: t('account-email') }));
        await email.fill('not an address');
        await send.click();
        await expect(email).toHaveAccessibleDescription(t('forms-email'));
        expect(new URL(page.url()).pathname).toBe(address);
        // The mails of an hour are limited: one of each kind, in a language that no other test uses.
        if (language !== 'tr') return;
        await email.fill('other@else.example');
        await send.click();
        await expect(page.getByRole('status')).toHaveText(
          t(path === '/sign-in' ? 'link-sent' : 'forgot-sent'),
        );
      });
});

untouched(
  'the sign-in page reports a wrong password in place, and opens the page it is at',
  async ({ page }) => {
    await page.goto('/clearwater/tasks');
    await fillSignIn(page, { ...MAIN_EXHIBITOR, password: 'wrong password' });
    await expect(page.getByRole('alert')).toHaveText('Check your e-mail address and password and try again.');
    await expect(page.getByLabel('E-mail address')).toBeFocused();
    expect(page.url()).not.toContain('?');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await password.fill(MAIN_EXHIBITOR.password);
    await password.press('Enter');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  },
);

untouched('an unfinished account is completed in the language of the page', async ({ page }) => {
  const { t } = labelsOf('nl', messagesFor('nl'));
  await page.goto('/nl', { waitUntil: 'networkidle' });
  await page.getByLabel(t('login-account-name')).fill(UNFINISHED.accountName);
  await page.getByLabel(t('login-password'), { exact: true }).fill(UNFINISHED.password);
  await page.getByRole('button', { name: t('login-button') }).click();
  await page.waitForURL('**/nl/register?isRegistered=true&email=*');
});

test('every page has the colour scheme that was chosen in the portal, and other tabs follow', async ({
  page,
  context,
}) => {
  const groundOf = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(250, 248, 244)', 'rgb(22, 21, 19)'];
  const complaints = complaintsOf(page);
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto('/account', { waitUntil: 'networkidle' });
    expect(await groundOf(tab)).toBe(light);
  }
  const openSwitch = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Account' }).click();
    return tab.getByRole('radio', { name: 'Dark' });
  };
  const choice = await openSwitch(other);
  await (await openSwitch(page)).check({ force: true });
  for (const tab of [page, other]) await expect.poll(() => groundOf(tab)).toBe(dark);
  await expect(choice).toBeChecked();
  for (const path of ['/account', '/clearwater/tasks']) {
    // Before any script of the page runs but that of its head.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await groundOf(page)).toBe(dark);
    await page.unroute('**/*.js');
  }
  await page.goto('/account', { waitUntil: 'networkidle' });
  await expect(await openSwitch(page)).toBeChecked();
  expect(complaints.filter((each) => !each.includes('ERR_FAILED'))).toEqual([]);
  await page.request.delete('/api/session');
  await page.goto('/');
  expect(await groundOf(page)).toBe(dark);
});

test('a page whose session has ended explains it', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  const cookies = await page.context().cookies();
  await page.request.delete('/api/session');
  await page.context().addCookies(cookies.filter(({ name }) => name === 'fairdesk'));
  await page.goto('/clearwater/tasks');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a portal page in a language of no site does not exist', async ({ page }) => {
  expect((await page.goto('/xx/yy/tasks'))?.status()).toBe(404);
});

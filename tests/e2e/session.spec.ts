import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { MAIN_EXHIBITOR, UNFINISHED } from '#tests/support/worlds/demo-people.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { expect, fillSignIn, openDesk, signIn, test } from './desk.ts';

const NEW_PASSWORD = 'a quiet harbour at dawn';

test('an empty form reports both fields, joined by a line break', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  const fault = page.getByRole('alert').filter({ hasText: 'Enter your e-mail address.' });
  await expect(fault).toBeVisible();
  expect(await fault.innerText()).toBe('Enter your e-mail address.\nEnter your password.');
});

test('a wrong password is reported, and the input stays', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await fillSignIn(page, { accountName: 'other@else.example', password: 'wrong password' });
  await expect(page.getByText('Check your e-mail address and password and try again.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue('other@else.example');
});

for (const { language, prefix } of EACH_LANGUAGE)
  test(`signs in without scripts, in the language of the page: ${language}`, async ({ browser, desk }) => {
    const context = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const signInAs = async (accountName: string, password: string) => {
      await page.locator('input[name=username]').fill(accountName);
      await page.locator('input[name=password]').fill(password);
      await page.locator('button[type=submit]').click();
    };
    await page.goto(prefix || '/');
    await signInAs(`${language}-unknown@fair.example`, 'wrong password');
    await page.waitForURL(
      `${desk.url}${prefix || '/'}?sign-in=login-please-check-your-email-and-password-and-try-again`,
    );
    await expect(page.locator('input[name=username]')).toHaveValue(`${language}-unknown@fair.example`);
    await expect(page.locator('input[name=password]')).toHaveValue('');
    await signInAs(MAIN_EXHIBITOR.accountName, MAIN_EXHIBITOR.password);
    await page.waitForURL(`${desk.url}${prefix || '/'}`);
    await expect(page.getByRole('link', { name: /Clearwater/ })).toBeVisible();
    await context.close();
  });

for (const { language, prefix } of EACH_LANGUAGE)
  test(`a form submitted without its script leads back to its page, which says why: ${language}`, async ({
    browser,
    desk,
  }) => {
    const { t } = labelsOf(language, messagesFor(language));
    const context = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/register?as=visitor&return=%2Fclearwater', '/sign-in/token', '/verify/token']) {
      await page.goto(`${prefix}${path}`);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').locator('button[type=submit]').click();
      await loaded;
      expect(page.url()).toBe(`${desk.url}${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.locator('noscript p')).toHaveText(t('needs-script'));
    }
    await context.close();
  });

for (const { language, prefix } of EACH_LANGUAGE)
  test(`what was typed in a form submitted without its script is there again: ${language}`, async ({
    browser,
    desk,
  }) => {
    const context = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const field = (name: string) => page.locator(`main input[name=${name}]`);
    const send = async () => {
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').locator('button[type=submit]').click();
      await loaded;
    };
    await page.goto(`${prefix}/register?as=visitor`);
    const typed = { givenName: 'Çağla “B”', familyName: '<b>Öz</b>', email: 'cagla@else.example' };
    for (const [name, text] of Object.entries({ ...typed, password: 'not to be shown again' }))
      await field(name).fill(text);
    await send();
    for (const [name, text] of Object.entries({ ...typed, password: '' }))
      await expect(field(name)).toHaveValue(text);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'typed')).toMatchObject({
      path: `${prefix}/register`,
      httpOnly: true,
    });

    await page.goto(`${prefix}/forgot-password`);
    await field('email').fill('cagla at else.example');
    await send();
    await expect(page).toHaveURL(/sign-in=forms-email/);
    await expect(field('email')).toHaveValue('cagla at else.example');
    await field('email').fill('cagla@else.example');
    await send();
    await page.goto(`${prefix}/forgot-password`);
    await expect(field('email')).toHaveValue('');
    await context.close();
  });

for (const { language, prefix } of EACH_LANGUAGE)
  test(`reports why a sign-in without scripts failed: ${language}`, async ({ page }) => {
    const { t } = labelsOf(language, messagesFor(language));
    await page.goto(`${prefix}/?sign-in=login-error-username-must-not-empty`);
    await expect(page.getByText(t('login-error-username-must-not-empty'))).toBeVisible();
  });

test('the cookie of a remembered session lasts 90 days, any other until the browser closes', async ({
  page,
}) => {
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'fairdesk');
  await signIn(page, MAIN_EXHIBITOR);
  expect((await cookie())?.expires).toBe(-1);
  expect((await cookie())?.httpOnly).toBe(true);
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByLabel('Stay signed in on this device').check();
  await fillSignIn(page, MAIN_EXHIBITOR);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const days = ((await cookie())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(91);
});

test('signing out on every device ends all other sessions too', async ({ page, browser, desk }) => {
  const elsewhere = await (await browser.newContext({ baseURL: desk.url })).newPage();
  await signIn(elsewhere, MAIN_EXHIBITOR);
  await signIn(page, MAIN_EXHIBITOR);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out on every device' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Password', { exact: true })).toBeVisible();
  await elsewhere.context().close();
});

test('an unfinished account is completed at the address of the spec, and then signs in', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await fillSignIn(page, UNFINISHED);
  await page.waitForURL(`**/register?isRegistered=true&email=${encodeURIComponent(UNFINISHED.accountName)}`);
  await page.getByLabel('First name').fill('Stand');
  await page.getByLabel('Last name').fill('Manager');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByText(/at least 12 characters/).first()).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button').last().click();
  await page.waitForURL(/\/(events|clearwater|$)/);
  await page.context().clearCookies();
  await page.goto('/', { waitUntil: 'networkidle' });
  await fillSignIn(page, { ...UNFINISHED, password: NEW_PASSWORD });
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('a request for access gets the same response for every address', async ({ page }) => {
  for (const address of ['new.person@company.example', MAIN_EXHIBITOR.accountName]) {
    await page.goto('/register', { waitUntil: 'networkidle' });
    await page.getByLabel('E-mail address').fill(address);
    await page.getByLabel('First name').fill('New');
    await page.getByLabel('Last name').fill('Person');
    await page.getByLabel(/company/i).fill('Company');
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByLabel('E-mail address')).toHaveCount(0);
  }
});

for (const { language, prefix } of EACH_LANGUAGE)
  test(`public pages lead a signed-in visitor to the dashboard, and others to the sign-in: ${language}`, async ({
    page,
  }) => {
    const { t } = labelsOf(language, messagesFor(language));
    const header = page.getByRole('banner');
    await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
    await page.goto(`${prefix}/clearwater/exhibitors`);
    await expect(header.getByRole('link', { name: t('sign-in') })).toHaveCount(0);
    await header
      .getByRole('link', { name: t('dashboard-mine') })
      .first()
      .click();
    await page.waitForURL(`**${prefix}/clearwater/dashboard`);
    await page.request.delete('/api/session');
    await page.goto(`${prefix}/clearwater/exhibitors`);
    await expect(header.getByRole('link', { name: t('dashboard-mine') })).toHaveCount(0);
    await expect(header.getByRole('link', { name: t('sign-in') }).first()).toBeVisible();
  });

test('an unknown invitation is not found, and the page says what happened and what to do', async ({
  page,
}) => {
  expect((await page.goto('/invite/no-such-invitation'))?.status()).toBe(404);
  await expect(page.getByText('accepted already, or it has expired')).toBeVisible();
  await expect(page.getByText('ask the organiser for a new one')).toBeVisible();
});

test('closing the login over a page returns the focus to the control that opened it', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  await page.goto('/clearwater/tasks', { waitUntil: 'networkidle' });
  const selection = (await page.context().cookies()).filter(({ name }) => name !== 'fairdesk');
  await page.context().clearCookies();
  await page.context().addCookies(selection);
  const box = page.getByRole('checkbox').first();
  await box.press('Space');
  await expect(page.getByRole('dialog').getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('an expired session is renewed above the page, and the tick is not lost', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Service');
  await page.goto('/clearwater/tasks', { waitUntil: 'networkidle' });
  const box = page.getByRole('checkbox').first();
  const before = await box.isChecked();
  const selection = (await page.context().cookies()).filter(({ name }) => name !== 'fairdesk');
  await page.context().clearCookies();
  await page.context().addCookies(selection);
  await box.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your session has ended.');
  await dialog.getByLabel('E-mail address').fill(MAIN_EXHIBITOR.accountName);
  await dialog.getByLabel('Password', { exact: true }).fill(MAIN_EXHIBITOR.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(box).toBeChecked({ checked: !before });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('checkbox').first()).toBeChecked({ checked: !before });
});

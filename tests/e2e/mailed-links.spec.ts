import { LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import type { DemoSignIn } from '#adapters/platform/demo/demo-sign-ins.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import {
  MAIN_EXHIBITOR,
  ONE_OF_EACH,
  STAFF,
  VIEWER,
  WITHOUT_FAIR,
} from '#tests/support/worlds/demo-people.ts';
import { letterTo, linkIn } from '#tests/support/worlds/outbox.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './desk.ts';

const NEW_PASSWORD = 'a quiet harbour at dawn';

/** A separate server, because these tests change passwords that other tests use. */
const test = base.extend<object, { desk: RunningServer }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const desk = await startServer();
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** A different user per language, with the subject of each mail. */
const FORGETFUL: Readonly<Record<Language, readonly [DemoSignIn, RegExp]>> = {
  en: [VIEWER, /choose a new password/],
  nl: [STAFF, /kies een nieuw wachtwoord/],
  es: [MAIN_EXHIBITOR, /elija una nueva contraseña/],
  tr: [WITHOUT_FAIR, /yeni bir parola seçin/],
};
/** A user is mailed at most three links in a quarter of an hour. */
const LOCKED_OUT: Readonly<Record<Language, readonly [DemoSignIn, RegExp]>> = {
  en: [ONE_OF_EACH, /Your sign-in link/],
  nl: [ONE_OF_EACH, /Uw inloglink/],
  es: [ONE_OF_EACH, /Su enlace para iniciar sesión/],
  tr: [STAFF, /Oturum açma bağlantınız/],
};

for (const language of LANGUAGES) {
  const { t } = labelsOf(language, messagesFor(language));
  const at = (path: string): string => localPath({ language, path });
  const signInOn = async (page: Page, accountName: string, password: string): Promise<void> => {
    await page.getByLabel(t('login-account-name')).fill(accountName);
    await page.getByLabel(t('login-password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('login-button'), exact: true }).click();
  };
  const expectSignedIn = (page: Page): Promise<void> =>
    expect(page.getByRole('button', { name: t('account-menu') })).toBeVisible();

  test(`a locked-out owner signs in with a mailed link, once: ${language}`, async ({ page, desk }) => {
    const [{ accountName }, subject] = LOCKED_OUT[language];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        page.request.post('/api/session', {
          data: { accountName, password: `wrong ${index}`, rememberMe: false },
        }),
      ),
    );
    const requested = at('/clearwater/company-profile?tab=news');
    await page.goto(requested, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: t('login-by-link') }).click();
    await page.waitForURL(({ pathname }) => pathname === at('/sign-in'));
    await page.waitForLoadState('networkidle');
    await page.getByLabel(t('login-account-name')).fill(accountName);
    await page.getByRole('button', { name: t('forgot-button') }).click();
    await expect(page.getByRole('status')).toContainText(t('link-sent'));
    const letter = await letterTo(desk.dataFolder, accountName, subject);
    const link = linkIn(letter.text ?? '', 'sign-in');
    expect(new URL(link).pathname.startsWith(at('/sign-in/'))).toBe(true);
    expect(new URL(link).searchParams.get('return')).toBe(requested);
    // Prefetching the link does not use it up.
    await fetch(link);
    await page.goto(link, { waitUntil: 'networkidle' });
    await page
      .getByRole('main')
      .getByRole('button', { name: t('link-button') })
      .click();
    await expectSignedIn(page);
    // Users with several companies choose one first.
    if (accountName === ONE_OF_EACH.accountName)
      await page.waitForURL(({ pathname, search }) => pathname + search === requested);
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.goto(link, { waitUntil: 'networkidle' });
    await page
      .getByRole('main')
      .getByRole('button', { name: t('link-button') })
      .click();
    await expect(page.getByText(t('link-expired'))).toBeVisible();
  });

  test(`a mailed link resets a forgotten password once and ends other sessions: ${language}`, async ({
    page,
    browser,
    desk,
  }) => {
    const [{ accountName, password }, subject] = FORGETFUL[language];
    const elsewhere = await browser.newContext({ baseURL: desk.url });
    const device = await elsewhere.newPage();
    await device.goto(at('/'), { waitUntil: 'networkidle' });
    await signInOn(device, accountName, password);
    await expectSignedIn(device);

    const requested = at('/clearwater/tasks?by=date');
    await page.goto(requested, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: t('login-forgot') }).click();
    await page.waitForURL(({ pathname }) => pathname === at('/forgot-password'));
    await page.waitForLoadState('networkidle');
    await page.getByLabel(t('login-account-name')).fill(accountName);
    await page.getByRole('button', { name: t('forgot-button') }).click();
    await expect(page.getByText(t('forgot-sent'))).toBeVisible();
    const letter = await letterTo(desk.dataFolder, accountName, subject);
    const link = linkIn(letter.text ?? '', 'reset-password');
    expect(new URL(link).pathname.startsWith(at('/reset-password/'))).toBe(true);
    expect(new URL(link).searchParams.get('return')).toBe(requested);

    await page.goto(link, { waitUntil: 'networkidle' });
    await expectAccessible(page, 'the form of a reset link');
    await page.locator('input[type=password]').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: t('reset-button') }).click();
    await expect(page.getByText(t('reset-sent'))).toBeVisible();
    const back = page.getByRole('link', { name: t('account-back-to-login') });
    await expect(back).toHaveAttribute('href', requested);

    await device.goto(at('/'));
    await expect(device.getByRole('button', { name: t('login-button'), exact: true })).toBeVisible();
    await signInOn(device, accountName, NEW_PASSWORD);
    await expectSignedIn(device);

    await page.goto(link);
    await expect(page).toHaveTitle(new RegExp(t('link-used-heading')));
    await expect(page.getByText(t('reset-expired'))).toBeVisible();
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    const again = page.getByRole('main').getByRole('link', { name: t('forgot-button') });
    await expect(again).toHaveAttribute('href', new RegExp(`^${at('/forgot-password')}`));
    await elsewhere.close();
  });
}

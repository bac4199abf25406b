import { LANGUAGE_COOKIE, LANGUAGES, localPath } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import { freePort } from '#tests/support/servers/free-port.ts';
import { CLIENT, type OpenIdProvider, openOpenIdProvider } from '#tests/support/servers/openid-provider.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, complaintsOf, expect } from './desk.ts';

const ARTICLE = '/clearwater/news/salt-in-the-polder';
const NAME = 'Fair ID';

/** The built product with a real provider beside it. */
const test = base.extend<object, { provider: OpenIdProvider; desk: RunningServer }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const provider = await openOpenIdProvider(`http://localhost:${PORT}`);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ provider }, use) => {
      const desk = await startServer({
        port: PORT,
        env: {
          OPENID_ISSUER: provider.issuer,
          OPENID_CLIENT_ID: CLIENT.clientId,
          OPENID_CLIENT_SECRET: CLIENT.clientSecret,
          OPENID_NAME: NAME,
        },
      });
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const PORT = await freePort();

test.beforeEach(({ page }) => page.setDefaultTimeout(20_000));

/** Fills the sign-in page of the provider. */
const signInThere = async (page: Page, provider: OpenIdProvider, name: string): Promise<void> => {
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
};

const sessionOf = async (page: Page) => (await (await page.request.get('/api/session')).json()).session;

for (const language of LANGUAGES) {
  const { t } = labelsOf(language, messagesFor(language));
  const at = (path: string): string => localPath({ language, path });
  const button = t('login-sign-on', { name: NAME });

  test(`a visitor signs in at the provider from an article, reacts, and deletes the account: ${language}`, async ({
    page,
    provider,
    desk,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(at(ARTICLE));
    const save = page.getByRole('button', { name: t('reactions-save'), exact: true });
    await expect(page.getByRole('button', { name: new RegExp(`^${t('reactions-like')} \\d`) })).toHaveText(
      /\d$/,
    );
    await save.click();
    const dialog = page.getByRole('dialog', { name: t('login-title') });
    await expect(dialog.getByRole('link', { name: t('login-visitor') })).toHaveCount(0);
    if (language === 'nl') await expectAccessible(page, 'pop-up with the provider');
    await dialog.getByRole('link', { name: button }).click();
    await signInThere(page, provider, `vera-${language}`);
    await page.waitForURL(`**${at(ARTICLE)}`);
    expect((await sessionOf(page)).user.email).toBe(`vera-${language}@visitors.example`);

    await expect(page.getByRole('button', { name: new RegExp(`^${t('reactions-like')} \\d`) })).toHaveText(
      /\d$/,
    );
    const stored = page.waitForResponse((response) => response.url().endsWith('toggleSave'));
    await save.click();
    expect((await stored).status()).toBe(200);
    await page.goto(at('/saved'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);

    await page.goto(at('/account'), { waitUntil: 'networkidle' });
    await page.getByText(t('account-delete'), { exact: true }).click();
    await expect(page.getByText(t('account-delete-no-password'))).toBeVisible();
    await page.getByRole('button', { name: t('account-delete-button') }).click();
    await expect(page.getByText(t('account-deleted'))).toBeVisible();
    expect(await sessionOf(page)).toBeNull();
    // The page of the provider is its own matter, and a signed-out reaction is a 401 of the API.
    const ours = complaints.filter((complaint) => complaint.includes(desk.url) && !/ 401 /.test(complaint));
    expect(ours).toEqual([]);
  });

  test(`an exhibitor is led to their password: ${language}`, async ({ page, provider }) => {
    await page.goto(at('/saved'), { waitUntil: 'networkidle' });
    if (language === 'en') await expectAccessible(page, 'sign-in with the provider');
    await page.getByRole('link', { name: button }).click();
    await signInThere(page, provider, MAIN_EXHIBITOR.accountName);
    await page.waitForURL(`**${at('/saved')}?sign-in=sign-on-needs-password`);
    await expect(page.getByText(t('sign-on-needs-password'))).toBeVisible();
    expect(await sessionOf(page)).toBeNull();
  });
}

test('an exhibitor whom the provider does not sign in reads why at the page they requested', async ({
  page,
  provider,
}) => {
  const { t } = labelsOf('tr', messagesFor('tr'));
  const tasks = '/tr/clearwater/tasks?filter=todo';
  const begin = async () => {
    await page.getByRole('link', { name: t('login-sign-on', { name: NAME }) }).click();
    await page.waitForURL(`${provider.issuer}/**`);
  };
  await page.goto(tasks, { waitUntil: 'networkidle' });
  const sent = page.waitForRequest((request) => request.url().includes('state='));
  await begin();
  const state = new URL((await sent).url()).searchParams.get('state') ?? '';
  await page.goto(
    `/api/session/single-sign-on/callback?${new URLSearchParams({ state, error: 'access_denied' })}`,
  );
  await page.waitForURL(`**${tasks}&sign-in=sign-on-refused`);
  await expect(page.getByText(t('sign-on-refused'))).toBeVisible();

  await begin();
  await signInThere(page, provider, MAIN_EXHIBITOR.accountName);
  await page.waitForURL(`**${tasks}&sign-in=sign-on-needs-password`);
  await expect(page.getByText(t('sign-on-needs-password'))).toBeVisible();
  await page.getByLabel(t('login-account-name')).fill(MAIN_EXHIBITOR.accountName);
  await page.getByLabel(t('login-password'), { exact: true }).fill(MAIN_EXHIBITOR.password);
  await page.getByRole('button', { name: t('login-button'), exact: true }).click();
  await page.waitForURL((url) => !url.search.includes('sign-in='));
  expect(await sessionOf(page)).not.toBeNull();
});

for (const language of LANGUAGES) {
  const { t } = labelsOf(language, messagesFor(language));

  test(`a user who is signed in reads why the provider does not sign in, and goes on: ${language}`, async ({
    page,
    provider,
  }) => {
    const tasks = localPath({ language, path: '/clearwater/tasks', suffix: '?filter=todo' });
    await page.goto(tasks, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: t('login-sign-on', { name: NAME }) }).click();
    await page.waitForURL(`${provider.issuer}/**`);
    const { accountName, password } = MAIN_EXHIBITOR;
    await page.request.post('/api/session', { data: { accountName, password, rememberMe: false } });
    await signInThere(page, provider, accountName);
    await expect(page.getByText(t('sign-on-needs-password'))).toContainText(
      t('sign-on-still', { email: accountName }),
    );
    await expectAccessible(page, 'failed single sign-on');
    await page.getByRole('link', { name: t('sign-on-go-on') }).click();
    // Without a company yet, it is chosen first.
    await page.waitForURL((url) => !url.pathname.startsWith('/api/'));
    await expect(page.getByRole('button', { name: t('account-menu') })).toBeVisible();
    expect((await sessionOf(page)).user.email).toBe(accountName);
  });
}

test('a sign-out at the provider signs out here, and no other visitor', async ({
  page,
  browser,
  provider,
  desk,
}) => {
  const other = await browser.newContext({ baseURL: desk.url });
  const elsewhere = await other.newPage();
  for (const [tab, name] of [
    [page, 'leaving'],
    [elsewhere, 'staying'],
  ] as const) {
    await tab.goto('/saved', { waitUntil: 'networkidle' });
    await tab.getByRole('link', { name: `Sign in with ${NAME}` }).click();
    await signInThere(tab, provider, name);
    await tab.waitForURL('**/saved');
    expect(await sessionOf(tab)).not.toBeNull();
  }
  await provider.signOut('leaving', 'unknown-session');
  expect(await sessionOf(page)).not.toBeNull();
  await provider.signOutEverywhere('leaving');
  expect(await sessionOf(page)).toBeNull();
  expect(await sessionOf(elsewhere)).not.toBeNull();
  await other.close();
});

test('two tabs can sign in at once, and an answer works once, in its own browser', async ({
  page,
  browser,
  provider,
  desk,
}) => {
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto('/saved', { waitUntil: 'networkidle' });
    await tab.getByRole('link', { name: `Sign in with ${NAME}` }).click();
    await tab.waitForURL(`${provider.issuer}/**`);
  }
  let returned = '';
  page.on('request', (request) => {
    if (request.url().includes('/callback?')) returned = request.url();
  });
  await signInThere(page, provider, 'tabs');
  await page.waitForURL('**/saved');
  await signInThere(second, provider, 'tabs');
  await second.waitForURL('**/saved');
  expect(await sessionOf(second)).not.toBeNull();

  // A reload of the way back, or the provider's page again.
  await page.goto(returned);
  await expect(page).toHaveURL(`${desk.url}/saved`);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved articles' })).toBeVisible();
  expect(await sessionOf(page)).not.toBeNull();

  await page.request.delete('/api/session');
  await page.goto(returned);
  await expect(page.getByText('Signing in did not work. Please try again.')).toBeVisible();
  // In the language chosen in the browser, else in the browser's own.
  for (const [browsers, chosen, location] of [
    ['en-GB,en', undefined, '/saved'],
    ['nl-NL,nl;q=0.9', undefined, '/nl/saved'],
    ['nl-NL,nl;q=0.9', 'tr', '/tr/saved'],
    ['fr-FR, es;q=0.5', undefined, '/es/saved'],
    ['fr-FR', undefined, '/saved'],
  ] as const) {
    const stranger = await browser.newContext({ baseURL: desk.url });
    if (chosen) await stranger.addCookies([{ name: LANGUAGE_COOKIE, value: chosen, url: desk.url }]);
    const headers = { 'accept-language': browsers };
    const answer = await stranger.request.get(returned, { headers, maxRedirects: 0 });
    expect([browsers, chosen, answer.headers().location]).toEqual([
      browsers,
      chosen,
      `${location}?sign-in=sign-on-refused`,
    ]);
    await stranger.close();
  }
});

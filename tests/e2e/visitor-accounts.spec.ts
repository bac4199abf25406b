import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { letterTo } from '#tests/support/worlds/outbox.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, complaintsOf, expect, signIn, useServer } from './desk.ts';

/** Each test comes from an address of its own: registrations are limited by address. */
const test = base.extend<object, object>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => useServer(use, { TRUST_PROXY: '1' }),
    { scope: 'worker', timeout: 90_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
});

/** An IPv6 address that belongs to a test. */
const addressOf = (testId: string): string =>
  `2001:db8::${[...testId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536, 7).toString(16)}`;

const PASSWORD = 'a quiet harbour at dawn';
const ARTICLE = '/clearwater/news/salt-in-the-polder';

for (const language of LANGUAGES) {
  const { t } = labelsOf(language, messagesFor(language));
  const at = (path: string): string => localPath({ language, path });

  test(`a visitor registers from an article, returns to it, reacts, and deletes the account: ${language}`, async ({
    page,
    desk,
  }) => {
    const complaints = complaintsOf(page);
    const email = `visitor.${language}@fair.example`;
    await page.goto(at(ARTICLE));
    const save = page.getByRole('button', { name: t('reactions-save'), exact: true });
    await expect(page.getByRole('button', { name: new RegExp(`^${t('reactions-like')} \\d`) })).toHaveText(
      /\d$/,
    );
    await save.click();
    const dialog = page.getByRole('dialog', { name: t('login-title') });
    await dialog.getByRole('link', { name: t('login-visitor') }).click();
    await page.waitForURL(`**${at('/register')}?as=visitor&return=**`);
    await expect(page.getByRole('heading', { level: 1, name: t('visitor-title') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (language === 'tr') await expectAccessible(page, 'visitor registration');

    await page.getByLabel(t('account-given-name'), { exact: true }).fill('Anna');
    await page.getByLabel(t('account-family-name'), { exact: true }).fill('Visser');
    await page.getByLabel(t('account-email'), { exact: true }).fill(email);
    await page.getByLabel(t('account-new-password'), { exact: true }).fill('short');
    await page.getByRole('button', { name: t('visitor-button') }).click();
    await expect(page.getByText(t('password-too-short', { min: 12 }))).toBeVisible();
    await page.getByLabel(t('account-new-password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('visitor-button') }).click();
    await expect(page.getByText(t('visitor-sent'))).toBeVisible();

    const letter = await letterTo(desk.dataFolder, email, /Anna/);
    const link = /https?:\/\/\S+\/verify\/\S+/.exec(letter.text ?? '')?.[0] ?? '';
    await page.goto(link, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: t('verify-title') })).toBeVisible();
    if (language === 'tr') await expectAccessible(page, 'verification');
    await page.getByRole('button', { name: t('verify-button') }).click();
    await page.waitForURL(`**${at(ARTICLE)}`);

    await expect(page.getByRole('button', { name: new RegExp(`^${t('reactions-like')} \\d`) })).toHaveText(
      /\d$/,
    );
    const stored = page.waitForResponse((response) => response.url().endsWith('toggleSave'));
    await save.click();
    expect((await stored).status()).toBe(200);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('saved-title') })
      .first()
      .click();
    await page.waitForURL(`**${at('/saved')}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);

    await page.getByRole('link', { name: t('account-mine') }).click();
    await page.waitForURL(`**${at('/account')}`);
    await page.waitForLoadState('networkidle');
    await page.getByText(t('account-delete'), { exact: true }).click();
    if (language === 'tr') await expectAccessible(page, 'account of a visitor');
    await page.getByLabel(t('login-password'), { exact: true }).fill('not the password');
    await page.getByRole('button', { name: t('account-delete-button') }).click();
    await expect(page.getByText(t('password-wrong')).first()).toBeVisible();
    await page.getByLabel(t('login-password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('account-delete-button') }).click();
    await expect(page.getByText(t('account-deleted'))).toBeVisible();
    expect((await (await page.request.get('/api/session')).json()).session).toBeNull();
    await page.goto(at('/saved'));
    await expect(page.getByText(t('saved-sign-in'))).toBeVisible();
    const again = await page.request.post('/api/session', {
      data: { accountName: email, password: PASSWORD, rememberMe: false },
    });
    expect(again.status()).toBe(401);
    // A rejected password is a 400 of the API, which the browser reports.
    expect(complaints.filter((complaint) => !/40[01]/.test(complaint))).toEqual([]);
  });
}

test('a visitor account gives no access to the portal, and an exhibitor cannot delete theirs', async ({
  page,
  desk,
}) => {
  const email = 'curious.visitor@fair.example';
  const registration = {
    email,
    givenName: 'Curious',
    familyName: 'Visitor',
    password: PASSWORD,
    language: 'en',
  };
  expect((await page.request.post('/api/session/visitors', { data: registration })).status()).toBe(200);
  const letter = await letterTo(desk.dataFolder, email, /Curious/);
  const token = /\/verify\/([\w-]{43})/.exec(letter.text ?? '')?.[1] ?? '';
  expect((await page.request.put('/api/session/sign-in-link', { data: { token } })).status()).toBe(200);
  await page.goto('/clearwater/tasks');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const participations = await page.request.get('/api/events/101/participations');
  expect((await participations.json()).items).toEqual([]);

  await page.context().clearCookies();
  await signIn(page, MAIN_EXHIBITOR);
  const data = { password: MAIN_EXHIBITOR.password, language: 'en' };
  expect((await page.request.post('/api/session/account/delete', { data })).status()).toBe(400);
  await page.goto('/account');
  await expect(page.getByText('Sign out on every device')).toBeVisible();
  await expect(page.getByText('Delete account')).toHaveCount(0);
});

test('a return address on another host is ignored', async ({ page, desk }) => {
  for (const [index, elsewhere] of ['//evil.example', '/\\evil.example', 'https://evil.example'].entries()) {
    const email = `lured.${index}@fair.example`;
    const names = { givenName: 'Lured', familyName: 'Visitor', password: PASSWORD, language: 'en' };
    const data = { ...names, email, returnTo: elsewhere };
    expect((await page.request.post('/api/session/visitors', { data })).status()).toBe(200);
    const letter = await letterTo(desk.dataFolder, email, /Lured/);
    expect(letter.text).not.toContain('return=');
    const link = /https?:\/\/\S+\/verify\/\S+/.exec(letter.text ?? '')?.[0] ?? '';
    await page.goto(`${link}?return=${encodeURIComponent(elsewhere)}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open my account' }).click();
    await page.waitForURL(`${desk.url}/saved`);
    await page.context().clearCookies();
  }
});

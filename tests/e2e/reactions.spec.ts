import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import type { APIRequestContext, Page } from '@playwright/test';
import { startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR, ONE_OF_EACH, WITHOUT_FAIR } from '#tests/support/worlds/demo-people.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { expectAccessible } from './accessible.ts';
import { enter } from './company-desk.ts';
import { complaintsOf, expect, test } from './desk.ts';

const NEWS = '/clearwater/news';
const LIKED = `${NEWS}/three-quiet-pumps`;
const SAVED = `${NEWS}/streets-that-drink`;

const like = (page: Page) => page.getByRole('button', { name: /^Like/ });
const dislike = (page: Page) => page.getByRole('button', { name: 'Dislike' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Resolves once the server has stored a press. */
const stored = (page: Page, call: string) =>
  page.waitForResponse((response) => response.url().endsWith(call) && response.status() === 200);

const articleOf = async (request: APIRequestContext, path: string): Promise<string> => {
  const html = await (await request.get(path)).text();
  return /data-article-id="([0-9a-f]{32})"/.exec(html)?.[1] ?? '';
};

test('a like is counted, and another browser sees it', async ({ page, browser, desk }) => {
  const complaints = complaintsOf(page);
  const elsewhere = await (await browser.newContext({ baseURL: desk.url })).newPage();
  await elsewhere.goto(LIKED);
  await expect(like(elsewhere)).toHaveText('Like 0');

  await enter(page.request, MAIN_EXHIBITOR);
  await page.goto(LIKED);
  await expect(like(page)).toHaveText('Like 0');
  const response = stored(page, 'toggleLike');
  await like(page).click();
  await expect(like(page)).toHaveText('Like 1');
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(dislike(page)).toBeDisabled();
  await response;

  await elsewhere.reload();
  await expect(like(elsewhere)).toHaveText('Like 1');
  await expect(like(elsewhere)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  const undone = stored(page, 'toggleLike');
  await like(page).click();
  await undone;
  await elsewhere.reload();
  await expect(like(elsewhere)).toHaveText('Like 0');
  await elsewhere.context().close();
  expect(complaints).toEqual([]);
});

test('two tabs and double clicks end in one state, and the count stays right', async ({ page }) => {
  await enter(page.request, ONE_OF_EACH);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${NEWS}/salt-in-the-polder`);
    await expect(like(tab)).toHaveText('Like 0');
  }
  await Promise.all([like(page).dblclick(), like(other).dblclick()]);
  await like(page).click();
  await expect(like(page)).toHaveText('Like 1');
  await page.waitForLoadState('networkidle');
  await other.waitForLoadState('networkidle');
  // Until both calls of the page have ended, it displays no reaction.
  await other.reload({ waitUntil: 'networkidle' });
  // The tabs raced: whichever came last decides, and the count is that of the status.
  const pressed = await like(other).getAttribute('aria-pressed');
  await expect(like(other)).toHaveText(pressed === 'true' ? 'Like 1' : 'Like 0');
});

for (const language of LANGUAGES)
  test(`a signed-out visitor signs in on the page, and the press is applied: ${language}`, async ({
    page,
  }) => {
    const { t } = labelsOf(language, messagesFor(language));
    const path = localPath({ language, path: `${NEWS}/how-fish-find-the-way` });
    await page.goto(path);
    const button = page.getByRole('button', { name: new RegExp(`^${t('reactions-like')} \\d`) });
    await expect(button).toHaveText(/\d$/);
    const before = await button.innerText();
    await button.click();
    const dialog = page.getByRole('dialog', { name: t('login-title') });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel(t('login-account-name'))).toBeFocused();
    expect(await button.innerText()).toBe(before);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await dialog.getByRole('button', { name: t('login-button') }).click();
    await expect(dialog.getByRole('alert')).toContainText(t('login-error-password-must-not-empty'));
    await dialog.getByLabel(t('login-account-name')).fill(WITHOUT_FAIR.accountName);
    await dialog.getByLabel(t('login-password')).fill(WITHOUT_FAIR.password);
    const response = stored(page, 'toggleLike');
    await dialog.getByRole('button', { name: t('login-button') }).click();
    await response;
    await expect(dialog).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const undone = stored(page, 'toggleLike');
    await button.click();
    await undone;
  });

test('a failed press stays on screen and can be sent again', async ({ page }) => {
  await enter(page.request, MAIN_EXHIBITOR);
  await page.goto(SAVED);
  await expect(like(page)).toHaveText(/\d$/);
  await page.route('**/toggleSave', (route) => route.fulfill({ status: 503 }));
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/toggleSave');
  const response = stored(page, 'toggleSave');
  await retry.click();
  await response;
  await expect(retry).toBeHidden();
  const undone = stored(page, 'toggleSave');
  await save(page).click();
  await undone;
});

test('a press of a signed-out visitor whose sign-in cannot load stays on screen and can be sent again', async ({
  page,
}) => {
  await page.goto(SAVED);
  await expect(like(page)).toHaveText(/\d$/);
  await page.route('**/_next/static/elements/*', (route) => route.abort());
  await save(page).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/_next/static/elements/*');
  await retry.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('a press made while the script loads is applied once it is there', async ({ page }) => {
  await enter(page.request, MAIN_EXHIBITOR);
  const arrived = Promise.withResolvers<void>();
  const isLate = /\/_next\/static\/elements\/(?!start)/;
  await page.route(isLate, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const requested = page.waitForRequest(isLate);
  await page.goto(SAVED);
  await requested;
  await save(page).click();
  const response = stored(page, 'toggleSave');
  arrived.resolve();
  await response;
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  const undone = stored(page, 'toggleSave');
  await save(page).click();
  await undone;
});

test('the buttons are hidden without scripts', async ({ browser, desk }) => {
  const context = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(LIKED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Like/ })).toBeHidden();
  await context.close();
});

test('an article and its login pop-up are accessible', async ({ page }) => {
  await page.goto(LIKED);
  await expect(like(page)).toHaveText(/\d$/);
  await expectAccessible(page, 'article with reactions');
  await like(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'login pop-up of an article');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(like(page)).toBeFocused();
});

test('saved articles are listed newest first, and a removal can be undone', async ({ page }) => {
  const complaints = complaintsOf(page);
  await enter(page.request, ONE_OF_EACH);
  for (const path of [LIKED, SAVED]) {
    await page.goto(path);
    await expect(like(page)).toHaveText(/\d$/);
    const response = stored(page, 'toggleSave');
    await save(page).click();
    await response;
  }
  await page.goto('/saved', { waitUntil: 'networkidle' });
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Streets that drink the rain', 'Three pumps that neighbours do not hear']);
  await expectAccessible(page, 'saved articles');

  const removed = stored(page, 'toggleSave');
  await page.getByRole('button', { name: 'Remove Three pumps that neighbours do not hear' }).click();
  await removed;
  await expect(page.getByText('“Three pumps that neighbours do not hear” was removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page, 'a removed article');
  const restored = stored(page, 'toggleSave');
  await page.keyboard.press('Enter');
  await restored;
  await expect(titles).toHaveCount(2);

  await page.goto('/nl/saved', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Opgeslagen nieuws' })).toBeVisible();
  await page.getByRole('link', { name: 'Drie pompen die de buren niet horen' }).click();
  await page.waitForURL(`**/nl${LIKED}`);

  await page.goto('/saved', { waitUntil: 'networkidle' });
  for (const _ of [0, 1]) {
    const gone = stored(page, 'toggleSave');
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await gone;
  }
  await page.reload();
  await expect(page.getByText('You have not saved any articles yet.')).toBeVisible();
  await expectAccessible(page, 'no saved articles');
  expect(complaints).toEqual([]);
});

test('the saved list asks a signed-out visitor to sign in, and is never cached', async ({
  page,
  request,
}) => {
  await page.goto('/saved', { waitUntil: 'networkidle' });
  await expect(page.getByText('Sign in to see the articles you saved.')).toBeVisible();
  await expectAccessible(page, 'saved list, signed out');
  await page.getByLabel('E-mail address').fill(WITHOUT_FAIR.accountName);
  await page.getByLabel('Password', { exact: true }).fill(WITHOUT_FAIR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You have not saved any articles yet.')).toBeVisible();
  const response = await request.get('/saved');
  expect(response.headers()['cache-control']).toMatch(/no-store|private/);
});

test('the API rejects signed-out visitors, unknown articles and other bodies', async ({
  request,
  playwright,
  desk,
}) => {
  const article = await articleOf(request, LIKED);
  const at = (call: string, id = article) => `/api/visitor/articles/${id}/${call}`;
  const signedOut = await playwright.request.newContext({ baseURL: desk.url });
  const data = await signedOut.get(at('articleData'));
  expect([data.status(), await data.json()]).toEqual([200, { likes: expect.any(Number) }]);
  expect(data.headers()['cache-control']).toBe('private, no-store');
  expect((await signedOut.get(at('visitorStatus'))).status()).toBe(401);
  expect((await signedOut.post(at('toggleLike'), { data: { like: true } })).status()).toBe(401);
  await enter(request, WITHOUT_FAIR);
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await request.post(at('toggleLike'), { data: { like: true }, headers: elsewhere })).status()).toBe(
    403,
  );
  for (const id of ['no-id', '0'.repeat(32)])
    for (const response of [
      await request.get(at('articleData', id)),
      await request.get(at('visitorStatus', id)),
      await request.post(at('toggleSave', id), { data: { save: true } }),
    ])
      expect(response.status()).toBe(404);
  for (const body of [{}, { like: 'yes' }, { like: true, dislike: true }])
    expect((await request.post(at('toggleLike'), { data: body })).status()).toBe(400);
  const status = await request.get(at('visitorStatus'));
  expect(await status.json()).toEqual({ isLike: false, isDislike: false, isSave: false });
  await signedOut.dispose();
});

test('without a visitor portal there are no buttons, no calls and no saved list', async ({ page }) => {
  const closed = await startServer({ env: { VISITOR_PORTAL: '0' } });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`${closed.url}${LIKED}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  expect(calls.filter((path) => path.startsWith('/api/visitor'))).toEqual([]);
  const list = await page.goto(`${closed.url}/saved`);
  expect(list?.status()).toBe(404);
  await expect(page).toHaveTitle('404: NotFound');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await closed.remove();
});

test('the reactions load beside the first script, and the sign-in dialog beside the press', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const name = /\/elements\/((?!start-)[\w-]+\.js)$/.exec(request.url())?.[1];
    if (name) scripts.add(name);
  });
  /** Holds a request back until more scripts than these are requested. */
  const behindScripts = (pattern: string, count: () => number) =>
    page.route(pattern, async (route) => {
      await expect.poll(() => scripts.size).toBeGreaterThan(count());
      await route.continue();
    });
  await behindScripts('**/elements/start-*.js', () => 0);
  await page.goto(LIKED, { waitUntil: 'networkidle' });
  const early = scripts.size;
  await behindScripts('**/toggleLike', () => early);
  await like(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

import { MAIN_EXHIBITOR, ONE_OF_EACH, STAFF, WITHOUT_FAIR } from '#tests/support/worlds/demo-people.ts';
import { expect, openDesk, signIn, test } from './desk.ts';

const LANGUAGES = [
  ['', 'en'],
  ['/nl', 'nl'],
  ['/es', 'es'],
  ['/tr', 'tr'],
] as const;

test('without events the list reports this in every language, without cards', async ({ page }) => {
  await signIn(page, WITHOUT_FAIR);
  for (const language of ['en', 'nl', 'es', 'tr'])
    await expect(page.locator(`main [lang="${language}"]`)).not.toBeEmpty();
  await expect(page.getByRole('link', { name: /Clearwater/ })).toHaveCount(0);
});

test('a single event opens automatically, once per visit: back stays on the list', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('E-mail address').fill(ONE_OF_EACH.accountName);
  await page.getByLabel('Password', { exact: true }).fill(ONE_OF_EACH.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The only event with its only company: both open automatically.
  await page.waitForURL('**/clearwater/dashboard');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'multipleEvents')?.value).toBe('false');
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Clearwater/ })).toBeVisible();
});

test('an event imported without a site gets one: it is listed and leads to no missing page', async ({
  page,
}) => {
  await signIn(page, STAFF);
  await expect(
    page.getByRole('main').getByRole('link', { name: /Clearwater|Glass & Green|Open Table|Harbour Days/ }),
  ).toHaveCount(4);
  await page.getByRole('link', { name: /Harbour Days/ }).click();
  await page.waitForURL('**/events/104');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This page does not exist.')).toHaveCount(0);
  for (const path of ['', '/exhibitors', '/practical-information'])
    expect((await page.request.get(`/harbour-days${path}`)).status()).toBe(200);
});

test('the list leads to the companies of a fair in its own language', async ({ page }) => {
  await signIn(page, MAIN_EXHIBITOR);
  for (const [prefix, language] of LANGUAGES) {
    await page.goto(prefix || '/');
    await page.getByRole('link', { name: /Clearwater 2027/ }).click();
    await page.waitForURL(`**${prefix}/events/101`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('cookies follow the spec: the list clears them, an event sets its id, a company sets all', async ({
  page,
}) => {
  const chosen = async () =>
    Object.fromEntries(
      (await page.context().cookies())
        .filter(({ name }) => /^(selected|event|show|participation|brand|multiple)/.test(name))
        .map(({ name, value }) => [name, decodeURIComponent(value)]),
    );
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  expect(await chosen()).toMatchObject({
    selectedEventId: '101',
    eventId: '101',
    eventName: 'Clearwater 2027',
    participationName: 'Noria Pumps',
    participationType: 'EXHIBITOR',
    brandName: 'Noria',
    multipleEvents: 'true',
  });
  expect((await chosen()).brandId).not.toBe('');
  const cookies = await page.context().cookies();
  const { expires = 0 } = cookies.find(({ name }) => name === 'participationId') ?? {};
  expect(expires * 1000 - Date.now()).toBeGreaterThan(27 * 86_400_000);
  expect(expires * 1000 - Date.now()).toBeLessThan(32 * 86_400_000);

  await page.goto('/events/101');
  await expect.poll(chosen).toEqual({ selectedEventId: '101', multipleEvents: 'true' });
  await page.goto('/');
  await expect.poll(chosen).toEqual({ multipleEvents: 'true' });
});

test('lists nine participations, nine more on request, and no button after the last page', async ({
  page,
}) => {
  await signIn(page, STAFF);
  await page.goto('/events/101');
  const companies = page.getByRole('main').getByRole('listitem');
  const more = page.getByRole('button', { name: /more/i });
  await expect(companies).toHaveCount(9);
  await more.click();
  await expect(companies).toHaveCount(18);
  while (await more.isVisible()) {
    const before = await companies.count();
    await more.click();
    await expect.poll(() => companies.count()).toBeGreaterThan(before);
  }
  expect(await companies.count()).toBeGreaterThanOrEqual(25);
});

test('finds a company by a part of its name or by its stand', async ({ page }) => {
  await signIn(page, STAFF);
  await page.goto('/events/101');
  const companies = page.getByRole('main').getByRole('listitem');
  const search = page.getByRole('searchbox', { name: 'Search companies or stands' });
  await search.fill('NORIA');
  await expect(companies).toHaveText([/Noria Pumps/, /Noria Service/]);
  await expect(page.getByText('2 companies', { exact: true })).toBeVisible();
  await search.fill('10.A1');
  await expect(companies.filter({ hasText: 'Noria Pumps' })).toBeVisible();
  await search.fill('no such company');
  await expect(page.getByText('No companies found.')).toBeVisible();
  await search.fill('');
  await expect(companies).toHaveCount(9);
  await search.fill('noria service');
  await expect(companies).toHaveCount(1);
  await companies.getByRole('button').click();
  await page.waitForURL('**/clearwater/dashboard');
});

test('offers no search among a few companies', async ({ page }) => {
  await signIn(page, MAIN_EXHIBITOR);
  await page.goto('/events/101');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

for (const id of ['abc', '1e2', '101x', '999'])
  test(`/events/${id} is not found`, async ({ page }) => {
    await signIn(page, MAIN_EXHIBITOR);
    const answer = await page.goto(`/events/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    const named = page.getByText('Could not resolve event identifier.');
    await expect(named).toHaveCount(id === '999' ? 0 : 1);
  });

test('the link to other events appears only when the cookie is true', async ({ page, desk }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const offered = () => page.getByRole('link', { name: /Switch (event|fair)/ });
  for (const [value, count] of [
    ['true', 1],
    ['false', 0],
    ['1', 0],
  ] as const) {
    await page.context().addCookies([{ name: 'multipleEvents', value, url: desk.url }]);
    await page.goto('/clearwater/dashboard');
    await page.locator('header').getByText('Noria Pumps').click();
    await expect(offered().first()).toBeVisible({ visible: count === 1 });
  }
});

test('a forged selection never opens the company of another user', async ({ page, browser, desk }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const [stolen] = (await page.context().cookies()).filter(({ name }) => name === 'participationId');
  const other = await browser.newContext({ baseURL: desk.url });
  const visit = await other.newPage();
  await visit.goto('/');
  await visit.getByLabel('E-mail address').fill(ONE_OF_EACH.accountName);
  await visit.getByLabel('Password', { exact: true }).fill(ONE_OF_EACH.password);
  await visit.getByRole('button', { name: 'Sign in' }).click();
  await visit.waitForURL('**/clearwater/dashboard');
  await other.addCookies([{ name: 'participationId', value: stolen?.value ?? '', url: desk.url }]);
  await visit.goto('/clearwater/dashboard');
  await visit.waitForURL('**/clearwater/dashboard');
  await expect(visit.getByText('Silt Analytics').first()).toBeVisible();
  await other.close();
});

test('a page of an event without a selected company redirects to the chooser', async ({ page }) => {
  await signIn(page, MAIN_EXHIBITOR);
  await page.goto('/clearwater/tasks');
  await page.waitForURL('**/events/101*');
});

test('the portal is available in four languages, each with its own prefix', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  for (const [prefix, language] of LANGUAGES) {
    await page.goto(`${prefix}/clearwater/dashboard`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(
      await page.getByRole('link', { name: /.+/ }).evaluateAll(
        (links, start) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => href.startsWith('/') && !href.startsWith('/api/'))
            .filter((href) => (start ? !href.startsWith(start) : /^\/(nl|es|tr)\//.test(href))),
        prefix,
      ),
    ).toEqual([]);
  }
  const headings = new Set<string>();
  for (const [prefix] of LANGUAGES) {
    await page.goto(`${prefix}/clearwater/tasks`);
    headings.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  expect(headings.size).toBe(4);
});

test('/en redirects to the address without a prefix', async ({ page }) => {
  await page.goto('/en/privacy');
  expect(new URL(page.url()).pathname).toBe('/privacy');
});

import { CONSENT_COOKIE } from '@fairdesk/core/shared';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { openDesk } from './desk.ts';
import { dialogOf, send } from './profile-desk.ts';

const PAGE = '/clearwater/practical-information';
const NOTICE = {
  en: ['Visitor statistics', 'Allow statistics', 'Decline statistics', 'Cookie settings'],
  nl: ['Bezoekersstatistieken', 'Statistieken toestaan', 'Statistieken weigeren', 'Cookie-instellingen'],
  es: [
    'Estadísticas de visitas',
    'Permitir estadísticas',
    'Rechazar estadísticas',
    'Configuración de cookies',
  ],
  tr: ['Ziyaretçi istatistikleri', 'İstatistiklere izin ver', 'İstatistikleri reddet', 'Çerez ayarları'],
} as const;

interface Receiver {
  readonly requests: { readonly path: string; readonly body: string }[];
  mode: 'answers' | 'fails' | 'hangs';
}

const test = base.extend<object, { receiver: Receiver; server: RunningServer }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => use({ requests: [], mode: 'answers' }),
    { scope: 'worker' },
  ],
  server: [
    async ({ receiver }, use) => {
      const service = await serve(async (request) => {
        const { pathname, search } = new URL(request.url);
        receiver.requests.push({ path: pathname + search, body: await request.text() });
        if (receiver.mode === 'hangs') return new Promise(() => undefined);
        if (receiver.mode === 'fails') return new Response('no', { status: 500 });
        return pathname.endsWith('create.json') ? Response.json({ ref: 'browser-1' }) : Response.json({});
      });
      const server = await startServer({ env: { ANALYTICS_URL: service.url, ANALYTICS_CONTEXT_ID: 'ctx' } });
      await use(server);
      await server.remove();
      await service.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

const eventsOf = ({ requests }: Receiver) => requests.flatMap(({ body }) => (body ? [JSON.parse(body)] : []));

const decisionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE)?.value;

test.beforeEach(({ receiver }) => {
  receiver.requests.length = 0;
  receiver.mode = 'answers';
});

for (const { language, prefix } of EACH_LANGUAGE)
  test(`asks for consent, sends nothing before it, and counts the open page after it: ${language}`, async ({
    page,
    context,
    receiver,
  }) => {
    const [title, grant, deny, settings] = NOTICE[language];
    await page.goto(`${prefix}${PAGE}?utm_source=newsletter&utm_content=an%40example.com&q=x`, {
      waitUntil: 'networkidle',
    });
    const notice = page.getByRole('region', { name: title });
    await expect(notice).toBeVisible();
    expect(receiver.requests).toEqual([]);

    await notice.getByRole('button', { name: grant }).click();
    await expect(notice).toBeHidden();
    await expect.poll(() => eventsOf(receiver)).toHaveLength(1);
    expect(receiver.requests.map(({ path }) => path)).toEqual([
      '/v1/events/v1.2/browser/create.json?sitecoreContextId=ctx&client_key=',
      '/v1/events/v1.2/events?sitecoreContextId=ctx&siteId=clearwater',
    ]);
    const [view] = eventsOf(receiver);
    // The name of the route, in every language.
    expect(view).toMatchObject({
      ...{ browser_id: 'browser-1', channel: 'WEB', currency: 'USD', language, type: 'VIEW' },
      ...{ page: 'practical-information', utm_source: 'newsletter' },
      ext: { pageVariantId: expect.stringMatching(new RegExp(`^[0-9a-f]{32}_${language}_default$`)) },
    });
    expect(view).not.toHaveProperty('utm_content');

    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: title })).toBeHidden();
    await expect.poll(() => eventsOf(receiver)).toHaveLength(2);

    await page.getByRole('button', { name: settings }).click();
    await page.getByRole('region', { name: title }).getByRole('button', { name: deny }).click();
    expect(await decisionOf(context)).toBe('denied');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('sc_ctx');
    await page.reload({ waitUntil: 'networkidle' });
    expect(eventsOf(receiver)).toHaveLength(2);
  });

test('the notice fits a phone and a desktop, and works with the keyboard', async ({ page, context }) => {
  await page.goto(PAGE);
  const notice = page.getByRole('region', { name: 'Visitor statistics' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'consent');
  const [allow, decline] = [
    notice.getByRole('button', { name: 'Allow statistics' }),
    notice.getByRole('button', { name: 'Decline statistics' }),
  ];
  // Both answers weigh the same.
  const lookOf = (button: typeof allow) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontSize } = getComputedStyle(element);
      return [color, backgroundColor, fontSize, Math.round(element.getBoundingClientRect().width)];
    });
  expect(await lookOf(allow)).toEqual(await lookOf(decline));
  await decline.focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  expect(await decisionOf(context)).toBe('denied');
});

test.describe('a Dutch browser', () => {
  test.use({ locale: 'nl-NL' });

  test('gets the question about consent first, then the offer of its language', async ({ page }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const offer = page.getByRole('link', { name: 'Lezen in het Nederlands' });
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'Decline statistics' }).click();
    await expect(offer).toBeVisible();
  });
});

test('without a script there is no question, and nothing is sent', async ({ browser, server, receiver }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Visitor statistics' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
  expect(receiver.requests).toEqual([]);
  await context.close();
});

for (const mode of ['answers', 'fails', 'hangs'] as const)
  test(`an exhibitor saves the profile while the receiver ${mode}`, async ({ page, receiver }) => {
    receiver.mode = mode;
    await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await page
      .getByRole('region', { name: 'Visitor statistics' })
      .getByRole('button', { name: 'Allow' })
      .click();
    await page.goto('/clearwater/company-profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await dialogOf(page).getByLabel('Short description').first().fill(`Pumps, ${mode}`);
    await send(page, 'Save profile');
    await expect(page.getByText(`Pumps, ${mode}`)).toBeVisible();
    if (mode !== 'answers') return;
    await expect
      .poll(() => eventsOf(receiver).map(({ type, page: name }) => `${type} ${name}`))
      .toEqual(['VIEW dashboard', 'VIEW company-profile', 'profile_update company-profile']);
    const said = JSON.stringify(receiver.requests);
    for (const word of ['Noria', MAIN_EXHIBITOR.accountName, 'Pumps']) expect(said).not.toContain(word);
  });

test('the server forwards nothing without consent, and rejects what is no event', async ({
  request,
  receiver,
}) => {
  const event = {
    event: 'form_submit',
    site: 'clearwater',
    page: 'contact',
    itemId: '54e08860-21cf-7d10-e2dc-698414d95939',
    language: 'en',
    campaign: {},
  };
  const post = async (data: object, cookie = '') =>
    (await request.post('/api/analytics', { data, headers: { cookie } })).status();
  expect(await post(event)).toBe(204);
  expect(await post(event, `${CONSENT_COOKIE}=denied`)).toBe(204);
  expect(receiver.requests).toEqual([]);
  const granted = `${CONSENT_COOKIE}=granted`;
  for (const fault of [
    { event: 'anything' },
    { email: 'an@example.com' },
    { campaign: { utm_source: 'an@example.com' } },
    { campaign: { name: 'An' } },
    { itemId: '' },
  ])
    expect(await post({ ...event, ...fault }, granted)).toBe(400);
  expect(receiver.requests).toEqual([]);
  expect(await post(event, granted)).toBe(204);
  expect(eventsOf(receiver)).toMatchObject([{ type: 'form_submit', page: 'contact' }]);
});

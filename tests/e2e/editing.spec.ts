import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';

const SECRET = 'the editor knows this secret';
const EDITOR = 'https://pages.sitecorecloud.io';
const OWN_EDITOR = 'https://cms-2.fair.example';

/** Plays the vendor's editor over HTTP: requests the configuration, opens a page, follows the redirect. */
const test = base.extend<
  object,
  { desk: RunningServer; itemOf: (path: string) => Promise<string>; itemId: string }
>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const desk = await startServer({
        env: { JSS_EDITING_SECRET: SECRET, JSS_ALLOWED_ORIGINS: 'https://*.fair.example, https://x.example' },
      });
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  itemOf: [
    async ({ desk }, use) => {
      const { readFileSync } = await import('node:fs');
      const { layoutKey } = JSON.parse(readFileSync(`${desk.dataFolder}/secrets.json`, 'utf8'));
      await use(async (path) => {
        const answer = await fetch(
          `${desk.url}/sitecore/api/layout/render/jss?item=${path}&sc_site=clearwater&sc_lang=nl`,
          { headers: { sc_apikey: layoutKey } },
        );
        return (await answer.json()).sitecore.route.itemId;
      });
    },
    { scope: 'worker' },
  ],
  itemId: [async ({ itemOf }, use) => use(await itemOf('/practical-information')), { scope: 'worker' }],
});

const PAGE = '/clearwater/practical-information';

const query = (itemId: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ secret: SECRET, sc_site: 'clearwater', sc_itemid: itemId, sc_lang: 'nl', route: PAGE, mode: 'edit' },
    ...more,
  });

const open = (desk: RunningServer, search: URLSearchParams, init: RequestInit = {}) =>
  fetch(`${desk.url}/api/editing/render?${search}`, { redirect: 'manual', ...init });

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Acts as the editor's frame: stores the cookies and follows the redirect. */
const follow = async (desk: RunningServer, answer: Response) => {
  const page = await fetch(new URL(answer.headers.get('location') ?? '', desk.url), {
    headers: { cookie: cookieOf(answer), accept: '*/*' },
  });
  return { status: page.status, headers: page.headers, html: await page.text() };
};

test('the editor reads the list of components, from an allowed origin only', async ({ desk }) => {
  const config = (init: RequestInit = {}, secret = SECRET) =>
    fetch(`${desk.url}/api/editing/config?${new URLSearchParams({ secret })}`, init);
  const answer = await config({ headers: { origin: EDITOR } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(EDITOR);
  expect(answer.headers.get('vary')).toContain('Origin');
  const { components, packages, editMode } = await answer.json();
  expect(components).toContain('RichText');
  expect(packages.react).toMatch(/^\d/);
  expect(editMode).toBe('metadata');

  const preflight = await config({ method: 'OPTIONS', headers: { origin: OWN_EDITOR } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type, Authorization');
  expect((await config({ method: 'POST' })).status).toBe(405);

  const refused = await config({}, 'wrong');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ message: 'Missing or invalid editing secret' });
});

test('rejects any other origin, however similar', async ({ desk, itemId }) => {
  const strange = [
    ...[
      'null',
      'https://pages.sitecorecloud.io.evil.example',
      'https://evil.example',
      'http://pages.sitecorecloud.io',
    ],
    ...[
      'https://evilpages.sitecorecloud.io',
      'https://a.b.fair.example.evil',
      'https://fair.example',
      'https://xx.example',
    ],
    ...[
      'https://pages.sitecorecloud.io:444',
      'https://PAGES.sitecorecloud.io.',
      'file://',
      'https://x.example@evil',
    ],
  ];
  for (const origin of strange) {
    const answer = await open(desk, query(itemId), { headers: { origin } });
    expect([origin, answer.status]).toEqual([origin, 401]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect((await answer.json()).html).toContain('not allowed');
    const config = await fetch(`${desk.url}/api/editing/config?secret=${SECRET}`, { headers: { origin } });
    expect(await config.json()).toEqual({ message: 'Invalid origin' });
  }
  for (const secret of ['', 'wrong', SECRET.slice(1), `${SECRET} `]) {
    const answer = await open(desk, query(itemId, { secret }));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ html: '<html><body>Missing or invalid secret</body></html>' });
  }
  expect((await open(desk, query(itemId, { secret: 'no' }), { method: 'OPTIONS' })).status).toBe(401);
});

test('missing parameters are listed, and other methods are rejected', async ({ desk, itemId }) => {
  const without = query(itemId);
  without.delete('route');
  without.delete('mode');
  const answer = await open(desk, without);
  expect(answer.status).toBe(400);
  expect((await answer.json()).html).toContain('Missing required query parameters: route, mode');
  const library = await open(desk, query(itemId, { mode: 'library' }));
  expect((await library.json()).html).toContain('Missing required query parameters: sc_renderingId, sc_uid');
  const put = await open(desk, query(itemId), { method: 'PUT' });
  expect(put.status).toBe(405);
  expect(put.headers.get('allow')).toBe('GET, POST');
});

test('the editor opens a page, is redirected to it, and finds its chromes there', async ({
  desk,
  itemId,
}) => {
  const sent = await open(desk, query(itemId), { headers: { origin: EDITOR } });
  expect(sent.status).toBe(307);
  expect(sent.headers.get('location')).toBe(PAGE);
  expect(sent.headers.get('content-security-policy')).toMatch(
    /^frame-ancestors 'self' https:\/\/pages\.sitecorecloud\.io/,
  );
  for (const line of sent.headers.getSetCookie())
    expect(line).toMatch(
      /^(__prerender_bypass|__next_preview_data)=.+; Path=\/; Max-Age=3; HttpOnly; SameSite=None; Secure; Partitioned$/,
    );
  const { status, headers, html } = await follow(desk, sent);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${EDITOR}`);
  expect(html).toContain('<html lang="nl"');
  expect(html).toMatch(/<script id="jss-hrz-editing" type="application\/json">\{\}<\/script>/);
  expect(html).toMatch(/<script id="hrz-canvas-state" type="application\/json">/);
  for (const kind of ['placeholder', 'rendering', 'field']) {
    const opened = html.match(new RegExp(`<code[^>]*chrometype="${kind}"[^>]*kind="open"`, 'g')) ?? [];
    const closed = html.match(new RegExp(`<code[^>]*chrometype="${kind}"[^>]*kind="close"`, 'g')) ?? [];
    expect([kind, opened.length > 0]).toEqual([kind, true]);
    expect([kind, closed.length]).toEqual([kind, opened.length]);
  }
  expect(html).toContain('id="headless-main_00000000-0000-0000-0000-000000000000"');
  expect(html).not.toContain(SECRET);
});

test('a preview has no chromes, and a ticket is valid once, briefly, for its own page', async ({
  desk,
  itemId,
}) => {
  const sent = await open(desk, query(itemId, { mode: 'preview' }));
  const { html } = await follow(desk, sent);
  expect(html).not.toContain('jss-hrz-editing');
  expect(html).not.toContain('chrometype');
  const cookie = cookieOf(await open(desk, query(itemId)));
  const elsewhere = await (await fetch(`${desk.url}/`, { headers: { cookie, accept: 'text/html' } })).text();
  expect(elsewhere).not.toContain('jss-hrz-editing');
  const [bypass = '', data = ''] = cookie.split('; ');
  for (const forged of [
    bypass,
    data,
    `${bypass}; ${data}x`,
    `__prerender_bypass=x; ${data}`,
    `${bypass}; __next_preview_data=e30`,
  ]) {
    const page = await fetch(`${desk.url}${PAGE}`, { headers: { cookie: forged, accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await page.text()).not.toContain('jss-hrz-editing');
  }
});

test('a single component is rendered in the design library', async ({ desk, itemId }) => {
  const whole = (await follow(desk, await open(desk, query(itemId)))).html;
  const uid = /chrometype="rendering"[^>]*id="([^"]+)"/.exec(whole)?.[1] ?? '';
  const more = { mode: 'library-metadata', sc_uid: uid, sc_renderingId: 'r-1' };
  const { status, html } = await follow(desk, await open(desk, query(itemId, more)));
  expect(status).toBe(200);
  expect(html.match(/chrometype="rendering"[^>]*kind="open"/g)).toHaveLength(1);
});

test('a page of the portal can be edited like any other', async ({ desk, itemOf }) => {
  const more = { sc_itemid: await itemOf('/dashboard'), route: '/clearwater/dashboard' };
  const { status, html } = await follow(desk, await open(desk, query('', more)));
  expect(status).toBe(200);
  expect(html).toContain('id="headless-main_00000000-0000-0000-0000-000000000000"');
  expect(html.match(/chrometype="rendering"[^>]*kind="open"/g)?.length).toBeGreaterThan(1);
});

test('a script of the newer editor receives the page itself', async ({ desk, itemId }) => {
  for (const [headers, more] of [
    [{ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' }, {}],
    [{ authorization: 'Bearer editor' }, {}],
    [{}, { sc_previewTime: '2026-11-21T00:00:00Z' }],
  ] as const) {
    const answer = await open(desk, query(itemId, more), { headers: { origin: EDITOR, ...headers } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe(EDITOR);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors 'self' ${EDITOR}`);
    const html = await answer.text();
    expect(html).toContain('<html lang="nl"');
    expect(html).toContain('id="headless-main_00000000-0000-0000-0000-000000000000"');
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(html).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain(SECRET);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/__prerender_bypass|__next_preview_data/);
  }
  const preview = await open(desk, query(itemId, { mode: 'preview' }), {
    headers: { authorization: 'Bearer e' },
  });
  expect(preview.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
    'sc_site=clearwater',
    'sc_preview=true',
    'sc_preview_token=Bearer%20e',
  ]);
  expect(await preview.text()).not.toContain('chrometype');
});

test('a frame of the newer editor stays on the page it received', async ({ desk, itemId, page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (fault) => problems.push(fault.message));
  const address = `${desk.url}/api/editing/render?${query(itemId, { sc_previewTime: 'now' })}`;
  await page.goto(address);
  await expect(page.locator('#jss-hrz-editing')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(address);
  await expect(page.locator('code[chrometype="rendering"][kind="open"]').first()).toBeAttached();
  await expect(page.locator('code').filter({ visible: true })).toHaveCount(0);
  expect(problems).toEqual([]);
});

/** An element that the older editor inserts between renderings. */
const chrome = (chrometype: string, kind: string, more: object = {}) => ({
  name: 'code',
  type: 'text/sitecore',
  contents: kind === 'open' ? '{"commands":[]}' : '',
  attributes: { type: 'text/sitecore', chrometype, kind, class: 'scpm', 'data-selectable': 'true', ...more },
});

for (const language of LANGUAGES)
  test(`the older editor posts its page and receives it rendered: ${language}`, async ({ desk }) => {
    const text = { value: '<p>Hello editor</p>', editable: '<div id="fld_1"><p>Hello editor</p></div>' };
    const layout = {
      sitecore: {
        context: { pageEditing: true, pageState: 'edit', editMode: 'chromes', site: { name: 'clearwater' } },
        route: {
          itemId: 'x',
          fields: { MetaTitle: { value: 'Brought along' } },
          placeholders: {
            'headless-main': [
              chrome('placeholder', 'open', { id: 'headless_main', key: 'headless-main' }),
              chrome('rendering', 'open', { id: 'r_U', hintname: 'RichText' }),
              { uid: 'u', componentName: 'RichText', fields: { Text: text } },
              chrome('rendering', 'close'),
              chrome('placeholder', 'close'),
            ],
          },
        },
      },
    };
    const body = (secret: string) =>
      JSON.stringify({
        id: 'app',
        args: ['/', JSON.stringify(layout), JSON.stringify({ language, dictionary: {} })],
        functionName: 'renderView',
        moduleName: 'server.bundle',
        jssEditingSecret: secret,
      });
    const post = (text: string) =>
      fetch(`${desk.url}/api/editing/render`, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', origin: EDITOR },
      });
    const answer = await post(body(SECRET));
    expect(answer.status).toBe(200);
    const { html } = await answer.json();
    expect(html).toContain('Hello editor');
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(/<code[^>]* key="headless-main"[^>]*>\{"commands":\[\]\}<\/code>/);
    const kinds = [...(html as string).matchAll(/<code[^>]* kind="(\w+)"/g)].map(([, kind]) => kind);
    expect(kinds).toEqual(['open', 'open', 'close', 'close']);
    expect(html).toContain('<div id="fld_1"><p>Hello editor</p></div>');
    expect(html).not.toContain('jss-hrz-editing');
    expect((await post(body('wrong'))).status).toBe(401);
    expect((await post('{')).status).toBe(401);
  });

test('visitors receive no editing markup', async ({ desk }) => {
  for (const language of LANGUAGES) {
    const read = (path: string) =>
      fetch(`${desk.url}${localPath({ language, path })}`, { headers: { accept: 'text/html' } });
    const page = await read(PAGE);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const word of ['jss-hrz-editing', 'chrometype', 'scpm', SECRET]) expect(html).not.toContain(word);
    expect((await read('/~editing')).status).toBe(404);
  }
});

test('the editor is never redirected to another host and nothing breaks, for any request', async ({
  desk,
  itemId,
}) => {
  const anything = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/%2f/evil.example',
      'javascript:alert(1)',
      '/a\r\nb',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      anything,
      anything,
      fc.constantFrom('edit', 'preview', 'library', 'x'),
      async (route, other, mode) => {
        const answer = await open(desk, query(itemId, { route, mode, sc_version: other, sc_variant: other }));
        expect(answer.status).toBeLessThan(500);
        if (answer.status === 307)
          expect(new URL(answer.headers.get('location') ?? '', desk.url).origin).toBe(desk.url);
      },
    ),
    { numRuns: 60 },
  );
});

base('without a secret in the settings nobody edits', async () => {
  const desk = await startServer();
  try {
    const answer = await fetch(`${desk.url}/api/editing/config?secret=`);
    expect(answer.status).toBe(404);
    expect((await answer.json()).message).toContain('Editing is off');
    expect((await fetch(`${desk.url}/api/editing/render?${query('x', { secret: '' })}`)).status).toBe(404);
  } finally {
    await desk.remove();
  }
});

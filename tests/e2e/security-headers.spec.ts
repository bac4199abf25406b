import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, isBehindBalancer, test } from './desk.ts';

/** A header of every response, and what it says. Source: OWASP ASVS 5 V3.4. */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src '(?:none|self)'/,
};

/** Framed pages, plug-ins, bases and forms: what no response may leave open. */
const CLOSED = [/frame-ancestors 'none'/, /base-uri 'none'/, /form-action '(?:none|self)'/];

const DOCUMENTS: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/clearwater/blocks', 200],
  ['/clearwater/tasks', 200],
  ['/organiser', 200],
  ['/clearwater/no-such-page', 404],
  ['/no-such-fair/no-such-page', 404],
  ['/api/healthz', 200],
  ['/api/session', 200],
  ['/api/no-such-route', 404],
  ['/api/events/101/company-profile/x', 401],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
];

const expectClosed = (response: APIResponse, what: string): void => {
  const headers = response.headers();
  for (const [name, value] of Object.entries(ALWAYS))
    expect(headers[name], `${name} of ${what}`).toMatch(value);
  for (const directive of CLOSED)
    expect(headers['content-security-policy'], `policy of ${what}`).toMatch(directive);
  expect(headers['x-powered-by'], `x-powered-by of ${what}`).toBeUndefined();
};

test('pages, calls and errors never lack a security header', async ({ page }) => {
  const { request } = page.context();
  for (const [path, status] of DOCUMENTS)
    for (const method of ['GET', 'HEAD'])
      for (const accept of ['text/html', 'application/json']) {
        const response = await request.fetch(path, { method, headers: { accept }, maxRedirects: 0 });
        const what = `${method} ${path}, ${accept}`;
        if (accept === 'text/html' || path.startsWith('/api/'))
          expect([what, response.status()]).toEqual([what, status]);
        expectClosed(response, what);
        expect(response.headers()['permissions-policy'], what).toContain('camera=()');
      }
});

test('files of the build, redirects and rejected requests never lack a security header', async ({ page }) => {
  test.skip(isBehindBalancer, 'nginx responds in our place');
  const { request } = page.context();
  for (const path of await filesOf(request, '/clearwater/tasks', '/clearwater/blocks'))
    for (const headers of [{}, { 'if-none-match': `"${path.split('/').at(-1)}.br"` }])
      expectClosed(await request.get(path, { headers }), path);
  expectClosed(await request.get('/_next/static/chunks/no-such-file.js'), 'a missing file');
  const redirect = await request.get('/clearwater/', { maxRedirects: 0 });
  expect(redirect.status()).toBe(308);
  expectClosed(redirect, 'a redirect');
  for (const [status, send] of rejected(request)) {
    const response = await send();
    expect(response.status()).toBe(status);
    expectClosed(response, `status ${status}`);
  }
});

/** One file of each kind that pages load: style, script, font, symbols, picture. */
const filesOf = async (
  request: APIRequestContext,
  ...pages: readonly string[]
): Promise<readonly string[]> => {
  const found = new Map<string, string>();
  const collect = (text: string): void => {
    for (const [path, , kind = ''] of text.matchAll(/\/_next\/static\/([\w./~-]+)\.(css|js|woff2|svg)\b/g))
      found.set(kind, path);
  };
  for (const path of pages) collect(await (await request.get(path)).text());
  const style = await (await request.get(found.get('css') ?? '')).text();
  collect(style.replaceAll('url(../', 'url(/_next/static/'));
  expect([...found.keys()].sort()).toEqual(['css', 'js', 'svg', 'woff2']);
  return [...found.values()];
};

const rejected = (request: APIRequestContext): readonly (readonly [number, () => Promise<APIResponse>])[] => [
  [400, () => request.get('/clearwater/%E0%A4%A')],
  [403, () => request.post('/api/session', { headers: { 'sec-fetch-site': 'cross-site' }, data: {} })],
  [405, () => request.fetch('/clearwater', { method: 'TRACE' })],
  [413, () => request.post('/api/session', { data: 'x'.repeat(3_000_000) })],
];

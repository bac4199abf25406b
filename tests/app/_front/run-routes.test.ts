import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fc, it } from '@fast-check/vitest';
import { NextRequest, NextResponse } from 'next/server.js';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { bundleServer } from '#app/_build/bundle-server.ts';
import { bundledName, createRouteTable, needsNext, routeOf } from '#app/_build/route-table.ts';
import { createBeginPage } from '#app/_front/begin-page.ts';
import { createCookieJar } from '#app/_front/cookie-jar.ts';
import { createPageCache } from '#app/_front/page-cache.ts';
import { PageResponse } from '#app/_front/page-response.ts';
import { runRoutes } from '#app/_front/run-routes.ts';
import { PAGE_CACHE_HEADER, UNFINISHED } from '#app/_site/page-cache-header.ts';
import { API_FILES } from '#tests/support/api-routes.ts';
import { openNextRouter } from '#tests/support/next-router.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = `${ROOT}app/api`;
const ROUTES = Object.keys(API_FILES);

/** Routes that answer a browser with a page of their own when something failed. */
const WITH_VIEWS = [
  ...['go/accreditation', 'go/visit-connect'],
  ...['session/single-sign-on', 'session/single-sign-on/callback'],
];

describe('the table of routes', () => {
  const findRoute = createRouteTable(FOLDER);
  const values = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter(
    // A browser resolves these before it sends the address.
    (text) => text.isWellFormed() && !/^\.{1,2}$/.test(text),
  );

  it.prop([fc.constantFrom(...ROUTES), fc.array(values, { minLength: 8, maxLength: 8 })])(
    'finds every route by its folders, with the path parameters as they were before they were encoded',
    (route, texts) => {
      const names = route.split('/').flatMap((folder) => /^\[(\w+)\]$/.exec(folder)?.[1] ?? []);
      // Not the name of a folder beside it.
      const params = Object.fromEntries(names.map((name, at) => [name, `${texts[at]}_`]));
      const path = route.replaceAll(/\[(\w+)\]/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      expect(findRoute(`/api/${path}`)).toEqual({ file: API_FILES[route], params });
    },
  );

  it.prop([
    fc.constantFrom(...ROUTES),
    fc.constantFrom('/', '//', '/.', '/..', '/%2e', '/%2E.', '/a b', '/é'),
  ])('leaves addresses that must be resolved to Next', (route, end) => {
    const path = `/api/${route.replaceAll(/\[\w+\]/g, 'x1')}`;
    expect(findRoute(path + end)).toBeUndefined();
    expect(findRoute(`${end}${path}`)).toBeUndefined();
  });

  it.prop([fc.constantFrom(...ROUTES), fc.nat()])(
    'finds no folder by a name in encoded letters',
    (route, at) => {
      const folders = route.split('/');
      const encoded = folders.with(
        at % folders.length,
        (folders[at % folders.length] ?? '').replace(
          /\w/,
          (letter) => `%${letter.charCodeAt(0).toString(16)}`,
        ),
      );
      const path = `/api/${encoded.join('/').replaceAll(/\[[^/]+\]/g, 'x1')}`;
      fc.pre(!/\[/.test(folders[at % folders.length] ?? ''));
      expect(findRoute(path)?.file).not.toBe(API_FILES[route]);
    },
  );

  it.prop([fc.webPath()])('knows no other addresses', (path) => {
    fc.pre(!path.startsWith('/api/'));
    expect(findRoute(path)).toBeUndefined();
  });
});

describe('routes without Next', () => {
  it('are all but those with views', () => {
    const left = ROUTES.filter((route) => needsNext(API_FILES[route] ?? ''));
    expect(left.toSorted()).toEqual(WITH_VIEWS);
  });

  /** Loads files in a process of plain Node; rejects with the reason why one cannot be loaded. */
  const load = async (files: readonly string[]): Promise<void> => {
    const script = fileURLToPath(new URL('load-routes.ts', import.meta.url));
    await promisify(execFile)(process.execPath, [script, ...files], { cwd: ROOT });
  };
  const files = Object.values(API_FILES).filter((file) => !needsNext(file));

  it('load from their sources', () => load(files), 60_000);

  it('load from the bundle of the server', async () => {
    // Within the project, since packages that are not bundled are found from there.
    const folder = mkdtempSync(join(ROOT, 'node_modules', '.bundle-'));
    await bundleServer(folder);
    await load(files.map((file) => join(folder, 'node', `${bundledName(routeOf(file, FOLDER))}.mjs`)));
    rmSync(folder, { recursive: true });
  }, 120_000);
});

describe('pages of routes', () => {
  const cache = createPageCache(1_000_000);
  const UNKNOWN = 'written by Next';
  let respond: (path: unknown) => Response = () => new Response();
  let url = '';
  let server: Server;
  beforeAll(async () => {
    const { build } = await openNextRouter();
    const folder = join(build, 'server/app/[locale]/(site)/[...path]');
    mkdirSync(folder, { recursive: true });
    // As Next compiles it.
    writeFileSync(
      join(folder, 'route.js'),
      `const GET = async (_, { params }) => globalThis[Symbol.for('route under test')](await params);
      exports.routeModule = { ensureUserland: async () => {}, userland: { GET } };`,
    );
    Object.assign(globalThis, { [Symbol.for('route under test')]: (params: unknown) => respond(params) });
    const run = runRoutes(
      { api: FOLDER, build },
      { prepare: async () => undefined, handle: async (_, response) => void response.end(UNKNOWN) },
      createBeginPage(cache, { frames: [] }),
    );
    server = createServer(
      { ServerResponse: PageResponse },
      (request, response) => void run(request, response),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url + path, { headers });
  const paths = fc.constantFrom(
    '/aqua/news',
    '/nl/aqua/a.b',
    '/aqua%2Fnews',
    '/aqua/%C3%A9',
    '/aqua/x/rss.xml',
  );
  const lives = fc.option(fc.constantFrom('0', '30', UNFINISHED), { nil: undefined });
  const html = (text: string, status: number, life: string | undefined) =>
    new Response(text, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...(life && { [PAGE_CACHE_HEADER]: life }) },
    });

  it.prop([paths, lives, fc.constantFrom(200, 404, 503), fc.string({ unit: 'grapheme-ascii' })])(
    'are sent with their status, and cached at their address only with a life',
    async (path, life, status, text) => {
      cache.purge();
      respond = () => html(text, status, life);
      const isPublic = life === '0' || life === '30';
      const answer = await get(path);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('cache-control')).toMatch(isPublic ? /^public, / : /^private, no-store$/);
      expect(answer.headers.get('vary')).toBe(isPublic ? 'accept-encoding' : 'accept-encoding, cookie');
      expect(answer.headers.has(PAGE_CACHE_HEADER)).toBe(false);
      expect(cache.get(path)?.body.toString()).toBe(life === '30' ? text : undefined);
    },
  );

  it.prop([paths, lives, fc.constantFrom({ accept: 'image/png' }, { accept: 'application/json' })])(
    'are neither public nor cached when a page was not requested',
    async (path, life, headers) => {
      cache.purge();
      respond = () => html('a page', 200, life);
      const answer = await get(path, headers);
      expect(await answer.text()).toBe('a page');
      expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
      expect(cache.size().pages).toBe(0);
    },
  );

  it('are streamed while a part is late', async () => {
    let finish: () => void = () => undefined;
    respond = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('begun'));
            finish = () => {
              controller.enqueue(new TextEncoder().encode('late'));
              controller.close();
            };
          },
        }),
        { headers: { 'content-type': 'text/html', [PAGE_CACHE_HEADER]: UNFINISHED } },
      );
    const reader = (await get('/aqua/late')).body?.getReader() ?? expect.fail();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('begun');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('late');
    expect(cache.get('/aqua/late')).toBeUndefined();
  });

  it('leave data for a soft navigation to Next', async () => {
    respond = () => html('a page', 200, '30');
    expect(await (await get('/aqua/news', { rsc: '1' })).text()).toBe(UNKNOWN);
  });

  const NOT_ALLOWED = { status: 405, allow: 'GET, HEAD, OPTIONS', body: /"status":405/ };
  const BY_METHOD = {
    GET: { status: 200, allow: null, body: /"status":"ok"/ },
    HEAD: { status: 200, allow: null, body: /^$/ },
    OPTIONS: { status: 204, allow: 'GET, HEAD, OPTIONS', body: /^$/ },
    ...{ POST: NOT_ALLOWED, PUT: NOT_ALLOWED, PATCH: NOT_ALLOWED, DELETE: NOT_ALLOWED },
  };

  it.prop([
    fc.constantFrom(...Object.entries(BY_METHOD)),
    fc.constantFrom('/healthz', '/api/healthz'),
    fc.constantFrom<Record<string, string>>({}, { rsc: '1' }),
  ])(
    'never leave a request of the API to Next, and name the methods of a route',
    async ([method, expected], path, headers) => {
      const answer = await fetch(url + path, { method, headers });
      expect(answer.status).toBe(expected.status);
      expect(answer.headers.get('allow')).toBe(expected.allow);
      expect(await answer.text()).toMatch(expected.body);
    },
  );

  it.prop([
    fc.constantFrom(...Object.keys(BY_METHOD)),
    // The last ones would be pages in a language named "api".
    fc.constantFrom(
      '/api/none',
      '/api/tasks',
      '/api/healthz/x',
      '/api',
      '/api/account',
      '/api/organiser/101/audit',
    ),
    fc.constantFrom<Record<string, string>>({}, { rsc: '1' }, { accept: 'text/html' }),
  ])('respond to an unknown address of the API with a problem document, never a page', async (...request) => {
    const [method, path, headers] = request;
    const answer = await fetch(url + path, { method, headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(await answer.text()).toMatch(method === 'HEAD' ? /^$/ : /"code":"not-found"/);
  });
});

describe('cookies of a route without Next', () => {
  // The two that are compared would else be made in different seconds now and then.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  const names = fc.constantFrom('selectedEventId', '__Host-session', 'a', 'b');
  const values = fc.string({ maxLength: 12 });
  const options = fc.record(
    {
      path: fc.constant('/'),
      sameSite: fc.constant('lax' as const),
      secure: fc.boolean(),
      httpOnly: fc.boolean(),
      maxAge: fc.nat(1000),
      expires: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    },
    { requiredKeys: ['path'] },
  );
  const changes = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('set' as const), name: names, value: values, options }),
      fc.record({ kind: fc.constant('delete' as const), name: names }),
    ),
    { maxLength: 5 },
  );

  it.prop([fc.dictionary(names, values), changes])('are written and read as by Next', (sent, all) => {
    const header = Object.entries(sent)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const jar = createCookieJar(header);
    const request = new NextRequest('http://localhost:3000', { headers: { cookie: header } });
    for (const name of Object.keys(sent)) expect(jar.get(name)?.value).toBe(request.cookies.get(name)?.value);
    const response = new NextResponse();
    const model = new Map(Object.entries(sent));
    for (const change of all) {
      if (change.kind === 'set') {
        jar.set(change.name, change.value, change.options);
        response.cookies.set(change.name, change.value, change.options);
        model.set(change.name, change.value);
      } else {
        jar.delete({ name: change.name, path: '/' });
        response.cookies.delete({ name: change.name, path: '/' });
        model.set(change.name, '');
      }
      for (const [name, value] of model) expect(jar.get(name)?.value).toBe(value);
    }
    expect(jar.changes().toSorted()).toEqual(response.headers.getSetCookie().toSorted());
  });
});

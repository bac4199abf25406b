import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { requestScope } from '#app/_composition/request-scope.ts';
import { PAGE_CACHE_HEADER, UNFINISHED } from '#app/_site/page-cache-header.ts';
import { type BeginPage, setPrivate } from './begin-page.ts';
import { isPageRequest } from './cached-pages.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { Framework } from './framework.ts';
import { pathOf } from './guard.ts';
import { createPageTable, type FoundPage } from './page-routes.ts';
import { bundledName, createRouteTable, routeOf } from './route-table.ts';

type Handler = (
  request: Request,
  context: { readonly params: Promise<FoundPage['params']> },
) => Response | Promise<Response>;

/** The handlers of a route by method. */
type Handlers = Readonly<Partial<Record<string, Handler>>>;

/** A handler and the parameters of its address. */
interface Run {
  readonly params: FoundPage['params'];
  readonly handler: Handler;
}

interface Folders {
  /** The sources of the API's routes. */
  readonly api: string;
  /** Next's build. */
  readonly build: string;
  /** The bundle of the server that runs; absent when it runs from its sources. */
  readonly bundle?: string | undefined;
}

/**
 * Runs the routes of the API and of public pages without Next, which takes most of the time of a short response.
 *
 * Next handles the other requests: unknown addresses and methods, and the pages of the portal.
 */
export const runRoutes = (
  { api, build, bundle }: Folders,
  framework: Pick<Framework, 'prepare' | 'handle'>,
  beginPage: BeginPage,
): Framework['handle'] => {
  const findRoute = createRouteTable(api);
  const findPage = createPageTable(build);
  const modules = new Map<string, Promise<Handlers>>();
  const once = (name: string, load: () => Promise<Handlers>): Promise<Handlers> => {
    const loaded = modules.get(name) ?? load();
    modules.set(name, loaded);
    return loaded;
  };
  /** A route of the build expects what Next sets up. */
  const built = async (route: string) => {
    await framework.prepare();
    return loadBuilt(build, route);
  };
  const find = (path: string) => {
    const route = findRoute(path === HEALTH ? `/api${HEALTH}` : path);
    if (route) {
      const name = routeOf(route.file, api);
      const source = bundle ? join(bundle, `${bundledName(name)}.mjs`) : route.file;
      const load = async () => (await loadRoute(source)) ?? built(name);
      return { params: route.params, handlers: once(route.file, load) };
    }
    const page = path === SITE_MAP ? { route: `${SITE_MAP}/route`, params: {} } : findPage(path);
    return page && { params: page.params, handlers: once(page.route, () => built(page.route)) };
  };
  const run = async (
    { params, handler }: Run,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const { method = 'GET', headers } = request;
    const cookies = createCookieJar(headers.cookie ?? '');
    const scope = requestScope();
    if (scope) scope.cookies = cookies;
    const sendRendered = beginPage(request, response);
    const result = await handler(toRequest(request, method), { params: Promise.resolve(params) });
    // Rejected meanwhile: the body exceeds its limit.
    if (response.headersSent) return;
    setHeaders(result, cookies.changes(), response);
    if (isPageRequest(request) && isPage(result)) await sendPage(result, sendRendered, response);
    else await sendBody(result, method, response);
  };
  return async (request, response) => {
    // Next redirects requests of its own router that are not for a page.
    const found = request.headers.rsc === undefined ? find(pathOf(request)) : undefined;
    const handler = found && handlerOf(await found.handlers, request.method ?? 'GET');
    if (handler) await run({ params: found.params, handler }, request, response);
    else await framework.handle(request, response);
  };
};

/** Next rewrites it to the API. It must respond whatever else is wrong. */
const HEALTH = '/healthz';

/** It is compressed, of which Next drops the header. */
const SITE_MAP = '/sitemap.xml';

/** Loads a route from the build, which bundles views and data files for it. */
const loadBuilt = async (build: string, route: string): Promise<Handlers> => {
  const { routeModule } = await createRequire(import.meta.url)(`${build}/server/app${route}.js`);
  await routeModule.ensureUserland();
  return routeModule.userland;
};

/** A read without a body is handled as one with a body, as by Next. */
const handlerOf = (handlers: Handlers, method: string): Handler | undefined =>
  handlers[method] ?? (method === 'HEAD' ? handlers.GET : undefined);

/** Loads a route from its source or the server's bundle; `undefined` when that needs a bundler. */
export const loadRoute = async (file: string): Promise<Handlers | undefined> => {
  try {
    return await import(pathToFileURL(file).href);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && FOR_NEXT.has(cause.code)) return undefined;
    throw cause;
  }
};

/** Node loads neither views nor data files as Next does. */
const FOR_NEXT: ReadonlySet<unknown> = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_IMPORT_ATTRIBUTE_MISSING',
]);

const toRequest = (request: IncomingMessage, method: string): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${request.headers.host}${request.url}`, {
    method,
    headers,
    // Read from only when the route does, so that an unread body can be discarded.
    ...(hasBody && { body: request as never, duplex: 'half' }),
  });
};

/** A header that our server has set already has precedence, as with Next. */
const setHeaders = (
  { status, headers }: Response,
  cookies: readonly string[],
  response: ServerResponse,
): void => {
  response.statusCode = status;
  for (const [name, value] of headers)
    if (name !== 'set-cookie' && !response.hasHeader(name)) response.setHeader(name, value);
  const all = [...headers.getSetCookie(), ...cookies];
  if (all.length > 0) response.setHeader('set-cookie', all);
};

const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Sends a page when it is complete; one with late parts is streamed. */
const sendPage = async (
  result: Response,
  sendRendered: ReturnType<BeginPage>,
  response: ServerResponse,
): Promise<void> => {
  const life = result.headers.get(PAGE_CACHE_HEADER) ?? undefined;
  if (life === UNFINISHED) {
    setPrivate(response);
    await sendBody(result, 'GET', response);
  } else {
    sendRendered(Buffer.from(await result.arrayBuffer()), life);
  }
};

const sendBody = async (result: Response, method: string, response: ServerResponse): Promise<void> => {
  if (result.body === null || method === 'HEAD') {
    await result.body?.cancel();
    response.end();
  } else if (isWhole(result)) {
    response.end(Buffer.from(await result.arrayBuffer()));
  } else {
    await pipeline(Readable.fromWeb(result.body as never), response);
  }
};

/** Whether the body is complete; late parts of a page and files are streamed. */
const isWhole = ({ headers }: Response): boolean => {
  const life = headers.get(PAGE_CACHE_HEADER);
  return life === null ? JSON_TYPE.test(headers.get('content-type') ?? '') : life !== UNFINISHED;
};

const JSON_TYPE = /^application\/(?:problem\+)?json\b/;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledName, createRouteTable, isApiAddress, needsNext, routeOf } from '#app/_build/route-table.ts';
import { requestScope } from '#app/_composition/request-scope.ts';
import { problem } from '#app/_http/respond.ts';
import type { BeginPage } from './begin-page.ts';
import { isPageRequest } from './cached-pages.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { Framework } from './framework.ts';
import { pathOf } from './guard.ts';
import { createPageTable, type FoundPage } from './page-routes.ts';
import { isPage, sendBody, sendPage, setHeaders } from './send-result.ts';

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

/** A route of the API, or a page. */
interface Found {
  readonly isPage: boolean;
  readonly params: FoundPage['params'];
  readonly handlers: Promise<Handlers>;
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
 * Next handles the other requests: unknown addresses of pages, and the pages of the portal.
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
  const loadRoute = (file: string): Promise<Handlers> => {
    const name = routeOf(file, api);
    if (needsNext(file)) return built(name);
    return import(pathToFileURL(bundle ? join(bundle, `${bundledName(name)}.mjs`) : file).href);
  };
  const find = (path: string): Found | undefined => {
    const route = findRoute(path === HEALTH ? `/api${HEALTH}` : path);
    if (route) {
      const handlers = once(route.file, () => loadRoute(route.file));
      return { isPage: false, params: route.params, handlers };
    }
    if (isApiAddress(path)) return NO_ROUTE;
    const page = path === SITE_MAP ? { route: `${SITE_MAP}/route`, params: {} } : findPage(path);
    if (!page) return undefined;
    const handlers = once(page.route, () => built(page.route));
    return { isPage: true, params: page.params, handlers };
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
    const found = find(pathOf(request));
    // Next redirects requests of its own router that are not for a page.
    if (!found || (found.isPage && request.headers.rsc !== undefined))
      return framework.handle(request, response);
    const handlers = await found.handlers;
    const { method = 'GET' } = request;
    const handler = handlerOf(handlers, method) ?? (found.isPage ? undefined : withoutHandler(handlers));
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

/** Names the methods of a route to a client that sends another one, or requests them with `OPTIONS`. */
const withoutHandler =
  (handlers: Handlers): Handler =>
  ({ method }) => {
    const own = METHODS.filter((each) => handlerOf(handlers, each));
    const allow = [...own, 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
    const body = { type: 'about:blank', title: 'Method not allowed', status: 405 };
    return Response.json(body, {
      status: 405,
      headers: { allow, 'content-type': 'application/problem+json' },
    });
  };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A program that has a wrong address is not sent a page, which Next would render. */
const NO_ROUTE: Found = {
  isPage: false,
  params: {},
  handlers: Promise.resolve(
    Object.fromEntries(
      [...METHODS, 'OPTIONS'].map((method) => [
        method,
        () => problem({ kind: 'not-found', what: 'a route' }),
      ]),
    ),
  ),
};

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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { requestScope } from '#app/_composition/request-scope.ts';
import { createCookieJar } from './cookie-jar.ts';
import { pathOf } from './guard.ts';
import { createRouteTable } from './route-table.ts';

type Handler = (
  request: Request,
  context: { readonly params: Promise<Readonly<Record<string, string>>> },
) => Response | Promise<Response>;

/** The handlers of a route by method; `undefined` for a module that only Next can load. */
type Handlers = Readonly<Partial<Record<string, Handler>>> | undefined;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Runs the routes below `app/api` without Next, which takes most of the time of a short response.
 *
 * Next handles the other requests: unknown addresses and methods, and the few routes that render views.
 */
export const runRoutes = (folder: string, next: Handle): Handle => {
  const findRoute = createRouteTable(folder);
  const modules = new Map<string, Promise<Handlers>>();
  const handlersOf = (file: string): Promise<Handlers> => {
    const loaded = modules.get(file) ?? loadRoute(file);
    modules.set(file, loaded);
    return loaded;
  };
  return async (request, response) => {
    const { method = 'GET', headers } = request;
    // Next redirects requests of its own router that are not for a page.
    const route = headers.rsc === undefined ? findRoute(pathOf(request)) : undefined;
    const handler = route && handlerOf(await handlersOf(route.file), method);
    if (!route || !handler) return next(request, response);
    const cookies = createCookieJar(headers.cookie ?? '');
    const scope = requestScope();
    if (scope) scope.cookies = cookies;
    const result = await handler(toRequest(request, method), { params: Promise.resolve(route.params) });
    // Rejected meanwhile: the body exceeds its limit.
    if (response.headersSent) return;
    setHeaders(result, cookies.changes(), response);
    await sendBody(result, method, response);
  };
};

/** A read without a body is handled as one with a body, as by Next. */
const handlerOf = (handlers: Handlers, method: string): Handler | undefined =>
  handlers?.[method] ?? (method === 'HEAD' ? handlers?.GET : undefined);

/** Loads a route, on its first request; `undefined` when only Next can. */
export const loadRoute = async (file: string): Promise<Handlers> => {
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

const sendBody = async (result: Response, method: string, response: ServerResponse): Promise<void> => {
  if (result.body === null || method === 'HEAD') {
    await result.body?.cancel();
    response.end();
  } else if (JSON_TYPE.test(result.headers.get('content-type') ?? '')) {
    response.end(Buffer.from(await result.arrayBuffer()));
  } else {
    await pipeline(Readable.fromWeb(result.body as never), response);
  }
};

const JSON_TYPE = /^application\/(?:problem\+)?json\b/;

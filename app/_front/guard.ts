import type { IncomingMessage } from 'node:http';
import { bodyLimitOf } from '#app/_process/body-limits.ts';
import type { Settings } from '#app/_process/settings.ts';

/** A request rejected before it reaches the product. */
export interface Refusal {
  readonly status: number;
  readonly title: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Endpoints that require a key or a signature with every request and use no cookies, so cross-site requests gain
 * nothing.
 */
const SHOWS_A_KEY =
  /^\/(?:api\/editing\/|api\/content\/|api\/session\/single-sign-on\/logout$|sitecore\/api\/graph\/|v1\/content\/)/;

/** The announced or the received body exceeds its limit. */
export const BODY_TOO_LARGE: Refusal = { status: 413, title: 'Body too large' };

/** The methods of a page, as its `Allow` header lists them. */
export const PAGE_METHODS = READING.join(', ');

const isPage = ({ url = '/' }: IncomingMessage): boolean => !/^\/(?:api\/|_)/.test(url);

/** Whether a request is about the methods of a page. */
export const isAboutPage = (request: IncomingMessage): boolean =>
  request.method === 'OPTIONS' && isPage(request);

/** A page can only be read; the framework would render it for any method. */
export const PAGE_IS_READ: Refusal = { status: 405, title: 'Method not allowed' };

/** Whether a request would change a page, which only the API can. */
export const changesPage = (request: IncomingMessage): boolean =>
  !READING.includes(request.method ?? '') && isPage(request);

/** The body did not arrive in time. */
export const BODY_TOO_LATE: Refusal = { status: 408, title: 'Body too late' };

/** Why the request is rejected, or `undefined`. */
export const refusalOf = (request: IncomingMessage, settings: Settings): Refusal | undefined => {
  const { method = '', headers, url = '/' } = request;
  if (!METHODS.includes(method)) return { status: 405, title: 'Method not allowed' };
  // Whichever we take, a proxy in front may have taken the other.
  if (hostsIn(request) > 1) return { status: 400, title: 'More than one host' };
  if (!isOurHost(headers.host ?? '', settings)) return { status: 421, title: 'Unknown host' };
  if (!READING.includes(method) && !SHOWS_A_KEY.test(url) && !isFromOurPages(request, settings))
    return { status: 403, title: 'Request from another site' };
  // `OPTIONS *` is about the server as a whole, which has no options.
  if (!url.startsWith('/') || !isReadable(url)) return { status: 400, title: 'The address cannot be read' };
  if (Number(headers['content-length'] ?? 0) > bodyLimitOf(pathOf(request))) return BODY_TOO_LARGE;
  return undefined;
};

const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Checks the encoding of a path once, so that later code can decode the address safely. */
export const isReadable = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/** The raw path, without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

const knownHosts = new WeakMap<Settings, ReadonlySet<string>>();

/** The names of this installation, as browsers write them. */
export const ownHosts = (settings: Settings): ReadonlySet<string> => {
  const { appUrl, isLocal, port } = settings;
  const hosts =
    knownHosts.get(settings) ??
    new Set([
      new URL(appUrl).host,
      ...(isLocal ? [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`] : []),
    ]);
  knownHosts.set(settings, hosts);
  return hosts;
};

/** Links and caches use the host: only the names of this installation are accepted, in any letter case. */
const isOurHost = (host: string, settings: Settings): boolean => {
  const hosts = ownHosts(settings);
  if (hosts.has(host.toLowerCase())) return true;
  // The default port may be written.
  const { protocol, host: own } = new URL(settings.appUrl);
  return (
    HOST.test(host) && URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === own
  );
};

/** A name or an address, optionally with a port; no account, no path. */
const HOST = /^[\w.:[\]-]+$/;

/** Browsers send the origin of a write; other programs have no cookie of ours. */
const isFromOurPages = ({ headers }: IncomingMessage, settings: Settings): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin === undefined || isOurHost(originHost(origin), settings);
};

const originHost = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

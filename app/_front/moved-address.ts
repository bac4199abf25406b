import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Redirected } from '@fairdesk/core/page';
import type { FindFolder, FindMovedPage } from '#app/_composition/moved-addresses.ts';
import { fragmentOf, localRoute } from '#app/_http/local-path-of.ts';

/** Paths that are not pages, so redirect maps do not apply. */
const NO_PAGE = /^\/(?:api|_next|files|healthz)(?:[/?]|$)/;

/**
 * Redirects an address that has moved; a server transfer only rewrites the request.
 *
 * @returns whether it was redirected
 */
export const leadOn = async (
  find: FindMovedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const { method, url = '/' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || NO_PAGE.test(url)) return false;
  const moved = await find(url);
  const location = moved && locationOf(moved);
  if (location === undefined) return false;
  if (moved?.kind === 'transfer') {
    request.url = location;
    return false;
  }
  response.writeHead(moved?.kind === 'permanent' ? 301 : 302, {
    location,
    // Not cached: an editor may still correct the redirect map.
    'cache-control': 'no-cache',
  });
  response.end();
  return true;
};

/**
 * Redirects an address with a former slug of a fair for good; a request that is not a read repeats its method there.
 *
 * @returns whether it was redirected
 */
export const leadToFair = async (
  find: FindFolder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const { method, url = '/' } = request;
  const location = NO_PAGE.test(url) ? undefined : await find(url);
  if (location === undefined) return false;
  response.writeHead(method === 'GET' || method === 'HEAD' ? 301 : 308, {
    location,
    // Not cached: the fair may take its former slug back.
    'cache-control': 'no-cache',
  });
  response.end();
  return true;
};

/**
 * The value of the `Location` header: a path of our own, or the web address that an editor entered. A transfer is a
 * request, which has no fragment.
 */
const locationOf = ({ kind, href }: Redirected): string | undefined => {
  if (href.startsWith('/')) {
    const route = localRoute(href);
    return route === undefined || kind === 'transfer' ? route : route + fragmentOf(href);
  }
  return URL.canParse(href) ? new URL(href).href : undefined;
};

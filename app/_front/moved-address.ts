import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Redirected } from '@fairdesk/core/page';
import type { FindMoved } from '#app/_composition/site-redirects.ts';
import { localRoute } from '#app/_http/local-path-of.ts';

/** Addresses that are no pages: no site says where they lead. */
const NO_PAGE = /^\/(?:api|_next|files|healthz)(?:[/?]|$)/;

/**
 * Leads whoever asks for an address that has moved to where it is now; a transfer only changes what is asked for.
 *
 * @returns whether it was answered
 */
export const leadOn = async (
  find: FindMoved,
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
    // Whoever wrote the map may mend it.
    'cache-control': 'no-cache',
  });
  response.end();
  return true;
};

/** As it may stand in a header: within our own site, or the address of the web that an editor wrote. */
const locationOf = ({ href }: Redirected): string | undefined => {
  if (href.startsWith('/')) return localRoute(href);
  return URL.canParse(href) ? new URL(href).href : undefined;
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from './guard.ts';

/**
 * Redirects `/favicon.ico` to the product's icon: browsers request it for pages and files without an icon of
 * their own.
 *
 * @returns whether it was requested
 */
export const sendIcon = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { method } = request;
  if ((method !== 'GET' && method !== 'HEAD') || pathOf(request) !== '/favicon.ico') return false;
  response.writeHead(302, { location: '/icon.svg', 'cache-control': 'public, max-age=86400' });
  response.end();
  return true;
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from './guard.ts';

/** The addresses at which browsers look for an icon, and the product's icon for each. */
const ICONS: ReadonlyMap<string, string> = new Map([
  ['/favicon.ico', '/icon.svg'],
  ['/apple-touch-icon.png', '/apple-icon.png'],
  ['/apple-touch-icon-precomposed.png', '/apple-icon.png'],
]);

/**
 * Redirects requests for an icon to the product's: browsers make them for pages and files without an icon of
 * their own.
 *
 * @returns whether one was requested
 */
export const sendIcon = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { method } = request;
  const location = method === 'GET' || method === 'HEAD' ? ICONS.get(pathOf(request)) : undefined;
  if (location === undefined) return false;
  response.writeHead(302, { location, 'cache-control': 'public, max-age=86400' });
  response.end();
  return true;
};

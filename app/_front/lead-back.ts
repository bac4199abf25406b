import type { IncomingMessage, ServerResponse } from 'node:http';
import { localRoute } from '#app/_http/local-path-of.ts';
import { changesPage } from './guard.ts';

/**
 * Sends a browser back to the page whose form it submitted: forms that need a script have no other target before the
 * script arrives, or without one.
 *
 * @returns whether it was sent back
 */
export const leadBack = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { method, headers, url = '/' } = request;
  if (method !== 'POST' || !changesPage(request) || !headers.accept?.includes('text/html')) return false;
  response.writeHead(303, { location: localRoute(url) ?? '/', connection: 'close' }).end();
  return true;
};

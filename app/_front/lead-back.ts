import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { splitSuffix } from '@fairdesk/core/shared';
import { localRoute } from '#app/_http/local-path-of.ts';
import { typedCookie } from '#app/_http/typed-texts.ts';
import { changesPage } from './guard.ts';

/**
 * Sends a browser back to the page whose form it submitted: forms that need a script have no other target before the
 * script arrives, or without one. What was typed is there again.
 *
 * @returns whether it was sent back
 */
export const leadBack = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
  const { method, headers, url = '/' } = request;
  if (method !== 'POST' || !changesPage(request) || !headers.accept?.includes('text/html')) return false;
  const location = localRoute(url) ?? '/';
  const typed = typedCookie(await formIn(request), splitSuffix(location).path);
  // Too long, or too late: already rejected.
  if (response.headersSent) return true;
  response.writeHead(303, { location, 'set-cookie': typed, connection: 'close' }).end();
  return true;
};

/** The fields of a plain form; none of a body of another type. */
const formIn = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const isPlain = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return new URLSearchParams(isPlain ? await text(request).catch(() => '') : '');
};

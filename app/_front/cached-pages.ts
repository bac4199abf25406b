import type { IncomingMessage, ServerResponse } from 'node:http';
import { SIGNED_IN_COOKIE } from '@fairdesk/core/session';
import { acceptedEncoding } from '#app/_http/accepted-encoding.ts';
import { isCurrent } from '#app/_http/is-current.ts';
import { QUERY_PARAMETERS } from '#app/_site/query-parameters.ts';
import type { FinishedPage, PageCache } from './page-cache.ts';

/** Marks the request that refreshes a stale page; it bypasses the cache. */
export const REFRESH = 'x-refresh-page';

/**
 * Only whole pages are cached: no data requests of the framework, no requests with a body. `Accept` may be
 * absent.
 */
export const isPageRequest = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !headers.rsc &&
  !url.startsWith('/api/') &&
  !url.startsWith('/_next/') &&
  !url.includes('_rsc=') &&
  /^$|text\/html|\*\/\*/.test(String(headers.accept ?? ''));

const PAGE_QUERY = new RegExp(`[?&](?:${QUERY_PARAMETERS.join('|')})=`);

/** The cookie of someone who may edit at a fair. It is a claim: anyone may have a page made anew for it. */
const EDITS = new RegExp(`(?:^|; )${SIGNED_IN_COOKIE}=1(?:;|$)`);

/** The cache key of a page. */
export const keyOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? url;

/**
 * Sends the page if it is cached, even if stale; a stale page is refreshed in the background. People who edit at a fair
 * get no cached page.
 *
 * @param refreshSecret known only to this process, so that no client can request a refresh
 * @returns whether it was sent
 */
export const sendFinished = (
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  refresh: (path: string) => void,
  refreshSecret: string,
): boolean => {
  if (request.headers[REFRESH] === refreshSecret) return false;
  if (PAGE_QUERY.test(request.url ?? '')) return false;
  // The link after a save leads here: no cache is notified of what exhibitors save, and the page made now replaces it.
  if (EDITS.test(request.headers.cookie ?? '')) return false;
  const page = cache.get(keyOf(request));
  if (!page) return false;
  if (page.staleAt < Date.now()) refresh(keyOf(request));
  sendPage(page, request, response);
  return true;
};

export const refreshHeaders = (secret: string) => ({ [REFRESH]: secret, accept: 'text/html' });

/** Sends a page in an encoding the client accepts; 304 when the client's copy is current. */
export const sendPage = (page: FinishedPage, request: IncomingMessage, response: ServerResponse): void => {
  if (page.status === 200 && isCurrent(request.headers['if-none-match'], page.headers.etag)) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = encoding ? page.as(encoding) : page.body;
  response.writeHead(page.status, {
    ...page.headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body);
};

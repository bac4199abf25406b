import type { IncomingMessage, ServerResponse } from 'node:http';
import { SIGNED_IN_COOKIE } from '@fairdesk/core/session';
import { acceptedEncoding } from '#app/_http/accepted-encoding.ts';
import { isCurrent } from '#app/_http/is-current.ts';
import { QUERY_PARAMETERS } from '#app/_site/query-parameters.ts';
import { withinDeadline } from '#app/_site/within-deadline.ts';
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

/** The cookie of someone who may edit at a fair. It is a claim: anyone may have a page rendered for it. */
const EDITS = new RegExp(`(?:^|; )${SIGNED_IN_COOKIE}=1(?:;|$)`);

/** The cache key of a page. */
export const keyOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? url;

/** For how long a stale page is still sent at once, in milliseconds. Ours. */
export const STALE_SENT_MS = 30_000;

/** For how long it is sent while a part of its refresh is missing or late, in milliseconds. Ours. */
export const WHOLE_SENT_MS = 3_600_000;

/** How long a visitor waits for the refresh of an older page, in milliseconds; then it is sent as it is. Ours. */
export const REFRESH_WAIT_MS = 1000;

/**
 * Sends the page if it is cached, and refreshes a stale one:
 *
 * | the page                                               | is sent                                |
 * | ------------------------------------------------------ | -------------------------------------- |
 * | fresh, or stale for {@link STALE_SENT_MS} at most      | at once                                |
 * | older                                                  | once refreshed                         |
 * | older, and cannot be refreshed, or not in time         | as it is: better old than an error     |
 * | older, and its refresh lacks a part                    | as it is, for {@link WHOLE_SENT_MS}    |
 * | older, and its refresh may not be cached               | not: the visitor gets a new one        |
 *
 * People who edit at a fair get no cached page.
 *
 * @param refresh resolves once the page is rendered again, to its status; to `undefined` where that failed
 * @param refreshSecret known only to this process, so that no client can request a refresh
 * @returns whether it was sent
 */
export const sendFinished = (
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  refresh: (path: string) => Promise<number | undefined>,
  refreshSecret: string,
): boolean | Promise<boolean> => {
  if (request.headers[REFRESH] === refreshSecret) return false;
  if (PAGE_QUERY.test(request.url ?? '')) return false;
  // The link after a save leads here: no cache is notified of what exhibitors save, and the page made now replaces it.
  if (EDITS.test(request.headers.cookie ?? '')) return false;
  const key = keyOf(request);
  const page = cache.get(key);
  if (!page) return false;
  const staleMs = Date.now() - page.staleAt;
  const send = (current: FinishedPage): true => {
    sendPage(current, request, response);
    return true;
  };
  if (staleMs <= 0) return send(page);
  const refreshed = refresh(key);
  if (staleMs <= STALE_SENT_MS) return send(page);
  return withinDeadline(refreshed, REFRESH_WAIT_MS).then((status) => {
    const current = cache.get(key);
    if (current !== undefined && current !== page) return send(current);
    const isFailed = status === undefined || status >= 500;
    const lacksPart = status === page.status && staleMs <= WHOLE_SENT_MS;
    return (isFailed || lacksPart) && send(page);
  });
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

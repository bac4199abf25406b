import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import { withRequestBudget } from '#adapters/shared/http/request-budget.ts';

/** How much of a request's time is reserved for rendering, in milliseconds. The number is ours. */
const RENDER_MS = 1000;

/**
 * Gives each request a time budget for all its calls to other systems; reads are aborted when the visitor
 * disconnects.
 *
 * Calls end before the response is due, so that it can still be rendered in time.
 * The budget starts once the request's body is received, so a slow upload does not use it up.
 */
export const withBudget =
  <Request extends IncomingMessage, Response extends ServerResponse>(
    listener: (request: Request, response: Response) => void,
  ) =>
  (request: Request, response: Response): void => {
    const usualMs = isUpload(request) ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
    let start = performance.now();
    // Without a body, `end` fires only if the body is read.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      request.once('end', () => {
        start = performance.now();
      });
    const leaving = new AbortController();
    const { signal } = leaving;
    // Each call in flight adds a listener, and a page may make a dozen.
    setMaxListeners(0, signal);
    response.once('close', () => {
      if (!response.writableFinished) leaving.abort();
    });
    const timeLeft = (timeoutMs = 0): number =>
      start + Math.max(usualMs, timeoutMs) - RENDER_MS - performance.now();
    withRequestBudget({ timeLeft, signal }, () => listener(request, response));
  };

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

import { setMaxListeners } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import { withRequestBudget } from '#adapters/shared/request-budget.ts';

/** How much of the time of a request is left for rendering, in milliseconds. The number is ours. */
const RENDER_MS = 1000;

/**
 * Gives each request one budget of time for all its calls to other systems, whose reads end when the visitor leaves.
 *
 * Calls end before the response is due, so that what they left can still be rendered in time.
 * The time begins anew once the body of the request is received: a slow line of the visitor costs nothing of it.
 */
export const withBudget =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const milliseconds = (isUpload(request) ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS) - RENDER_MS;
    let start = performance.now();
    // Without a body, the end is only noticed when something reads for one.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      request.once('end', () => {
        start = performance.now();
      });
    const leaving = new AbortController();
    const { signal } = leaving;
    // Each call under way listens, and a page may make a dozen.
    setMaxListeners(0, signal);
    response.once('close', () => {
      if (!response.writableFinished) leaving.abort();
    });
    withRequestBudget({ timeLeft: () => start + milliseconds - performance.now(), signal }, () =>
      listener(request, response),
    );
  };

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

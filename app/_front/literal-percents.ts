import type { IncomingMessage } from 'node:http';
import { isPageRequest } from './cached-pages.ts';
import { isReadable } from './guard.ts';

/**
 * Encodes the percent signs of malformed segments of a path, when a browser requests a page: no page is at this
 * address, so the browser gets the error page of the site in its language. Other clients get a problem document.
 */
export const encodeLiteralPercents = (request: IncomingMessage): void => {
  const { headers, url = '' } = request;
  if (isReadable(url) || !headers.accept?.includes('text/html') || !isPageRequest(request)) return;
  const [path = '', ...query] = url.split('?');
  const segments = path.split('/').map((each) => (isReadable(each) ? each : each.replaceAll('%', '%25')));
  request.url = [segments.join('/'), ...query].join('?');
};

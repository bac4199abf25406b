import type { IncomingMessage } from 'node:http';
import { requestScope } from '#app/_composition/request-scope.ts';
import { PAGE_CACHE_HEADER } from '#app/_site/page-cache-header.ts';
import type { BeginPage } from './begin-page.ts';
import type { PageResponse } from './page-response.ts';

/** Buffers the page that Next writes, so that it is compressed and has the status that the page set. */
export const bufferNextPage = (
  beginPage: BeginPage,
  request: IncomingMessage,
  response: PageResponse,
): void => {
  const scope = requestScope();
  const sendRendered = beginPage(request, response);
  response.bufferPage((html) => {
    // An error of the framework has precedence.
    if (response.statusCode === 200) response.statusCode = scope?.pageStatus ?? 200;
    // Next writes public pages too during development, and at addresses such as `/x/../_next/y`.
    sendRendered(html, response.getHeader(PAGE_CACHE_HEADER)?.toString());
  });
};

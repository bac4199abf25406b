import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '#app/_http/accepted-encoding.ts';
import { UNFINISHED } from '#app/_site/page-cache-header.ts';
import { keyOf, sendPage } from './cached-pages.ts';
import type { PolicyHosts } from './content-policy.ts';
import type { InlineStyles } from './inline-styles.ts';
import { finishPage, type PageCache } from './page-cache.ts';

/**
 * Sends a rendered page; its status and its other headers are those of the response.
 *
 * @param life the value of the header in `app/_site/page-cache-header.ts`; absent for a page of the portal
 */
type SendRendered = (html: Buffer, life: string | undefined) => void;

/** Called before a page is rendered. */
export type BeginPage = (request: IncomingMessage, response: ServerResponse) => SendRendered;

/**
 * Sends public pages and caches them; sends any other page to its visitor only. Source: site spec §8.
 *
 * @param inlineStyles absent when the framework makes style sheets on demand
 */
export const createBeginPage =
  (cache: PageCache, hosts: PolicyHosts, inlineStyles?: InlineStyles): BeginPage =>
  (request, response) => {
    // A page that a purge overtakes is not cached.
    const made = cache.age();
    return (html, life) => {
      if (life === undefined || life === UNFINISHED) {
        const send = (page: Buffer): void => {
          // Rejected meanwhile, as below.
          if (!response.headersSent) sendPrivate(page, request, response);
        };
        if (inlineStyles) void inlineStyles(html).then(send);
        else send(html);
        return;
      }
      removeCacheHeaders(response);
      response.removeHeader('content-security-policy');
      const seconds = Number(life);
      const page = finishPage(response.statusCode, html, seconds * 1000, Date.now(), hosts);
      if (seconds > 0) cache.set(keyOf(request), page, made);
      sendPage(page, request, response);
    };
  };

/** Sets the headers of a page rendered for one visitor. */
export const setPrivate = (response: ServerResponse): void => {
  removeCacheHeaders(response);
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('vary', 'accept-encoding, cookie');
};

/** Removes the internal headers of the framework and of our routes, and those about caching and length. */
const removeCacheHeaders = (response: ServerResponse): void => {
  for (const name of response.getHeaderNames()) if (OBSOLETE.test(name)) response.removeHeader(name);
};

const OBSOLETE = /^(?:x-next|(?:x-page-life|vary|content-length|cache-control|link|transfer-encoding)$)/;

const sendPrivate = (html: Buffer, request: IncomingMessage, response: ServerResponse): void => {
  setPrivate(response);
  const send = (body: Buffer, encoding?: Encoding): void => {
    // Rejected meanwhile: the body of the request exceeds its limit.
    if (response.headersSent) return;
    if (encoding) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length).end(body);
  };
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) send(html);
  else COMPRESS[encoding](html, (fault, body) => (fault ? send(html) : send(body, encoding)));
};

type Compress = (html: Buffer, done: (fault: Error | null, body: Buffer) => void) => void;

/** Compresses a page while its visitor waits. */
const COMPRESS: Readonly<Record<Encoding, Compress>> = {
  // On a page of the portal smaller than gzip at its default level, and in three quarters of its time.
  br: (html, done) => brotliCompress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip,
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { PAGE_CACHE_HEADER, UNFINISHED } from '#app/_site/page-cache-header.ts';
import { keyOf, sendPage } from './cached-pages.ts';
import type { PolicyHosts } from './content-policy.ts';
import { finishPage, type PageCache } from './page-cache.ts';

/**
 * Holds back the page that Next answers until it is whole: one for everybody is finished and kept, any other is sent to
 * whoever asked. What is no page passes untouched, and so does a page with a part still to come: its reader sees the
 * rest, and in the place of that part what the page says of it. Source: site spec §8.
 */
export const bufferPage = (
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  hosts: PolicyHosts,
): void => {
  const original = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  const chunks: Buffer[] = [];
  const made = cache.age();
  const take = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  /** Whether the answer is a page to be held back; what is not goes its way from here on. */
  const isHeld = (): boolean => {
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    // The framework sets its headers as lists.
    const isUnfinished = String(response.getHeader(PAGE_CACHE_HEADER)) === UNFINISHED;
    if (isPage && !isUnfinished) return true;
    letGo();
    if (isUnfinished) {
      forgetFramework(response);
      for (const [name, value] of Object.entries(PRIVATE)) response.setHeader(name, value);
    }
    return false;
  };
  const letGo = (): void => void Object.assign(response, original);
  response.writeHead = ((...args: Parameters<typeof original.writeHead>) => {
    if (!isHeld()) return original.writeHead(...args);
    response.statusCode = Number(args[0]);
    return response;
  }) as typeof response.writeHead;
  response.write = ((...args: Parameters<typeof original.write>) => {
    if (!isHeld()) return original.write(...args);
    take(args[0]);
    return true;
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof original.end>) => {
    if (!isHeld()) return original.end(...args);
    letGo();
    take(args[0]);
    const html = Buffer.concat(chunks);
    const life = response.getHeader(PAGE_CACHE_HEADER);
    forgetFramework(response);
    if (life === undefined) sendPrivate(html, request, response);
    else sendPublic(cache, request, response, { html, hosts, made, seconds: Number(life) });
    return response;
  }) as typeof response.end;
};

/** What the framework says of its pages to itself and to caches. */
const forgetFramework = (response: ServerResponse): void => {
  for (const name of response.getHeaderNames()) if (FRAMEWORK_HEADERS.test(name)) response.removeHeader(name);
};

const FRAMEWORK_HEADERS =
  /^(x-next|x-page-life$|vary$|content-length$|cache-control$|link$|transfer-encoding$)/;

interface Finish {
  readonly html: Buffer;
  readonly hosts: PolicyHosts;
  /** When it began to be made. */
  readonly made: number;
  readonly seconds: number;
}

const sendPublic = (
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  { html, hosts, made, seconds }: Finish,
): void => {
  response.removeHeader('content-security-policy');
  const page = finishPage(response.statusCode, html, seconds * 1000, Date.now(), hosts);
  if (seconds > 0) cache.set(keyOf(request), page, made);
  sendPage(page, request, response);
};

const PRIVATE = { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' };

/** A page made for one visitor: nobody on the way keeps it. */
const sendPrivate = (html: Buffer, request: IncomingMessage, response: ServerResponse): void => {
  const status = statusOf(html) ?? response.statusCode;
  if (!String(request.headers['accept-encoding'] ?? '').includes('gzip')) {
    response.writeHead(status, { ...PRIVATE, 'content-length': html.length }).end(html);
    return;
  }
  gzip(html, (fault, body) => {
    if (fault) response.writeHead(status, PRIVATE).end(html);
    else
      response
        .writeHead(status, { ...PRIVATE, 'content-encoding': 'gzip', 'content-length': body.length })
        .end(body);
  });
};

/** What `app/_portal/page-status.tsx` writes: the framework cannot send an error with a body of ours. */
const statusOf = (html: Buffer): number | undefined =>
  [404, 503].find((status) => html.includes(`<meta name="status" content="${status}"/>`));

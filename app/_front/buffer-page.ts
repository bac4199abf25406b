import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { requestScope } from '#app/_composition/request-scope.ts';
import { PAGE_CACHE_HEADER, UNFINISHED } from '#app/_site/page-cache-header.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { keyOf, sendPage } from './cached-pages.ts';
import type { PolicyHosts } from './content-policy.ts';
import { finishPage, type PageCache } from './page-cache.ts';

/**
 * Buffers the page that Next renders. A public page is cached; any other is sent to its visitor only.
 *
 * Other responses pass through, and so does a page with a part still to come: its parts are streamed, with a
 * placeholder until each is ready. Source: site spec §8.
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
  /** Whether the response is a page to buffer; any other response passes through from here on. */
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

/** Removes the framework's internal and caching headers. */
const forgetFramework = (response: ServerResponse): void => {
  for (const name of response.getHeaderNames()) if (FRAMEWORK_HEADERS.test(name)) response.removeHeader(name);
};

const FRAMEWORK_HEADERS =
  /^(x-next|x-page-life$|vary$|content-length$|cache-control$|link$|transfer-encoding$)/;

interface Finish {
  readonly html: Buffer;
  readonly hosts: PolicyHosts;
  /** The {@link PageCache.age} when rendering began. */
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

/** Sends a page rendered for one visitor, uncached. */
const sendPrivate = (html: Buffer, request: IncomingMessage, response: ServerResponse): void => {
  const status = statusOf(response);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) {
    response.writeHead(status, { ...PRIVATE, 'content-length': html.length }).end(html);
    return;
  }
  COMPRESS[encoding](html, (fault, body) => {
    if (fault) response.writeHead(status, PRIVATE).end(html);
    else
      response
        .writeHead(status, { ...PRIVATE, 'content-encoding': encoding, 'content-length': body.length })
        .end(body);
  });
};

type Compress = (html: Buffer, done: (fault: Error | null, body: Buffer) => void) => void;

/** Compresses a page while its visitor waits. */
const COMPRESS: Readonly<Record<Encoding, Compress>> = {
  // On a page of the portal smaller than gzip at its default level, and in three quarters of its time.
  br: (html, done) => brotliCompress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip,
};

/** The status that the page set while it was rendered; the framework's own redirects and errors have precedence. */
const statusOf = ({ statusCode }: ServerResponse): number =>
  statusCode === 200 ? (requestScope()?.pageStatus ?? statusCode) : statusCode;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import type { PolicyHosts } from './content-policy.ts';
import { keyOf, sendPage } from './finished-pages.ts';
import { finishPage, type PageCache } from './page-cache.ts';
import { hasLatePart, stillPage, withoutMark } from './still-page.ts';

/** What a page is finished with. */
export interface Finish {
  readonly hosts: PolicyHosts;
  /** Address of what a still page runs; absent while developing: then the framework runs it. */
  readonly elements: string | undefined;
  /** What a still page bears. */
  readonly stillMark: string;
}

/** How long a part that comes late may keep the rest of its page, in milliseconds. */
const PATIENCE_MS = 500;

/**
 * Holds back the page that Next answers until it is whole: a still one is finished and kept, any other is sent to
 * whoever asked. What is no page passes untouched, and so does a page that has begun and is waiting for a part of it:
 * its reader sees the rest, and in the place of that part what the page says of it. Source: site spec §8.
 */
export const holdBackPage = (
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  finish: Finish,
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
  const isPage = (): boolean => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  let waiting: NodeJS.Timeout | undefined;
  const letGo = (): void => {
    clearTimeout(waiting);
    Object.assign(response, original);
  };
  const goOnWithout = (): void => {
    const begun = Buffer.concat(chunks);
    // Whatever waits for the machine alone is whole in a moment.
    if (!hasLatePart(begun.toString('utf8'))) wait();
    else {
      letGo();
      sendBegun(response, begun, finish.stillMark);
    }
  };
  const wait = (): void => {
    waiting = setTimeout(goOnWithout, PATIENCE_MS);
  };
  response.once('close', () => clearTimeout(waiting));
  response.writeHead = ((...args: Parameters<typeof original.writeHead>) => {
    if (!isPage()) {
      letGo();
      return original.writeHead(...args);
    }
    response.statusCode = Number(args[0]);
    return response;
  }) as typeof response.writeHead;
  response.write = ((...args: Parameters<typeof original.write>) => {
    if (!isPage()) {
      letGo();
      return original.write(...args);
    }
    take(args[0]);
    if (waiting === undefined) wait();
    return true;
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof original.end>) => {
    letGo();
    if (!isPage()) return original.end(...args);
    take(args[0]);
    sendWhole(cache, request, response, Buffer.concat(chunks), { ...finish, made });
    return response;
  }) as typeof response.end;
};

const sendWhole = (
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  sent: Buffer,
  { made, hosts, elements, stillMark }: Finish & { readonly made: number },
): void => {
  const status = statusOf(sent, response.statusCode);
  for (const name of response.getHeaderNames()) if (FRAMEWORK_HEADERS.test(name)) response.removeHeader(name);
  const { html, seconds } = withoutMark(sent.toString('utf8'), stillMark);
  if (seconds === undefined || elements === undefined) {
    sendPrivate(status, Buffer.from(html), request, response);
    return;
  }
  response.removeHeader('content-security-policy');
  const page = finishPage(status, stillPage(html, elements), seconds * 1000, Date.now(), hosts);
  if (seconds > 0) cache.set(keyOf(request), page, made);
  sendPage(page, request, response);
};

/** The beginning of a page whose rest comes as it is made: for one visitor, as what is late depends on the moment. */
const sendBegun = (response: ServerResponse, begun: Buffer, stillMark: string): void => {
  const status = statusOf(begun, response.statusCode);
  for (const name of response.getHeaderNames()) if (FRAMEWORK_HEADERS.test(name)) response.removeHeader(name);
  response.writeHead(status, PRIVATE);
  response.write(withoutMark(begun.toString('utf8'), stillMark).html);
};

const PRIVATE = { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' };

/** A page made for one visitor: nobody on the way keeps it. */
const sendPrivate = (
  status: number,
  html: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
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

const FRAMEWORK_HEADERS = /^(x-next|vary$|content-length$|cache-control$|link$|transfer-encoding$)/;

/** A page that says it is missing is a 404, whatever the framework thinks: it cannot send one with a body. */
const statusOf = (html: Buffer, status: number): number => (html.includes(MISSING) ? 404 : status);

/** What `app/_composition/missing.tsx` writes. */
const MISSING = '<meta name="status" content="404"/>';

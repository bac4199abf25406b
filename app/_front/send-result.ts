import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PAGE_CACHE_HEADER, UNFINISHED } from '#app/_site/page-cache-header.ts';
import { type BeginPage, setPrivate } from './begin-page.ts';

/** A header that our server has set already has precedence, as with Next. */
export const setHeaders = (
  { status, headers }: Response,
  cookies: readonly string[],
  response: ServerResponse,
): void => {
  response.statusCode = status;
  for (const [name, value] of headers)
    if (name !== 'set-cookie' && !response.hasHeader(name)) response.setHeader(name, value);
  const all = [...headers.getSetCookie(), ...cookies];
  if (all.length > 0) response.setHeader('set-cookie', all);
};

export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Sends a page when it is complete; one with late parts is streamed. */
export const sendPage = async (
  result: Response,
  sendRendered: ReturnType<BeginPage>,
  response: ServerResponse,
): Promise<void> => {
  const life = result.headers.get(PAGE_CACHE_HEADER) ?? undefined;
  if (life === UNFINISHED) {
    setPrivate(response);
    await sendBody(result, 'GET', response);
  } else {
    sendRendered(Buffer.from(await result.arrayBuffer()), life);
  }
};

export const sendBody = async (result: Response, method: string, response: ServerResponse): Promise<void> => {
  if (result.body === null || method === 'HEAD') {
    await result.body?.cancel();
    response.end();
  } else if (isWhole(result)) {
    response.end(Buffer.from(await result.arrayBuffer()));
  } else {
    await pipeline(Readable.fromWeb(result.body as never), response);
  }
};

/** Whether the body is complete; late parts of a page and files are streamed. */
const isWhole = ({ headers }: Response): boolean => {
  const life = headers.get(PAGE_CACHE_HEADER);
  return life === null ? JSON_TYPE.test(headers.get('content-type') ?? '') : life !== UNFINISHED;
};

const JSON_TYPE = /^application\/(?:problem\+)?json\b/;

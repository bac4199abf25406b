import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '@fairdesk/core/shared';
import { QUERY_LIMIT } from '#app/_process/body-limits.ts';
import type { RelayTarget } from './relay-target.ts';

/** Timeout of an outside host, in milliseconds. Source: site spec §9. */
const TIMEOUT_MS = 10_000;
/** Maximum size of a relayed response, in bytes: larger videos belong on a video host. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** The request headers that are relayed; never cookies or the user's identity. */
const PASSED_ON = [
  ...['accept', 'accept-language', 'content-type', 'if-none-match', 'if-modified-since', 'range'],
  ...['sc_apikey', 'sc_site', 'sc_layoutkind', 'sc_editmode', 'x-sitecore-contextid'],
];
const PASSED_BACK = [
  ...['content-type', 'content-disposition', 'content-range', 'accept-ranges', 'content-length'],
  ...[
    'cross-origin-resource-policy',
    'cache-control',
    'etag',
    'last-modified',
    'vary',
    'allow',
    'retry-after',
  ],
];

export interface RelayParts {
  /** The embedded platform. */
  readonly platform: (request: Request) => Promise<Response>;
  readonly log: Log;
}

/**
 * Relays a request to the content platform, and its response back with headers that prevent any script from
 * running.
 */
export const relay = async (
  { path, host, methods }: RelayTarget,
  request: IncomingMessage,
  response: ServerResponse,
  { platform, log }: RelayParts,
): Promise<void> => {
  const { method = 'GET' } = request;
  if (!methods.includes(method)) return refuse(response, 405, { allow: methods.join(', ') });
  const outgoing = new Request(`${host?.replace(/\/$/, '') ?? 'http://platform.local'}${path}`, {
    method,
    headers: pick(request.headers, PASSED_ON),
    // A redirect could lead to a host outside the settings.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(method === 'POST' && { body: limited(request, QUERY_LIMIT) as never, duplex: 'half' }),
  });
  try {
    await handBack(await (host === undefined ? platform : fetch)(outgoing), method, response);
  } catch (cause) {
    log.warn('Cannot hand on a request to the content platform', {
      host: host ?? 'embedded',
      cause: String(cause),
    });
    if (response.headersSent) response.destroy();
    else refuse(response, 502);
  }
};

const handBack = async (answer: Response, method: string, response: ServerResponse): Promise<void> => {
  if (
    answer.type === 'opaqueredirect' ||
    (answer.status >= 300 && answer.status !== 304 && answer.status < 400)
  )
    return refuse(response, 502);
  const headers = pick(Object.fromEntries(answer.headers), PASSED_BACK);
  // Fetch has decompressed the body, so the original length no longer applies.
  if (answer.headers.has('content-encoding')) delete headers['content-length'];
  response.writeHead(answer.status, {
    'cross-origin-resource-policy': 'cross-origin',
    ...headers,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (answer.body === null || method === 'HEAD') response.end();
  else await pipeline(limited(Readable.fromWeb(answer.body as never), MAX_ANSWER_BYTES), response);
};

/** The same stream, aborted when it exceeds the limit. */
const limited = (stream: Readable, most: number): Readable => {
  let length = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > most) done(new RangeError('The body is too long'));
      else done(null, chunk);
    },
  });
  stream.once('error', (cause) => counting.destroy(cause));
  return stream.pipe(counting);
};

const pick = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const refuse = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify({ message: STATUS_TEXTS[status] }));
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  405: 'This method is not answered here.',
  413: 'The body is too long.',
  502: 'The content platform does not answer.',
};

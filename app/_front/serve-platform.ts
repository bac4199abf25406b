import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '@fairdesk/core/shared';
import type { Readiness } from '#app/_process/runtime.ts';
import { closeIfUnread } from './close-if-unread.ts';
import { refuse } from './refuse.ts';

interface PlatformParts {
  readonly platform: (request: Request) => Promise<Response>;
  readonly readiness: () => Promise<Readiness>;
  readonly log: Log;
}

/**
 * Serves the platform alone, as an outside system: every service at its own path, each with its own keys and tokens,
 * besides `/healthz` and `/api/readyz`. Files are served so that no script in them runs.
 */
export const servePlatform = ({ platform, readiness, log }: PlatformParts): RequestListener => {
  const answer = async (request: Request): Promise<Response> => {
    switch (new URL(request.url).pathname) {
      case '/healthz':
        return Response.json({ status: 'ok' });
      case '/api/readyz':
        return readyAnswer(await readiness());
      default:
        return platform(request);
    }
  };
  return async (incoming, outgoing) => {
    closeIfUnread(incoming, outgoing);
    const request = requestOf(incoming);
    if (request === undefined) return refuse(outgoing, { status: 400, title: 'Malformed request' });
    try {
      await send(await answer(request), incoming, outgoing);
    } catch (cause) {
      // A client that disconnected needs no response.
      if (!outgoing.destroyed) log.error('Cannot answer a request of the platform', { cause: String(cause) });
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, { status: 500, title: 'Internal error' });
    }
  };
};

const readyAnswer = ({ faults, warnings }: Readiness): Response =>
  Response.json(
    { status: faults.length === 0 ? 'ready' : 'not ready', faults, warnings },
    { status: faults.length === 0 ? 200 : 503 },
  );

/** The platform ignores the host, so that of the request is not needed; `undefined` for an address of another form. */
const requestOf = (incoming: IncomingMessage): Request | undefined => {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  if (!url.startsWith('/')) return undefined;
  try {
    return new Request(`http://platform.local${url}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      ),
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const }),
    });
  } catch {
    return undefined;
  }
};

const send = async (
  { status, headers, body }: Response,
  { method }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  outgoing.writeHead(status, {
    ...Object.fromEntries(headers),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (body === null || method === 'HEAD') outgoing.end();
  else await pipeline(Readable.fromWeb(body as never), outgoing);
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * The same request to the platform; `undefined` for an address of another form. The platform ignores the host, so that
 * of the request is not needed.
 *
 * @param names the headers to pass on; all of them when omitted
 */
export const platformRequest = (
  incoming: IncomingMessage,
  names?: readonly string[],
): Request | undefined => {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  if (!url.startsWith('/')) return undefined;
  try {
    return new Request(`http://platform.local${url}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' && (names?.includes(name) ?? true)
          ? [[name, value] as [string, string]]
          : [],
      ),
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const }),
    });
  } catch {
    return undefined;
  }
};

/** Sends a response of the platform, so that no script in it runs. */
export const sendPlatformResponse = async (
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

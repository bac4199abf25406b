import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** Serves a fetch function over real HTTP on a free local port. */
export const serve = async (
  fetch: (request: Request) => Promise<Response>,
): Promise<{ readonly url: string; close(): Promise<void> }> => {
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    (incoming, outgoing) => void answerWith(fetch, incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Responds to one request of a server with the response of a fetch function. */
export const answerWith = async (
  fetch: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const response = await fetch(requestOf(incoming));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // Part by part, as the function made them.
  for await (const part of response.body ?? []) outgoing.write(part);
  outgoing.end();
};

const requestOf = (incoming: IncomingMessage): Request => {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const } : {}),
  });
};

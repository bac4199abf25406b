import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves a frontend's build and the product's `/api` at one address, as a host of both would. */
export const serveBeside = async (
  folder: string,
  product: string,
): Promise<{ readonly url: string; close(): void }> => {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', product);
    if (pathname.startsWith('/api/')) passOn(incoming, outgoing, product);
    else sendFile(join(folder, pathname === '/' ? 'index.html' : pathname), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const passOn = (incoming: IncomingMessage, outgoing: ServerResponse, product: string): void => {
  const { host } = new URL(product);
  const options = { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host } };
  const onward = request(new URL(incoming.url ?? '/', product), options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
};

const sendFile = (path: string, outgoing: ServerResponse): void => {
  try {
    const body = readFileSync(path);
    outgoing.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    outgoing.writeHead(404).end();
  }
};

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends a file; returns whether the request was for one. */
type SendFile = (...exchange: Parameters<RequestListener>) => boolean;

/** Local servers that each respond with their own files, and with 418 to any other request. */
export const serveFiles = async (senders: readonly SendFile[]) => {
  const servers = await Promise.all(
    senders.map(async (send) => {
      const server: Server = createServer((request, response) => {
        if (!send(request, response)) response.writeHead(418).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  return {
    get: (address: string, at = 0, init: RequestInit = {}): Promise<Response> =>
      fetch(`http://127.0.0.1:${ports[at]}${address}`, init),
    close: (): void => {
      for (const server of servers) server.close();
    },
  };
};

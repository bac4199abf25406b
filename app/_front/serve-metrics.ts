import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Serves the metrics at `/metrics` on a port of their own, which no visitor reaches.
 *
 * @param address port 0 for any that is free
 * @returns the port, and a function that closes it; rejects when the port is taken
 */
export const serveMetrics = async (
  { contentType, text }: Metrics,
  address: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly close: () => void }> => {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const body = await text();
      response.writeHead(200, { 'content-type': contentType }).end(method === 'HEAD' ? undefined : body);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.listen(address);
  await once(server, 'listening');
  const opened = server.address();
  return {
    port: typeof opened === 'object' && opened ? opened.port : address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

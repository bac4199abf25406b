import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { selfSigned } from './self-signed.ts';

/** Two https origins on one local port. */
export interface HttpsFront {
  close(): Promise<void>;
}

interface Options {
  readonly port: number;
  /** The host name of the product; all others respond with {@link Options.page}. */
  readonly host: string;
  /** `http://localhost:3000` */
  readonly product: string;
  /** The response of the other hosts, by path and query. */
  readonly page: (url: string) => string | Promise<string>;
  readonly otherHosts: readonly string[];
}

/** Puts the product behind TLS, as in production, with another origin beside it. */
export const openHttpsFront = async (options: Options): Promise<HttpsFront> => {
  const { port, host, otherHosts } = options;
  const server = createServer(selfSigned([host, ...otherHosts]), (request, response) => {
    const isProduct = request.headers.host === `${host}:${port}`;
    if (isProduct) passOn(options.product, request, response);
    else void showPage(options, request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const passOn = (product: string, request: IncomingMessage, response: ServerResponse): void => {
  const { hostname, port } = new URL(product);
  const { method, url: path, headers } = request;
  const onward = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
};

const showPage = async (
  { page }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const html = await Promise.resolve(page(request.url ?? '/')).catch(String);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
};

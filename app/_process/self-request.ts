import { type IncomingHttpHeaders, request } from 'node:http';
import type { Settings } from './settings.ts';

interface SelfRequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The whole response. */
interface SelfResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Timeout of a request to our own server, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Maps wildcard addresses to loopback addresses. */
const HERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Sends a request to this process as a visitor would, bypassing the network and any proxy. */
export const requestSelf = (
  { host, port, appUrl }: Pick<Settings, 'host' | 'port' | 'appUrl'>,
  path: string,
  { method = 'GET', headers, body }: SelfRequestOptions,
): Promise<SelfResponse> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        host: HERE[host] ?? host,
        port,
        path,
        method,
        headers: { ...headers, host: new URL(appUrl).host },
        timeout: TIMEOUT_MS,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        answer.once('error', reject);
      },
    );
    clientRequest.once('timeout', () => clientRequest.destroy(new Error('No answer in time')));
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });

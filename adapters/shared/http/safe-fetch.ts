import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { guardedLookup } from './guarded-lookup.ts';
import { isPublicAddress } from './public-address.ts';

/** The fetched body: at most {@link Limits.bytes}. */
export interface Fetched {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The hosts that requests may reach. */
export interface Reach {
  readonly scheme: 'https:' | 'http:';
  /** As in an address; empty for the scheme's default. */
  readonly port: string;
  /** Whether connecting to an IP address is allowed. */
  readonly allows: (address: string) => boolean;
}

/** Only hosts on the public internet, over TLS. */
export const PUBLIC_WEB: Reach = { scheme: 'https:', port: '', allows: isPublicAddress };

/** Timeout in milliseconds, and maximum size in bytes, of a response. */
const LIMITS = { milliseconds: 5_000, bytes: 1_048_576 };

/** Fetches an address with GET; any status but 200 is a failure, and redirects are not followed. */
export type SafeFetch = (address: string) => ResultAsync<Fetched, Failure>;

/**
 * A fetch for addresses chosen by content, users or other services: none can reach our own network.
 *
 * Resolves the name when connecting, and every resolved address must be allowed, so DNS rebinding has no
 * effect. Numeric addresses are always rejected.
 */
export const createSafeFetch =
  (reach: Reach = PUBLIC_WEB): SafeFetch =>
  (address) =>
    ResultAsync.fromPromise(read(address, reach), (cause): Failure => {
      const answer = cause instanceof Error ? cause.message : 'no answer';
      return { kind: 'unavailable', request: `GET ${hostOf(address)}`, answer };
    });

const hostOf = (address: string): string => URL.parse(address)?.host ?? 'no address';

const read = (address: string, reach: Reach): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    const url = URL.parse(address);
    if (url === null || !isWithin(url, reach)) {
      reject(new Error('The address is not allowed'));
      return;
    }
    const signal = AbortSignal.timeout(LIMITS.milliseconds);
    const send = url.protocol === 'https:' ? secure : plain;
    const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Fairdesk' };
    const request = send(
      url,
      { method: 'GET', agent: false, headers, lookup: guardedLookup(reach.allows), signal },
      (response) => {
        const stop = (reason: string) => request.destroy(new Error(reason));
        if (response.statusCode !== 200) return void stop(`${response.statusCode}`);
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > LIMITS.bytes) stop('The answer is too large');
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            type: response.headers['content-type'] ?? '',
            bytes: new Uint8Array(Buffer.concat(chunks)),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });

const isWithin = ({ protocol, port, hostname, username, password }: URL, reach: Reach): boolean =>
  protocol === reach.scheme &&
  port === reach.port &&
  username === '' &&
  password === '' &&
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0;

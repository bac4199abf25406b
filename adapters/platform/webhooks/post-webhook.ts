import { type ClientRequest, type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { WebhookFault } from '@fairdesk/core/organiser';
import { FORBIDDEN_ADDRESS, guardedLookup } from '../../shared/http/guarded-lookup.ts';
import { isPublicAddress } from '../../shared/http/public-address.ts';
import { isNamedHost } from './webhook-hosts.ts';

/** How an attempt ended. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly status: number }
  | {
      readonly kind: 'failed';
      readonly fault: WebhookFault;
      readonly status?: number;
      readonly retryAfter?: string | undefined;
    };

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The limits of a request. */
export interface PostLimits {
  /** The hosts that may be in a private network. */
  readonly hosts: readonly string[];
  /** From the look-up of the name to the end of the response, in milliseconds. */
  readonly timeoutMs: number;
}

/** How much of a response is read, and thrown away, in bytes. */
const RESPONSE_MAX = 4_096;

/**
 * Posts a message to an address that an organiser chose, without reaching our own network: `https` and public addresses
 * only, except for named hosts. Follows no redirect, sends no cookie and uses no proxy. Never rejects.
 */
export const postWebhook = ({ url: text, headers, body }: Post, limits: PostLimits): Promise<Outcome> =>
  new Promise((resolve) => {
    const url = URL.parse(text);
    if (url === null || !isAllowed(url, limits.hosts)) {
      resolve({ kind: 'failed', fault: 'private-address' });
      return;
    }
    let outcome: Outcome | undefined;
    const send = url.protocol === 'https:' ? secure : plain;
    const request = send(url, {
      ...{ method: 'POST', agent: false, signal: AbortSignal.timeout(limits.timeoutMs) },
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(!isNamedHost(url, limits.hosts) && { lookup: guardedLookup(isPublicAddress) }),
    });
    request.on('response', (response) => {
      outcome = outcomeOf(response);
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > RESPONSE_MAX) request.destroy();
      });
    });
    request.on('error', (error) => {
      outcome ??= { kind: 'failed', fault: faultOf(error, request) };
    });
    request.on('close', () => resolve(outcome ?? { kind: 'failed', fault: 'refused' }));
    request.end(body);
  });

/** A numeric address is never looked up, so it is checked here. */
const isAllowed = (url: URL, hosts: readonly string[]): boolean => {
  if (isNamedHost(url, hosts)) return url.protocol === 'https:' || url.protocol === 'http:';
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(literal) === 0 || isPublicAddress(literal));
};

const outcomeOf = ({ statusCode: status = 0, headers }: IncomingMessage): Outcome => {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  const fault = status >= 300 && status < 400 ? 'redirect' : 'status';
  return { kind: 'failed', fault, status, retryAfter: headers['retry-after'] };
};

const faultOf = (error: NodeJS.ErrnoException, { socket }: ClientRequest): WebhookFault => {
  const { code = '' } = error;
  if (code === FORBIDDEN_ADDRESS) return 'private-address';
  if (TIMEOUTS.has(code) || error.name === 'TimeoutError') return 'timeout';
  if (error.syscall === 'getaddrinfo') return 'unknown-host';
  const isUntrusted = socket instanceof TLSSocket && Boolean(socket.authorizationError);
  return isUntrusted ? 'certificate' : 'refused';
};

const TIMEOUTS: ReadonlySet<string> = new Set(['ABORT_ERR', 'ETIMEDOUT']);

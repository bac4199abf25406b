import type { Address } from './address.ts';
import { bytesOf, type RequestBody } from './request-body.ts';

/** A request as a service reads it, from the network or from our own process. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: Address;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: RequestBody;
  /** Made by our own process: requires no token and no key. */
  readonly isTrusted: boolean;
}

/** A response whose body is a value; it is serialised as JSON when it leaves the process. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of a file, a stream of bytes, or JSON; `undefined` for a response without a body. */
  readonly body: unknown;
}

/** Serves the requests of one part of the platform. May throw an {@link HttpFault}; anything else thrown is a bug. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse>;

/** Ends a request with this response, from any depth. */
export interface HttpFault {
  readonly tag: 'http-fault';
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export const httpFault = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpFault => ({ tag: 'http-fault', status, body, headers });

/** What is requested does not exist, or not for this caller. */
export const notFound = (): HttpFault => httpFault(404, { error: 'not_found' });

/** What is saved has changed since the caller read it. */
export const conflict = (): HttpFault => httpFault(409, { error: 'conflict' });

export const isHttpFault = (thrown: unknown): thrown is HttpFault =>
  typeof thrown === 'object' && thrown !== null && 'tag' in thrown && thrown.tag === 'http-fault';

/** A JSON response, uncached unless the headers say otherwise. */
export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body,
});

/** A response without a body. */
export const empty = (status: number, headers: Readonly<Record<string, string>> = {}): ServiceResponse => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
  body: undefined,
});

/** Exposes a service over the network: converts requests from bytes and responses to bytes. */
export const overNetwork =
  (service: Service) =>
  async (request: Request): Promise<Response> =>
    toNetwork(await service(fromNetwork(request)));

const fromNetwork = (request: Request): ServiceRequest => ({
  method: request.method,
  url: new URL(request.url),
  headers: request.headers,
  body: bytesOf(request),
  isTrusted: false,
});

const toNetwork = ({ status, headers, body }: ServiceResponse): Response =>
  new Response(bytesFor(body), { status, headers });

/** JSON as bytes: given a string, `Response` would first check it for invalid Unicode. */
const bytesFor = (body: unknown): Uint8Array<ArrayBuffer> | ReadableStream | null => {
  if (body === undefined) return null;
  if (body instanceof ReadableStream) return body;
  return isBytes(body) ? body : Buffer.from(JSON.stringify(body));
};

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

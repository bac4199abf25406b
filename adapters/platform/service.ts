/** Answers the requests of one part of the platform. May throw an {@link HttpFault}; anything else thrown is a bug. */
export type Service = (request: Request) => Promise<Response>;

/** Ends a request with this answer, from however deep. */
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

export const isHttpFault = (thrown: unknown): thrown is HttpFault =>
  typeof thrown === 'object' && thrown !== null && 'tag' in thrown && thrown.tag === 'http-fault';

/** A JSON answer that no cache keeps, unless the headers say otherwise. */
export const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  // As bytes: a text is looked through for what is no Unicode before it is sent.
  new Response(Buffer.from(JSON.stringify(body)), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });

/** An answer without a body. */
export const empty = (status: 202 | 204): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

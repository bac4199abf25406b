import type { ServerResponse } from 'node:http';
import type { Refusal } from './guard.ts';

/** How long a client that is still sending may take to read why it is refused, in milliseconds. */
const LINGER_MS = 500;

/** Responds with a problem document and closes the connection; does nothing when a response has already begun. */
export const refuse = (response: ServerResponse, { status, title }: Refusal): void => {
  if (response.headersSent) return;
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const { req: request } = response;
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  if (request.complete) {
    response.end(body);
    return;
  }
  // A connection closed over unread bytes is reset, and the reset can overtake the response.
  response.write(body);
  const close = setTimeout(() => response.end(), LINGER_MS);
  response.once('close', () => clearTimeout(close));
};

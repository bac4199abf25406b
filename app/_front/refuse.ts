import type { ServerResponse } from 'node:http';
import type { Refusal } from './guard.ts';

/** Responds with a problem document and closes the connection; does nothing when a response has already begun. */
export const refuse = (response: ServerResponse, { status, title }: Refusal): void => {
  if (response.headersSent) return;
  const body = JSON.stringify({ type: 'about:blank', title, status });
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
};

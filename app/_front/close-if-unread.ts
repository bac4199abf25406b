import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a client that is still sending may take to read the response, in milliseconds. */
const LINGER_MS = 500;

/**
 * Closes the connection when responding before the body is read: the rest would be taken for the next request.
 *
 * A connection closed over unread bytes is reset, and the reset can overtake the response. So the end of the response
 * waits until the body has ended or {@link LINGER_MS} have passed; meanwhile the bytes of the body are discarded.
 */
export const closeIfUnread = (request: IncomingMessage, response: ServerResponse): void => {
  if (!hasBody(request)) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!request.complete) response.setHeader('Connection', 'close');
    return writeHead(...args);
  }) as typeof response.writeHead;

  const end = response.end.bind(response);
  response.end = ((...args: readonly unknown[]) => {
    response.end = end;
    const { chunk, encoding, done } = endArguments(args);
    if (done) response.once('finish', done);
    if (request.complete) return chunk === undefined ? end() : end(chunk, encoding);
    if (chunk === undefined) response.flushHeaders();
    else response.write(chunk, encoding);
    const close = setTimeout(() => end(), LINGER_MS);
    response.once('close', () => clearTimeout(close));
    request.once('end', () => end());
    request.resume();
    return response;
  }) as typeof response.end;
};

/** `end` takes a chunk, an encoding and a callback, each of which is optional. */
const endArguments = (args: readonly unknown[]) => ({
  chunk: args.find((arg, at) => at === 0 && (typeof arg === 'string' || arg instanceof Uint8Array)) as
    | string
    | Uint8Array
    | undefined,
  encoding: (typeof args[1] === 'string' ? args[1] : 'utf8') as BufferEncoding,
  done: args.find((arg): arg is () => void => typeof arg === 'function'),
});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

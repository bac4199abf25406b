import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from './refuse.ts';

/**
 * Counts the bytes of a body as they arrive and responds 413 at the first one above the limit, whatever length the
 * headers announced and whether or not a route is reading. Bytes above the limit are discarded, never stored.
 */
export const limitBody = (request: IncomingMessage, response: ServerResponse, limit: number): void => {
  const push = request.push.bind(request);
  let length = 0;
  request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding): boolean => {
    length += chunk?.length ?? 0;
    if (length <= limit) return push(chunk, encoding);
    request.push = discard;
    refuse(response, { status: 413, title: 'Body too large' });
    return true;
  };
};

/** Keeps the parser reading, so that the client is not reset before it has read the response. */
const discard = (): boolean => true;

import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Reads a whole web address in the request line, as programs send it that take us for a proxy: the path is requested,
 * and the host of the address takes precedence over the header.
 *
 * Source: RFC 9112 §3.2.2.
 */
export const toOriginForm = (request: IncomingMessage): void => {
  const [, host, path] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host === undefined || path === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
};

import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { isCurrent } from './is-current.ts';

/** The text uncompressed: 304 while it is the same. */
const cacheableText = (request: Request, text: string, type: string, maxAge: number): Response => {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    ...{ etag, 'cache-control': `public, max-age=${maxAge}` },
    'content-type': `${type}; charset=utf-8`,
  };
  return isCurrent(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
};

/**
 * A public text that programs read again and again: 304 while it is the same. Not for a route that Next runs: it drops
 * the header that names the encoding.
 *
 * @param maxAge how long clients may cache it, in seconds
 */
export const compressedText = async (
  request: Request,
  text: string,
  type: string,
  maxAge: number,
): Promise<Response> => {
  const whole = cacheableText(request, text, type, maxAge);
  const { status, headers } = whole;
  headers.set('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding === undefined || status === 304) return whole;
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await COMPRESS[encoding](text)), { headers });
};

const brotli = promisify(brotliCompress);
const COMPRESS: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
};

import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { acceptedEncoding, type Encoding } from '#app/_http/accepted-encoding.ts';
import { isCurrent } from '#app/_http/is-current.ts';

/** The path of the build's files. Their names contain a hash of their contents. */
const PREFIX = '/_next/static/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const READING = ['GET', 'HEAD'];
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

interface StaticFile {
  /** Relative to the folder: `chunks/a.js.br`. */
  readonly name: string;
  readonly type: string;
  readonly encoding?: Encoding;
}

/** How long the list of the folder is used before a file that is not in it makes us read it again, in milliseconds. */
const LIST_LIFE_MS = 5000;

/**
 * Sends the files of the build, compressed by {@link compressStatic}.
 *
 * @param folder `static` within Next's build, and files of other builds, which an update adds while we run
 * @param now in milliseconds
 * @returns whether the request was for such a file
 */
export const createStaticFiles = (folder: string, now: () => number = Date.now) => {
  let listed: ReadonlySet<string> = new Set();
  let listedAt = Number.NEGATIVE_INFINITY;
  const has = (name: string): boolean => {
    if (!listed.has(name) && now() - listedAt > LIST_LIFE_MS) {
      listed = new Set(
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/')),
      );
      listedAt = now();
    }
    return listed.has(name);
  };
  const bodies = new Map<string, Buffer>();
  const bodyOf = (name: string): Buffer => {
    const cached = bodies.get(name) ?? readFileSync(join(folder, name));
    bodies.set(name, cached);
    return cached;
  };

  /** The file for a request, in the smallest encoding its client accepts. */
  const fileFor = ({ url = '', headers }: IncomingMessage): StaticFile | undefined => {
    if (!url.startsWith(PREFIX)) return undefined;
    const name = decodeURIComponent(url.slice(PREFIX.length).split('?')[0] ?? '');
    const type = TYPES[extname(name)];
    if (type === undefined || !has(name)) return undefined;
    const accepted = acceptedEncoding(headers['accept-encoding']);
    if (accepted === undefined || !has(name + SUFFIXES[accepted])) return { name, type };
    return { name: name + SUFFIXES[accepted], type, encoding: accepted };
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = READING.includes(request.method ?? '') ? fileFor(request) : undefined;
    if (file === undefined) return false;
    // Each encoding has its own tag, so that caches do not mix them up.
    const etag = `"${file.name}"`;
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag, vary: 'accept-encoding' };
    if (isCurrent(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const body = bodyOf(file.name);
    response.writeHead(200, {
      ...headers,
      'content-type': file.type,
      'content-length': body.length,
      ...(file.encoding && { 'content-encoding': file.encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
};

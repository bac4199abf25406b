import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '#app/_http/accepted-encoding.ts';

interface Options {
  /** The path of the files: `/_next/static/sheets/`. */
  readonly prefix: string;
  /** `text/css; charset=utf-8` */
  readonly type: string;
  /** Makes the contents of a file from its name; `undefined` for a name that this build does not give. */
  readonly contentsOf: (name: string) => Promise<string | undefined>;
}

/**
 * Files whose contents follow from their names, so that every process of a build can make them, and browsers may cache
 * them forever.
 */
export interface NamedFiles {
  /** Makes a file that a page of ours refers to, in its best compression. */
  readonly prepare: (name: string) => void;
  /** @returns whether the request was for such a file */
  readonly send: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Maximum number of files in memory, of some 50 KB each in all encodings. */
const FILES_MAX = 200;
/** Only files of pages that we rendered are worth the best compression: 60 ms. */
const QUICK_QUALITY = 5;

export const createNamedFiles = ({ prefix, type, contentsOf }: Options): NamedFiles => {
  const files = new Map<string, Promise<NamedFile | undefined>>();
  const fileOf = (name: string, quality: number): Promise<NamedFile | undefined> => {
    const former = files.get(name);
    if (former) return former;
    const file = make(name, quality).then((made) => {
      // What cannot be made takes no place.
      if (!made) files.delete(name);
      return made;
    });
    // The next request tries again.
    file.catch(() => files.delete(name));
    files.set(name, file);
    for (const oldest of files.keys()) {
      if (files.size <= FILES_MAX) break;
      files.delete(oldest);
    }
    return file;
  };
  const make = async (name: string, quality: number): Promise<NamedFile | undefined> => {
    const contents = await contentsOf(name);
    if (contents === undefined) return undefined;
    const body = Buffer.from(contents);
    return { body, br: asBrotli(body, quality), gzip: asGzip(body, { level: 9 }) };
  };

  const respond = async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = await fileOf(name, QUICK_QUALITY);
    if (!file) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = encoding ? await file[encoding] : file.body;
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    prepare: (name) => void fileOf(name, constants.BROTLI_MAX_QUALITY).catch(() => undefined),
    send: (request, response) => {
      const { method = '', url = '' } = request;
      if (!url.startsWith(prefix) || !['GET', 'HEAD'].includes(method)) return false;
      respond(url.slice(prefix.length).split('?')[0] ?? '', request, response).catch(() =>
        response.writeHead(503, { 'cache-control': 'no-store' }).end(),
      );
      return true;
    },
  };
};

interface NamedFile extends Readonly<Record<Encoding, Promise<Buffer>>> {
  readonly body: Buffer;
}

const brotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const asBrotli = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

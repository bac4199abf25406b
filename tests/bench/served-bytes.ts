import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** The bodies of a page's document, scripts and style sheets as they leave the server, in bytes. */
export interface ServedBytes {
  readonly document: number;
  readonly script: number;
  readonly style: number;
}

/** Reads a page and the files it links with a client that decompresses nothing by itself. */
export const servedBytes = async (base: string, path: string): Promise<ServedBytes> => {
  const page = await bodyOf(new URL(path, base));
  const html = page.isBrotli ? brotliDecompressSync(page.body).toString() : page.body.toString();
  const sumOf = async (pattern: RegExp): Promise<number> => {
    const addresses = new Set([...html.matchAll(pattern)].flatMap(([, address]) => address ?? []));
    const files = await Promise.all([...addresses].map((address) => bodyOf(new URL(address, base))));
    return files.reduce((sum, { body }) => sum + body.length, 0);
  };
  return {
    document: page.body.length,
    script: await sumOf(/<script[^>]* src="([^"]+)"/g),
    style: await sumOf(/<link rel="stylesheet" href="([^"]+)"/g),
  };
};

const bodyOf = (url: URL): Promise<{ readonly body: Buffer; readonly isBrotli: boolean }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html, */*', 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), isBrotli: response.headers['content-encoding'] === 'br' }),
      );
    }).on('error', reject);
  });

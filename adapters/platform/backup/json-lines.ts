import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The content of a file, for comparison. */
export interface Digest {
  /** In hexadecimal. */
  readonly sha256: string;
  readonly lines: number;
}

/** Writes a file of JSON lines, readable by this user only; resolves once it would survive a power cut. */
export const writeLines = async (path: string, values: AsyncIterable<unknown>): Promise<Digest> => {
  const hash = createHash('sha256');
  let lines = 0;
  const chunks = async function* () {
    for await (const value of values) {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      lines += 1;
      yield line;
    }
  };
  await pipeline(chunks, createWriteStream(path, { mode: 0o600, flush: true }));
  return { sha256: hash.digest('hex'), lines };
};

/** The digest of a file of JSON lines. */
export const digestOf = async (path: string): Promise<Digest> => {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    for (const byte of chunk as Buffer) if (byte === LINE_FEED) lines += 1;
  }
  return { sha256: hash.digest('hex'), lines };
};

const LINE_FEED = 10;

/** The values of a file of JSON lines, one after the other. Only a line feed ends a line. */
export async function* readLines(path: string): AsyncGenerator<unknown> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { streamOf } from '../http/stream-of.ts';

/** A file of an archive. */
export interface ZipFile {
  readonly path: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const COMPRESSED = /\.(?:png|jpe?g|webp|mp4|pdf|xlsx)$/;

/** How much of a chunk is compressed before others get their turn, in bytes. */
const SLICE = 256 * 1024;

/** A ZIP archive, made as fast as it is read: no more than a file is in memory. */
export const zipStream = (files: AsyncIterable<ZipFile>, now: Date): ReadableStream<Uint8Array> =>
  streamOf(zipChunks(files, now));

async function* zipChunks(files: AsyncIterable<ZipFile>, now: Date): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const drain = function* () {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    yield* chunks.filter(({ length }) => length > 0);
  };
  for await (const { path, chunks } of files) {
    const entry = COMPRESSED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = now;
    zip.add(entry);
    for await (const chunk of chunks)
      for (let start = 0; start < chunk.length; start += SLICE) {
        entry.push(chunk.slice(start, start + SLICE));
        yield* drain();
        await nextTurn();
      }
    entry.push(new Uint8Array(), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost } from '../../shared/http/at-most.ts';
import { loadSharp } from '../../shared/load-sharp.ts';
import type { MediaSize } from './media-size.ts';

/** The output formats of resized pictures. */
export type OutputFormat = 'jpeg' | 'png' | 'webp';

interface ResizeRequest {
  readonly key: string;
  /** Reads the picture; called only when its result is not cached. */
  readonly read: () => Promise<Uint8Array | undefined>;
  readonly size: MediaSize;
  readonly format: OutputFormat;
}

/** Resizes a picture to fit a box, without enlarging it; `undefined` when it cannot be decoded. */
export type ResizeImage = (request: ResizeRequest) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Maximum number of pixels to decode. */
const MOST_PIXELS = 24_000_000;
const QUALITY = 80;

/** Resizes pictures with a cache on disk; concurrent requests for the same picture share one resize. */
export const createResizeImage = (folder: string): ResizeImage => {
  // Decoding holds whole pictures in memory, so concurrency is limited.
  const limited = atMost(2);
  const inFlight = new Map<string, ReturnType<ResizeImage>>();
  return (request) => {
    const { key, size, format } = request;
    const file = join(folder, `${key}-${size.width ?? ''}x${size.height ?? ''}.${format}`);
    const under = inFlight.get(file);
    if (under) return under;
    const result = readCached(file).then((bytes) => bytes ?? limited(() => resizeInto(file, request)));
    inFlight.set(file, result);
    return result.finally(() => inFlight.delete(file));
  };
};

const readCached = async (file: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    // Not cached yet.
    return undefined;
  }
};

const resizeInto = async (file: string, { read, size, format }: ResizeRequest): ReturnType<ResizeImage> => {
  const bytes = await read();
  if (bytes === undefined) return undefined;
  const sharp = await loadSharp();
  try {
    const output = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
      .toBuffer();
    await cacheIn(file, output);
    return new Uint8Array(output);
  } catch {
    // Not a valid picture: served as it is.
    return undefined;
  }
};

/** Writes the file atomically, so that concurrent writers are safe; not where the disk has no space for it. */
const cacheIn = async (file: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    // The resized picture is right without its cache.
    await rm(draft, { force: true }).catch(() => {});
  }
};

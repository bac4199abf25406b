import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { contentPolicy, type PolicyHosts } from './content-policy.ts';

/** A finished public page, ready to be sent. */
export interface FinishedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Compressed when it is first asked for, and once. */
  readonly as: (encoding: Encoding) => Buffer;
  /** When it should be made anew, in milliseconds since 1970. */
  readonly staleAt: number;
}

/** Finished public pages by address, the least recently used leaving first. */
export interface PageCache {
  get(key: string): FinishedPage | undefined;
  /** @param made the {@link PageCache.age} when the page began to be made: one begun before a purge is not kept */
  set(key: string, page: FinishedPage, made: number): void;
  /** How often pages were purged so far. */
  age(): number;
  /** Forgets the pages of these addresses; every page when nothing is said. */
  purge(isMeant?: (key: string) => boolean): void;
}

/** @param maxBytes how much all pages together may hold, bodies and their compressed forms */
export const createPageCache = (maxBytes: number): PageCache => {
  const pages = new Map<string, FinishedPage>();
  let held = 0;
  let purges = 0;
  const drop = (key: string): void => {
    const page = pages.get(key);
    if (!page) return;
    held -= sizeOf(page);
    pages.delete(key);
  };
  return {
    get: (key) => {
      const page = pages.get(key);
      if (!page) return undefined;
      // A Map keeps the order of insertion: what is used goes to the end.
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set: (key, page, made) => {
      if (made !== purges) return;
      drop(key);
      if (sizeOf(page) > maxBytes) return;
      pages.set(key, page);
      held += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (held <= maxBytes) break;
        drop(oldest);
      }
    },
    age: () => purges,
    purge: (isMeant = () => true) => {
      purges += 1;
      for (const key of [...pages.keys()].filter(isMeant)) drop(key);
    },
  };
};

/** A page of text is compressed to less than half, by either. */
const sizeOf = ({ body }: FinishedPage): number => body.length * 2;

/** Makes a page ready. Its policy allows no inline script: what it runs is a file of ours. */
export const finishPage = (
  status: number,
  body: Buffer,
  lifeMs: number,
  now: number,
  hosts: PolicyHosts = { frames: [] },
): FinishedPage => {
  const made: Partial<Record<Encoding, Buffer>> = {};
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy("'self'", hosts),
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      vary: 'accept-encoding',
    },
    body,
    as: (encoding) => {
      made[encoding] ??= COMPRESS[encoding](body);
      return made[encoding];
    },
    staleAt: now + lifeMs,
  };
};

const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  gzip: (body) => gzipSync(body),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

/** Above this each page costs ten times as long for a thirtieth less. */
const BROTLI_QUALITY = 5;

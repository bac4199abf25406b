import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '#app/_http/accepted-encoding.ts';
import { contentPolicy, type PolicyHosts } from './content-policy.ts';

/** A rendered public page, ready to be sent. */
export interface FinishedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Compressed on first use, then cached. */
  readonly as: (encoding: Encoding) => Buffer;
  /** When it becomes stale, in milliseconds since 1970. */
  readonly staleAt: number;
}

/** Cache of rendered public pages by address; evicts the least recently used. */
export interface PageCache {
  get(key: string): FinishedPage | undefined;
  /**
   * @param made the {@link PageCache.age} when rendering began: a page rendered before a purge is not cached
   */
  set(key: string, page: FinishedPage, made: number): void;
  /** How many pages are cached, and their total size as estimated for the limit. */
  size(): { readonly pages: number; readonly bytes: number };
  /** The number of purges so far. */
  age(): number;
  /** Invalidates the pages of these addresses; all pages by default. */
  purge(isMeant?: (key: string) => boolean): void;
}

/** @param maxBytes maximum total size of the cached pages, bodies and their compressed forms */
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
      // A Map preserves insertion order: reinsert to mark it as most recently used.
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
    size: () => ({ pages: pages.size, bytes: held }),
    age: () => purges,
    purge: (isMeant = () => true) => {
      purges += 1;
      for (const key of [...pages.keys()].filter(isMeant)) drop(key);
    },
  };
};

/** Compressed, a page of text takes less than half, in either encoding. */
const sizeOf = ({ body }: FinishedPage): number => body.length * 2;

/**
 * Prepares a page for the cache. Its policy allows no inline scripts: all of its scripts are files of ours.
 */
export const finishPage = (
  status: number,
  body: Buffer,
  lifeMs: number,
  now: number,
  hosts: PolicyHosts = { frames: [] },
): FinishedPage => {
  const compressed: Partial<Record<Encoding, Buffer>> = {};
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy("'self'", hosts),
      'cache-control': 'public, max-age=0, must-revalidate',
      // Weak: the same for each encoding of the page.
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      vary: 'accept-encoding',
    },
    body,
    as: (encoding) => {
      compressed[encoding] ??= COMPRESS[encoding](body);
      return compressed[encoding];
    },
    staleAt: now + lifeMs,
  };
};

const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  gzip: (body) => gzipSync(body),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

/** A higher quality takes ten times as long and saves a thirtieth. */
const BROTLI_QUALITY = 5;

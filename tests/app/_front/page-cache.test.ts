import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { createPageCache, finishPage } from '#app/_front/page-cache.ts';

const pageOf = (bytes: number) => finishPage(200, Buffer.alloc(bytes, 'x'), 1000, 0);
/** The page with its compressed copies: text compresses well. */
const weight = (page: ReturnType<typeof pageOf>) => page.body.length * 2;

describe('createPageCache', () => {
  it.prop([fc.array(fc.tuple(fc.constantFrom('/a', '/b', '/c', '/d', '/e'), fc.nat(3000))), fc.nat(8000)])(
    'never exceeds its limit, and only returns pages that were stored',
    (sets, limit) => {
      const cache = createPageCache(limit);
      const last = new Map<string, ReturnType<typeof pageOf>>();
      for (const [key, bytes] of sets) {
        last.set(key, pageOf(bytes));
        cache.set(key, last.get(key) ?? pageOf(0), 0);
      }
      const held = [...last.keys()].flatMap((key) => {
        const page = cache.get(key);
        if (page) expect(page).toBe(last.get(key));
        return page ? [weight(page)] : [];
      });
      expect(held.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limit);
    },
  );

  example('lets the page go that was used longest ago', () => {
    const page = pageOf(100);
    const cache = createPageCache(weight(page) * 2);
    cache.set('/a', page, 0);
    cache.set('/b', page, 0);
    cache.get('/a');
    cache.set('/c', page, 0);
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true]);
  });

  example('forgets everything when it is purged', () => {
    const cache = createPageCache(1_000_000);
    cache.set('/a', pageOf(10), 0);
    cache.purge();
    expect(cache.get('/a')).toBeUndefined();
  });

  example('forgets the pages that are meant, and never keeps one that was begun before', () => {
    const cache = createPageCache(1_000_000);
    cache.set('/a', pageOf(10), cache.age());
    cache.set('/b', pageOf(10), cache.age());
    const before = cache.age();
    cache.purge((key) => key === '/a');
    cache.set('/c', pageOf(10), before);
    expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, false]);
  });
});

describe('finishPage', () => {
  it.prop([fc.string()])('never allows an inline script, for any page', (text) => {
    const { headers } = finishPage(200, Buffer.from(`<script>${text}</script>`), 1000, 0);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.prop([fc.string({ maxLength: 5000 })])('always sends the same page in every encoding', (text) => {
    const page = finishPage(200, Buffer.from(text), 1000, 0);
    expect(gunzipSync(page.as('gzip')).toString()).toBe(page.body.toString());
    expect(brotliDecompressSync(page.as('br'))).toEqual(page.body);
    expect(page.as('br')).toBe(page.as('br'));
  });

  example('lets pages of the named hosts be shown in frames, and of no others', () => {
    const { headers } = finishPage(200, Buffer.alloc(0), 1000, 0, { frames: ['player.vimeo.com'] });
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://player.vimeo.com;");
  });
});

import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { createPageCache, finishPage } from '#app/_server/page-cache.ts';

const pageOf = (bytes: number) => finishPage(200, Buffer.alloc(bytes, 'x'), 1000, 0);
const weight = (page: ReturnType<typeof pageOf>) => page.body.length + page.gzip.length + page.brotli.length;

describe('createPageCache', () => {
  it.prop([fc.array(fc.tuple(fc.constantFrom('/a', '/b', '/c', '/d', '/e'), fc.nat(3000))), fc.nat(8000)])(
    'never holds more than it may, and never another page than was set',
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
  it.prop([fc.array(fc.stringMatching(/^[a-z0-9 =;()'"]{1,40}$/), { maxLength: 5 })])(
    'allows exactly the inline scripts it has, and no other inline script',
    (scripts) => {
      const html = scripts.map((script) => `<script>${script}</script>`).join('');
      const { headers } = finishPage(200, Buffer.from(html), 1000, 0);
      const policy = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(policy.match(/sha256-/g)?.length ?? 0).toBe(new Set(scripts).size);
      expect(policy).not.toContain('unsafe-inline');
    },
  );

  example('lets pages of the named hosts be shown in frames, and of no others', () => {
    const { headers } = finishPage(200, Buffer.from(''), 1000, 0, { frames: ['player.vimeo.com'] });
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://player.vimeo.com;");
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { compressedText } from '#app/_http/cacheable-text.ts';

const READ = { '': (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync } as const;

describe('compressedText', () => {
  it.prop([fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'gzip', 'br')])(
    'is the same text in each encoding, and sent once',
    async (text, encoding) => {
      const get = (headers: Record<string, string>) =>
        compressedText(new Request('http://localhost/feed', { headers }), text, 'application/rss+xml', 300);
      const response = await get({ 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding') ?? '').toBe(encoding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      const body = Buffer.from(await response.arrayBuffer());
      expect(READ[encoding](body).toString()).toBe(Buffer.from(text).toString());
      const again = await get({ 'if-none-match': response.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );
});

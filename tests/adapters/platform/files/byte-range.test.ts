import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { byteRange } from '#adapters/platform/files/byte-range.ts';
import { fileAnswer } from '#adapters/platform/files/file-service.ts';
import { overNetwork } from '#adapters/platform/service.ts';

const fileOf = (bytes: Uint8Array<ArrayBuffer>): Parameters<typeof fileAnswer>[0] => ({
  row: {
    ...{ key: 'k', name: 'fair.mp4', contentType: 'video/mp4', length: bytes.byteLength },
    ...{ created: '', held: null, original: null, purpose: 'content' },
  },
  read: async (range) => (range ? bytes.slice(range.first, range.last + 1) : bytes),
});
const ask = (bytes: Uint8Array<ArrayBuffer>, range: string, method = 'GET') =>
  overNetwork(async (request) => fileAnswer(fileOf(bytes), request))(
    new Request('http://x/', { method, headers: { range } }),
  );

const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => new Uint8Array(bytes));

describe('a byte range of a file', () => {
  it.prop([anyBytes, fc.nat(250), fc.nat(250)])(
    'always returns exactly the requested bytes and their position',
    async (bytes, one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const answer = await ask(bytes, `bytes=${first}-${last}`);
      if (first >= bytes.length) {
        expect([answer.status, answer.headers.get('content-range')]).toEqual([
          416,
          `bytes */${bytes.length}`,
        ]);
        return;
      }
      const end = Math.min(last, bytes.length - 1);
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${end}/${bytes.length}`);
      expect(answer.headers.get('content-length')).toBe(String(end - first + 1));
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes.slice(first, end + 1)));
    },
  );

  it.prop([anyBytes, fc.nat(250)])('continues an earlier part to the whole file', async (bytes, cut) => {
    fc.pre(cut > 0 && cut < bytes.length);
    const parts = await Promise.all(
      [`bytes=0-${cut - 1}`, `bytes=${cut}-`].map(async (range) =>
        Buffer.from(await (await ask(bytes, range)).arrayBuffer()),
      ),
    );
    expect(Buffer.concat(parts)).toEqual(Buffer.from(bytes));
    const tail = Buffer.from(await (await ask(bytes, `bytes=-${cut}`)).arrayBuffer());
    expect(tail).toEqual(Buffer.from(bytes.slice(-cut)));
  });

  it.prop([
    fc.oneof(fc.string(), fc.constantFrom('bytes=', 'bytes=5-2', 'bytes=0-1,3-4', 'items=0-1')),
    fc.nat(99),
  ])('never exceeds the file, for any header', (header, length) => {
    const range = byteRange(header, length);
    if (range === undefined || range === 'unsatisfiable') return;
    expect(range.first).toBeGreaterThanOrEqual(0);
    expect(range.last).toBeGreaterThanOrEqual(range.first);
    expect(range.last).toBeLessThan(length);
  });

  it('has headers without a body for a HEAD request', async () => {
    const answer = await ask(new Uint8Array(10), 'bytes=0-3', 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      206,
      '4',
      '',
    ]);
  });
});

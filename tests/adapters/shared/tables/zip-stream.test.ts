import { fc, it } from '@fast-check/vitest';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { zipStream } from '#adapters/shared/tables/zip-stream.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const archiveOf = (files: ReadonlyMap<string, readonly Uint8Array[]>) => {
  let pulled = 0;
  const source = async function* () {
    for (const [path, chunks] of files) {
      pulled += 1;
      yield { path, chunks };
    }
  };
  return { archive: zipStream(source(), NOW), pulled: () => pulled };
};

it.prop(
  [
    fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}\.(?:csv|png)$/),
      fc.array(fc.uint8Array({ maxLength: 600_000 }), { maxLength: 3 }),
      { maxKeys: 6, noNullPrototype: true },
    ),
  ],
  { numRuns: 20 },
)('gives every file back, whatever it contains', async (files) => {
  const { archive } = archiveOf(new Map(Object.entries(files)));
  const found = unzipSync(new Uint8Array(await new Response(archive).arrayBuffer()));
  const wanted = Object.entries(files).map(([path, chunks]) => [path, Buffer.concat(chunks).toString('hex')]);
  expect(Object.entries(found).map(([path, bytes]) => [path, Buffer.from(bytes).toString('hex')])).toEqual(
    wanted,
  );
});

it('reads no further than its reader', async () => {
  const big = Array.from(
    { length: 50 },
    (_, place) => [`${place}.png`, [new Uint8Array(1_000_000)]] as const,
  );
  const { archive, pulled } = archiveOf(new Map(big));
  const reader = archive.getReader();
  await reader.read();
  expect(pulled()).toBeLessThan(5);
  await reader.cancel();
  expect(pulled()).toBeLessThan(5);
});

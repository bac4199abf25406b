import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { NO_CHECKS } from '#adapters/platform/files/file-checks.ts';
import { createFileRepository, mediaAddressOf } from '#adapters/platform/files/file-repository.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { createMediaService } from '#adapters/platform/files/media-service.ts';
import { mediaSizeIn } from '#adapters/platform/files/media-size.ts';
import { createResizeImage } from '#adapters/platform/files/resize-image.ts';
import { route } from '#adapters/platform/route.ts';
import { overNetwork } from '#adapters/platform/service.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

describe('mediaSizeIn', () => {
  it.prop([fc.webQueryParameters(), fc.integer({ min: -5, max: 9999 })])(
    'never returns a size that pages do not use',
    (query, width) => {
      const { width: w, height: h } = mediaSizeIn(new URLSearchParams(`${query}&mw=${width}`)) ?? {};
      for (const length of [w, h]) if (length !== undefined) expect(IMAGE_WIDTHS).toContain(length);
    },
  );

  example('takes the next length, and none for what is longer than all', () => {
    expect(mediaSizeIn(new URLSearchParams('mw=640&mh=100'))).toEqual({ width: 640, height: 576 });
    expect(mediaSizeIn(new URLSearchParams('w=641'))).toEqual({ width: 750 });
    expect(mediaSizeIn(new URLSearchParams('mw=9999'))).toBeUndefined();
    expect(mediaSizeIn(new URLSearchParams('rev=1'))).toBeUndefined();
  });
});

describe('images of pages', () => {
  let fetch: ReturnType<typeof overNetwork>;
  let address = '';
  let close: () => Promise<void>;
  const folder = newFolder();
  const cache = join(folder, 'cache');

  beforeAll(async () => {
    const database = await openDatabase({ dataFolder: folder, log: quietLog });
    close = database.close;
    const keeper = createFileRepository(
      database,
      createDiskStore(join(folder, 'files')),
      () => new Date(),
      NO_CHECKS,
    );
    const pixels = { create: { width: 1000, height: 500, channels: 3 as const, background: '#0a5c7a' } };
    const stored = await keeper.store(await sharp(pixels).png().toBuffer(), 'hall größer.png');
    if (!stored) throw new Error('The picture is not kept');
    await keeper.record(database.query, stored, 'content');
    address = mediaAddressOf(stored);
    const service = createMediaService(keeper, createResizeImage(cache));
    fetch = overNetwork(route(quietLog, database, [['/-', service]]));
  });
  afterAll(() => close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new Request(`http://x${path}`, { headers }));
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, size: answer.ok ? await sharp(bytes).metadata() : undefined };
  };

  example('come as they are, or smaller, and never larger', async () => {
    expect((await get(address)).size).toMatchObject({ width: 1000, height: 500, format: 'png' });
    const sized = address.replace('/media/', '/jssmedia/');
    expect((await get(`${sized}?rev=2&mw=640`)).size).toMatchObject({
      width: 640,
      height: 320,
      format: 'png',
    });
    expect((await get(`${sized}?mw=640`, { accept: 'image/avif,image/webp,*/*' })).size?.format).toBe('webp');
    expect((await get(`${sized}?mw=8280`)).size?.width).toBe(1000);
    expect((await get(`${sized}?mw=640`)).answer.headers.get('vary')).toBe('accept');
  });

  example('are drawn once, however many ask at once', async () => {
    const before = readdirSync(cache).length;
    const all = await Promise.all(Array.from({ length: 8 }, () => get(`${address}?mw=576`)));
    expect(new Set(all.map(({ size }) => size?.width))).toEqual(new Set([576]));
    expect(readdirSync(cache).length).toBe(before + 1);
    expect(readFileSync(join(cache, readdirSync(cache)[0] ?? '')).length).toBeGreaterThan(0);
  });

  example('come smaller even where the smaller one cannot be cached, and leave nothing behind', async () => {
    const name = `${/media\/([\w-]+)/.exec(address)?.[1]}-828x.png`;
    mkdirSync(join(cache, name));
    const before = readdirSync(cache);
    expect((await get(`${address}?mw=828`)).size?.width).toBe(828);
    expect(readdirSync(cache)).toEqual(before);
  });

  example('are 404 where there are none', async () => {
    for (const path of [
      '/-/media/x',
      '/-/media/../../secrets.json',
      `/-/media/${'0'.repeat(36)}?mw=640`,
      '/-/speak',
    ])
      expect((await get(path)).answer.status).toBe(404);
  });
});

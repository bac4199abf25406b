import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { fileTypeOf } from '#adapters/platform/files/file-type.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';
import {
  faultsOf,
  HOST,
  maker,
  oneOf,
  openTestPlatform,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const DAY_MS = 86_400_000;

describeEachDatabase('files', (newPlace) => {
  let desk: TestPlatform;
  let database: Database;
  let folder: string;
  let company: ResourceObject;
  beforeAll(async () => {
    const place = await newPlace();
    folder = join(place.dataFolder, 'files');
    desk = await openTestPlatform(place);
    database = await openDatabase({ ...place, log: quietLog });
    const { event, participation } = maker(desk);
    company = await participation(await event());
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const upload = (
    bytes: Uint8Array,
    name: string,
    {
      type = 'images',
      attributes = {},
      headers = {},
    }: { type?: string; attributes?: object; headers?: Record<string, string> } = {},
  ) => {
    const form = new FormData();
    const relationships = { participation: { data: { type: 'participations', id: company.id } } };
    form.set('data', JSON.stringify({ data: { type, attributes, relationships } }));
    form.set('file', new File([bytes.slice()], name));
    return desk.call('POST', `/${type}`, form, headers);
  };
  const read = (address: unknown) => desk.platform.fetch(new Request(`${HOST}${address}`));

  it.prop(
    [fc.uint8Array({ maxLength: 5_000 }), fc.string({ unit: 'binary', minLength: 1, maxLength: 300 })],
    { numRuns: 30 },
  )('are returned byte by byte, under a safe name', async (tail, name) => {
    const bytes = Buffer.concat([PNG, tail]);
    const image = oneOf(await upload(bytes, name));
    expect(image.attributes.mediaLength).toBe(bytes.length);
    expect(image.attributes.mediaUrl).toMatch(/^\/files\/[0-9a-f-]{36}$/);
    expect(image.attributes.title).not.toMatch(/[\p{Cc}\\/]/u);
    const response = await read(image.attributes.mediaUrl);
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-site',
      'content-disposition': expect.stringMatching(
        /^inline; filename="[\w. -]+"; filename\*=UTF-8''[\w.%!~-]+$/,
      ),
    });
  });

  it('have the type of their first bytes, under any name', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect(faultsOf(await upload(script, 'logo.png'))).toEqual(['file-type']);
    const document = oneOf(await upload(Buffer.from('%PDF-1.7 x'), 'leaflet.html', { type: 'documents' }));
    const response = await read(document.attributes.mediaUrl);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it.prop([
    fc.constantFrom(
      ['image/png', '\x89PNG\r\n\x1a\n'],
      ['image/jpeg', '\xff\xd8\xff'],
      ['image/webp', 'RIFF????WEBP'],
      ['application/pdf', '%PDF-'],
    ),
    fc.uint8Array({ maxLength: 40 }),
    fc.nat(),
    fc.integer({ min: 1, max: 255 }),
  ])(
    'are recognised by their signature, and by no other',
    ([type = '', signature = ''], rest, place, change) => {
      const bytes = Buffer.concat([Buffer.from(signature, 'latin1'), rest]);
      if (type === 'image/webp') bytes.writeUInt32LE(rest.length, 4);
      expect(fileTypeOf(bytes)).toBe(type);
      const signs = [...signature].flatMap((sign, at) => (sign === '?' ? [] : [at]));
      const at = signs[place % signs.length] ?? 0;
      bytes.writeUInt8((bytes.readUInt8(at) + change) % 256, at);
      expect(fileTypeOf(bytes)).toBeUndefined();
    },
  );

  it('keep the given title, and belong to resource types with files', async () => {
    expect(oneOf(await upload(PNG, 'a.png', { attributes: { title: 'Our stand' } })).attributes.title).toBe(
      'Our stand',
    );
    expect(faultsOf(await upload(PNG, 'a.png', { type: 'products', attributes: { name: 'x' } }))).toEqual([
      'form',
    ]);
  });

  it('are stored once per idempotency key, for any number of uploads', async () => {
    const before = readdirSync(folder).length;
    const headers = { 'idempotency-key': 'upload-once' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => upload(PNG, 'once.png', { headers })));
    expect(new Set(replies.map((reply) => oneOf(reply).id)).size).toBe(1);
    expect(readdirSync(folder).length).toBe(before + 1);
  });

  it.each([
    '/files/..%2Ffairdesk.sqlite',
    '/files/../fairdesk.sqlite',
    `/files/${'0'.repeat(36)}`,
    '/files/',
    '/files/x/y',
  ])('are not found at %s', async (path) => {
    expect((await read(path)).status).toBe(404);
  });

  it('are rejected before they are read when too large', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    };
    const response = await desk.platform.fetch(new Request(`${HOST}/api/v0.1/images`, init));
    expect(response.status).toBe(413);
  });

  describe('without references', () => {
    it('are deleted a day later by the cleanup; the others stay', async () => {
      const referenced = oneOf(await upload(PNG, 'kept.png'));
      const dropped = oneOf(await upload(PNG, 'dropped.png'));
      await desk.call('DELETE', `/images/${dropped.id}`);
      const stray = join(folder, `${randomUUID()}.${randomUUID()}.part`);
      writeFileSync(stray, 'half');
      const store = createDiskStore(folder);
      await runHousekeeping(database, store, new Date());
      expect((await read(dropped.attributes.mediaUrl)).status).toBe(200);
      expect(existsSync(stray)).toBe(true);
      await runHousekeeping(database, store, new Date(Date.now() + 2 * DAY_MS));
      expect((await read(dropped.attributes.mediaUrl)).status).toBe(404);
      expect(existsSync(stray)).toBe(false);
      expect((await read(referenced.attributes.mediaUrl)).status).toBe(200);
    });
  });
});

describe('the disk store', () => {
  it('leaves nothing behind when a write fails', async () => {
    const folder = newFolder();
    const store = createDiskStore(folder);
    mkdirSync(join(folder, 'taken'));
    await expect(store.write('taken', PNG)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it('lists old files', async () => {
    const folder = newFolder();
    const store = createDiskStore(folder);
    await store.write('old', PNG);
    await store.write('new', PNG);
    utimesSync(join(folder, 'old'), new Date('2020-01-01'), new Date('2020-01-01'));
    expect(await store.keysBefore(new Date('2021-01-01'))).toEqual(['old']);
    expect(await createDiskStore(join(folder, 'nowhere')).keysBefore(new Date())).toEqual([]);
  });
});

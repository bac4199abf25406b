import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { smallPicture } from '@fairdesk/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  faultsOf,
  listOf,
  maker,
  oneOf,
  openTestPlatform,
  type Reply,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const idOf = (n: number): string => `01999999-0000-7000-8000-${String(n).padStart(12, '0')}`;

describeEachDatabase('several writes in one request', (newPlace) => {
  let desk: TestPlatform;
  let folder: string;
  let company: ResourceObject;
  beforeAll(async () => {
    const place = await newPlace();
    folder = join(place.dataFolder, 'files');
    desk = await openTestPlatform(place);
    const { event, participation } = maker(desk);
    company = await participation(await event(), { slug: 'kas' });
  });
  afterAll(() => desk.platform.close());

  const owner = () => ({ participation: { data: { type: 'participations', id: company.id } } });
  const product = (id: string, name: string) => ({
    op: 'add',
    data: { type: 'products', id, attributes: { name }, relationships: owner() },
  });
  const send = (operations: readonly object[], headers: Record<string, string> = {}): Promise<Reply> =>
    desk.call('POST', '/operations', { 'atomic:operations': operations }, headers);
  const sendWithFile = (operations: readonly object[]): Promise<Reply> => {
    const form = new FormData();
    form.set('data', JSON.stringify({ 'atomic:operations': operations }));
    form.set('file', new File([smallPicture().bytes.slice()], 'stand.png'));
    return desk.call('POST', '/operations', form);
  };
  const productNames = async () =>
    listOf(await desk.call('GET', `/participations/${company.id}/products?page[limit]=100`)).data.map(
      ({ attributes }) => attributes.name,
    );
  const filesThere = () => {
    try {
      return readdirSync(folder).length;
    } catch {
      return 0;
    }
  };

  it('are created together, in the given order, each with a result', async () => {
    const reply = await send([product(idOf(1), 'Pump'), product(idOf(2), 'Valve')]);
    expect(reply.status).toBe(200);
    const { 'atomic:results': results } = z
      .object({ 'atomic:results': z.array(z.object({ data: z.object({ id: z.string() }) })) })
      .parse(reply.body);
    expect(results.map(({ data }) => data.id)).toEqual([idOf(1), idOf(2)]);
    expect(await productNames()).toEqual(expect.arrayContaining(['Pump', 'Valve']));
  });

  it('change nothing when the last one is rejected, and report which one it was', async () => {
    const before = await productNames();
    const stale = {
      op: 'update',
      data: { type: 'participations', id: company.id, attributes: { version: 99 } },
    };
    expect((await send([product(idOf(3), 'Lost'), stale])).status).toBe(409);
    const faulty = await send([
      product(idOf(3), 'Lost'),
      { op: 'add', data: { type: 'products', attributes: {} } },
    ]);
    expect(faulty.status).toBe(400);
    expect(faultsOf(faulty)).toContain('required /atomic:operations/1/data/attributes/name');
    expect(
      (await send([product(idOf(3), 'Lost'), { op: 'remove', ref: { type: 'products', id: 'x' } }])).status,
    ).toBe(404);
    expect(await productNames()).toEqual(before);
  });

  it('succeed for one of several writers with the same version', async () => {
    const version = oneOf(await desk.call('GET', `/participations/${company.id}`)).attributes.version;
    const touch = { op: 'update', data: { type: 'participations', id: company.id, attributes: { version } } };
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) => send([touch, product(idOf(10 + place), `Racer ${place}`)])),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(7).fill(409),
    ]);
    expect((await productNames()).filter((name) => String(name).startsWith('Racer'))).toHaveLength(1);
  });

  it('return the first response again for the same key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await send([product(idOf(30), 'Once')], headers);
    const again = await send([product(idOf(30), 'Once')], headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await send([product(idOf(31), 'Other')], headers)).status).toBe(422);
  });

  it('store a file with its rows and its thumbnails, or nothing when one write is rejected', async () => {
    const before = filesThere();
    const image = (id: string) => ({
      op: 'add',
      data: {
        type: 'images',
        id,
        attributes: { title: 'Stand' },
        relationships: owner(),
        meta: { file: true },
      },
    });
    const refused = await sendWithFile([
      image(idOf(40)),
      { op: 'remove', ref: { type: 'products', id: 'x' } },
    ]);
    expect([refused.status, filesThere()]).toEqual([404, before]);
    const logo = (data: object | null) => ({
      op: 'update',
      data: { type: 'participations', id: company.id, relationships: { logo: { data } } },
    });
    const reply = await sendWithFile([image(idOf(40)), logo({ type: 'images', id: idOf(40) })]);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { mediaUrl, thumbnailUrls } = oneOf(await desk.call('GET', `/images/${idOf(40)}`)).attributes;
    expect(Object.keys(thumbnailUrls as object)).toEqual(['100x100', '250x250', '1200x627', '1280x720']);
    // The image and its two smaller sizes.
    expect(filesThere()).toBe(before + 3);
    const logoUrl = async () =>
      oneOf(await desk.call('GET', `/participations/${company.id}`)).attributes.logoUrl;
    expect(await logoUrl()).toBe(mediaUrl);
    expect((await send([logo(null)])).status).toBe(200);
    expect(await logoUrl()).toBeNull();
  });

  describe('an invalid list of operations', () => {
    it.each([
      [{}],
      [{ 'atomic:operations': [] }],
      [{ 'atomic:operations': [null] }],
      [{ 'atomic:operations': [{ op: 'burn', data: { type: 'products', id: '1' } }] }],
      [{ 'atomic:operations': [{ op: 'remove', ref: { type: 'nothing', id: '1' } }] }],
      [{ 'atomic:operations': [{ op: 'update', data: { type: 'products' } }] }],
    ])('is rejected: %j', async (body) => {
      expect((await desk.call('POST', '/operations', body)).status).toBe(400);
    });
  });
});

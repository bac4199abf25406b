import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  faultsOf,
  listOf,
  maker,
  oneOf,
  openTestPlatform,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const types = fc.constantFrom(...RESOURCES);
const oddities = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', '2026-02-30', '2026-11-20T25:00', 1e308, 5e-324, 2 ** 53),
);

/** A body with the fields of the type, filled with anything. */
const bodies = types.chain((resource) =>
  fc.record({
    type: fc.constant(resource.type),
    body: fc.oneof(
      fc.jsonValue(),
      fc.record({
        data: fc.record(
          {
            type: fc.oneof(
              { weight: 9, arbitrary: fc.constant(resource.type) },
              { weight: 1, arbitrary: oddities },
            ),
            id: oddities,
            attributes: fc.dictionary(
              fc.constantFrom(...Object.keys(resource.attributes), 'version', '__proto__', 'constructor'),
              oddities,
            ),
            relationships: fc.dictionary(
              fc.constantFrom(...Object.keys(resource.relations), 'toString'),
              fc.oneof(
                oddities,
                fc.record({ data: fc.oneof(oddities, fc.record({ type: oddities, id: oddities })) }),
              ),
            ),
          },
          { requiredKeys: [] },
        ),
      }),
    ),
  }),
);

describeEachDatabase('writing to the profile service', (newPlace) => {
  let desk: TestPlatform;
  let company: ResourceObject;
  let stored: ResourceObject | undefined;
  let make: ReturnType<typeof maker>['make'];
  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    const makers = maker(desk);
    make = makers.make;
    company = await makers.participation(await makers.event(), { slug: 'kas' });
  });
  afterAll(() => desk.platform.close());

  const product = (attributes: Record<string, unknown> = {}) =>
    make('products', { name: 'Tulip', ...attributes }, { participation: company });
  const document = (attributes: Record<string, unknown>) => ({ data: { type: 'products', attributes } });

  it.prop([bodies], { numRuns: 300 })('accepts or rejects any body', async ({ type, body }) => {
    const { status } = await desk.call('POST', `/${type}`, body);
    expect([201, 400, 409], JSON.stringify(body)).toContain(status);
    expect(({} as Record<string, unknown>).data).toBeUndefined();
  });

  const columns = fc.constantFrom(
    'name',
    'url',
    'shortDescription',
    'publicFrom',
    'sortIndex',
    'isNovelty',
    'registrationStatus',
  );
  it.prop([columns, oddities], { numRuns: 300 })(
    'accepts or rejects any value of any attribute',
    async (column, value) => {
      stored ??= await product();
      const { status } = await desk.call('PATCH', `/products/${stored.id}`, document({ [column]: value }));
      expect([200, 400], JSON.stringify({ column, value })).toContain(status);
    },
  );

  const texts = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
    .filter((text) => !text.includes('\0') && text.isWellFormed());
  it.prop([
    fc.record({
      name: texts,
      longDescription: fc.option(texts),
      isNovelty: fc.boolean(),
      sortIndex: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      publicFrom: fc.option(
        fc
          .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
          .map((day) => day.toISOString()),
      ),
    }),
  ])('reads back what was written', async (attributes) => {
    const { id } = await product(attributes);
    const read = oneOf(await desk.call('GET', `/products/${id}`));
    expect(read.attributes).toMatchObject(attributes);
  });

  it('reports all faults at once, each with its pointer', async () => {
    const reply = await desk.call('POST', '/videos', {
      data: {
        type: 'videos',
        attributes: { videoType: 'TAPE', colour: 1, sortIndex: 'x' },
        relationships: { product: { data: 3 } },
      },
    });
    expect(reply.status).toBe(400);
    expect(new Set(faultsOf(reply))).toEqual(
      new Set([
        'not-allowed /data/attributes/videoType',
        'required /data/attributes/videoId',
        'unknown-attribute /data/attributes/colour',
        'type /data/attributes/sortIndex',
        'shape /data/relationships/product',
      ]),
    );
  });

  it('rejects a reference to a missing row', async () => {
    const reply = await desk.call('POST', '/tasks', {
      data: {
        attributes: { code: 'x', status: 'OPEN' },
        relationships: { participation: { data: { type: 'participations', id: 'nobody' } } },
      },
    });
    expect(faultsOf(reply)).toEqual(['unknown-reference /data/relationships/participation']);
  });

  const references = fc.dictionary(
    fc.constantFrom('account', 'former-logo', 'pending-logo', 'brand'),
    fc.boolean(),
  );
  it.prop([references], { numRuns: 40 })(
    'accepts references exactly when every row exists, and names the first that does not',
    async (given) => {
      const [image, account, brand] = [
        await make('images', { title: 'I' }),
        await make('accounts', { name: 'A' }),
        await make('brands', { name: 'B' }),
      ];
      const rows: Readonly<Record<string, ResourceObject>> = { account, brand };
      const relationships = Object.fromEntries(
        Object.entries(given).map(([name, isThere]) => {
          const { type, id } = rows[name] ?? image;
          return [name, { data: { type, id: isThere ? id : 'unknown' } }];
        }),
      );
      const reply = await desk.call('PATCH', `/participations/${company.id}`, {
        data: { type: 'participations', id: company.id, relationships },
      });
      const missing = Object.keys(given).find((name) => !given[name]);
      expect(reply.status).toBe(missing === undefined ? 200 : 400);
      if (missing !== undefined)
        expect(faultsOf(reply)).toEqual([`unknown-reference /data/relationships/${missing}`]);
    },
  );

  describe('versions', () => {
    it.prop([
      fc.array(fc.record({ seen: fc.integer({ min: 1, max: 6 }), name: fc.constantFrom('a', 'b', 'c') }), {
        maxLength: 6,
      }),
    ])('never let a stale change overwrite a newer one', async (changes) => {
      const { id } = await product();
      let version = 1;
      let name = 'Tulip';
      for (const change of changes) {
        const reply = await desk.call(
          'PATCH',
          `/products/${id}`,
          document({ name: change.name, version: change.seen }),
        );
        expect(reply.status).toBe(change.seen === version ? 200 : 409);
        if (reply.status === 200) {
          version += 1;
          name = change.name;
        }
        const read = oneOf(await desk.call('GET', `/products/${id}`));
        expect(read.attributes).toMatchObject({ version, name });
      }
    });

    it('let one of fifty concurrent changes through', async () => {
      const { id } = await product();
      const saves = Array.from({ length: 50 }, (_, index) =>
        desk.call('PATCH', `/products/${id}`, document({ name: `save ${index}` }), { 'if-match': '"1"' }),
      );
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    });

    it('are incremented even for changes without a version', async () => {
      const { id } = await product();
      await Promise.all(
        Array.from({ length: 20 }, () => desk.call('PATCH', `/products/${id}`, document({ name: 'again' }))),
      );
      expect(oneOf(await desk.call('GET', `/products/${id}`)).attributes.version).toBe(21);
    });

    it('guard deletions too', async () => {
      const { id } = await product();
      expect((await desk.call('DELETE', `/products/${id}`, undefined, { 'if-match': '"7"' })).status).toBe(
        409,
      );
      expect((await desk.call('DELETE', `/products/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(
        204,
      );
      expect((await desk.call('DELETE', `/products/${id}`)).status).toBe(404);
    });
  });

  describe('repeated requests', () => {
    const post = (name: string, key: string) => {
      const participation = { data: { type: 'participations', id: company.id } };
      const body = { data: { type: 'products', attributes: { name }, relationships: { participation } } };
      return desk.call('POST', '/products', body, { 'idempotency-key': key });
    };
    const count = async (name: string) => {
      const filter = JSON.stringify([{ name: 'name', op: 'eq', val: name }]);
      return listOf(await desk.call('GET', `/products?${new URLSearchParams({ filter })}`)).meta.total;
    };

    it('with one key create one row and get one response, a hundred at once', async () => {
      const replies = await Promise.all(Array.from({ length: 100 }, () => post('Once', 'key-once')));
      expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
      expect(replies[0]?.status).toBe(201);
      expect(await count('Once')).toBe(1);
    });

    it('with one key but another body are rejected', async () => {
      await post('First', 'key-two');
      expect(faultsOf(await post('Second', 'key-two'))).toEqual(['idempotency-key Idempotency-Key']);
      expect(await count('Second')).toBe(0);
    });

    it('are executed again after a rejection', async () => {
      const body = { data: { type: 'tasks', attributes: { code: 'later', status: 'OPEN' } } };
      const key = { 'idempotency-key': 'key-later' };
      expect((await desk.call('POST', '/tasks', body, key)).status).toBe(400);
      expect((await post('Later', 'key-later')).status).toBe(201);
    });
  });

  describe('natural keys', () => {
    it('create one row for concurrent requests', async () => {
      const participation = { data: { type: 'participations', id: company.id } };
      const body = {
        data: {
          type: 'tasks',
          attributes: { code: 'race', status: 'OPEN' },
          relationships: { participation },
        },
      };
      const replies = await Promise.all(Array.from({ length: 20 }, () => desk.call('POST', '/tasks', body)));
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
      expect(faultsOf(replies.find(({ status }) => status === 409) as never)).toEqual(['duplicate']);
    });

    it('treat an organiser role without a company as a single key', async () => {
      const event = oneOf(await desk.call('GET', `/participations/${company.id}/event`));
      await make('event-permissions', { email: 'Staff@Fair.example', role: 'staff' }, { event });
      const again = await desk.call('POST', '/event-permissions', {
        data: {
          attributes: { email: 'staff@fair.example', role: 'admin' },
          relationships: { event: { data: { type: 'events', id: event.id } } },
        },
      });
      expect(faultsOf(again)).toEqual(['duplicate']);
    });

    it('give each event its own number, for concurrent requests too', async () => {
      const { event } = maker(desk);
      const ids = (await Promise.all(Array.from({ length: 10 }, () => event()))).map(({ id }) => id);
      expect(new Set(ids).size).toBe(10);
      for (const id of ids) expect(id).toMatch(/^\d+$/);
    });
  });

  it('deletes what belongs to a company, and keeps an event that is still referenced', async () => {
    const { event: newEvent, participation } = maker(desk);
    const event = await newEvent();
    const owner = await participation(event);
    const owned = await make('products', { name: 'Rose' }, { participation: owner });
    const image = await make('images', {}, { product: owned });
    expect(faultsOf(await desk.call('DELETE', `/events/${event.id}`))).toEqual(['in-use']);
    expect((await desk.call('DELETE', `/participations/${owner.id}`)).status).toBe(204);
    expect((await desk.call('GET', `/images/${image.id}`)).status).toBe(404);
    expect((await desk.call('DELETE', `/events/${event.id}`)).status).toBe(204);
  });
});

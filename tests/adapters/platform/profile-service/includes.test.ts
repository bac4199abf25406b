import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { loadIncluded } from '#adapters/platform/profile-service/load-included.ts';
import { parseInclude } from '#adapters/platform/profile-service/parse-include.ts';
import { resourceOf } from '#adapters/platform/profile-service/resource-map.ts';
import { anyTable, asRows } from '#adapters/platform/profile-service/rows.ts';
import type { Resource } from '#adapters/platform/resources/resource.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  listOf,
  maker,
  oneOf,
  openTestPlatform,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

describeEachDatabase('includes of the profile service', (newPlace) => {
  let desk: TestPlatform;
  let database: Database;
  let event: ResourceObject;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place);
    database = await openDatabase({ ...place, log: quietLog });
    const { make, event: newEvent, participation } = maker(desk);
    event = await newEvent();
    const category = await make('categories', { name: 'Bulbs', level: 'main' }, { event });
    for (let index = 0; index < 12; index += 1) {
      const company = await participation(event, { slug: `company-${index}` });
      const product = await make('products', { name: `Product ${index}` }, { participation: company, event });
      for (const sortIndex of [300, 100, 200])
        await make('images', { title: `${sortIndex}`, sortIndex }, { product });
      await desk.call('PATCH', `/products/${product.id}`, {
        data: { relationships: { categories: { data: [{ type: 'categories', id: category.id }] } } },
      });
    }
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  it('take as many statements for one row as for twelve', async () => {
    const resource = resourceOf('participations') as Resource;
    const tree = parseInclude(resource, 'event,products.images,products.categories');
    const counted = { statements: 0 };
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        counted.statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const rows = asRows(await anyTable(database.query).selectFrom('participations').selectAll().execute());
    const statementsFor = async (count: number) => {
      counted.statements = 0;
      await loadIncluded(anyTable(database.query.withPlugin(counter)), resource, rows.slice(0, count), tree);
      return counted.statements;
    };
    expect(rows).toHaveLength(12);
    expect(await statementsFor(1)).toBe(4);
    expect(await statementsFor(12)).toBe(4);
  });

  it('contain every resource once, and list linked resources in order', async () => {
    const reply = await desk.call(
      'GET',
      '/products?include=images,categories.products,participation.event&page[limit]=3',
    );
    const { data } = listOf(reply);
    const included = (reply.body as { included: ResourceObject[] }).included;
    const keys = [...data, ...included].map(({ type, id }) => `${type}/${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    const byId = new Map(included.map((each) => [each.id, each]));
    for (const { relationships } of data) {
      const images = relationships?.images?.data as { id: string }[];
      expect(images.map(({ id }) => byId.get(id)?.attributes.title)).toEqual(['100', '200', '300']);
    }
    expect(included.filter(({ type }) => type === 'events')).toHaveLength(1);
  });

  it('omit fields that were not requested', async () => {
    const reply = await desk.call(
      'GET',
      `/events/${event.id}/participations?include=event&fields[events]=name,show`,
    );
    const [included] = (reply.body as { included: ResourceObject[] }).included;
    expect(Object.keys(included?.attributes ?? {})).toEqual(['name']);
    expect(Object.keys(included?.relationships ?? {})).toEqual(['show']);
  });

  describe('relation endpoints', () => {
    it('return the related resource, and its identifier alone', async () => {
      const { data } = listOf(await desk.call('GET', `/events/${event.id}/participations?sort=slug`));
      const [first] = data as [ResourceObject];
      const back = oneOf(await desk.call('GET', `/participations/${first.id}/event`));
      expect(back.id).toBe(event.id);
      const alone = await desk.call('GET', `/participations/${first.id}/relationships/event`);
      expect(alone.body).toMatchObject({ data: { type: 'events', id: event.id } });
      const many = await desk.call('GET', `/events/${event.id}/relationships/participations?page[limit]=2`);
      expect(many.body).toMatchObject({ meta: { total: 12 } });
      const none = await desk.call('GET', `/participations/${first.id}/account`);
      expect(none.body).toMatchObject({ data: null });
    });

    it.each([
      '/events/999/participations',
      '/events/999/relationships/show',
      '/events/999',
      '/nothing',
      '/events/1/nothing',
      '/events/1/show/2',
    ])('find nothing at %s', async (path) => {
      expect((await desk.call('GET', path)).status).toBe(404);
    });
  });
});

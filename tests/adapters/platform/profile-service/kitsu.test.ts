import Kitsu from 'kitsu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

/** A resource as kitsu flattens it: attributes beside the id, relations under their names. */
interface Flat {
  readonly id: string;
  readonly [name: string]: unknown;
}

describeEachDatabase('kitsu, a JSON:API client that nobody here wrote', (newPlace) => {
  let desk: TestPlatform;
  let server: Awaited<ReturnType<typeof serve>>;
  let api: Kitsu;
  let event: Flat;
  const companies: Flat[] = [];

  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    server = await serve(desk.platform.fetch);
    api = new Kitsu({
      baseURL: `${server.url}/api/v0.1`,
      headers: { authorization: `Bearer ${desk.token}` },
      camelCaseTypes: false,
      resourceCase: 'none',
      pluralize: false,
    });
    event = (await api.create('events', { name: 'Horti Fair', slug: 'horti' })).data;
    for (const [slug, status] of [
      ['rose', 'CONFIRMED'],
      ['aster', 'CONFIRMED'],
      ['tulip', 'DRAFT'],
    ]) {
      const body = {
        organizationName: `${slug} growers`,
        slug,
        status,
        event: { data: { type: 'events', id: event.id } },
      };
      companies.push((await api.create('participations', body)).data);
    }
  });
  afterAll(async () => {
    await server.close();
    await desk.platform.close();
  });

  it('creates', () => {
    expect(event).toMatchObject({ type: 'events', name: 'Horti Fair', version: 1 });
    expect(companies.map(({ slug }) => slug)).toEqual(['rose', 'aster', 'tulip']);
  });

  it('reads with include, filter, sort and paging', async () => {
    const { data, meta, links } = await api.fetch(`events/${event.id}/participations`, {
      params: {
        include: 'event',
        filter: JSON.stringify([{ name: 'status', op: 'eq', val: 'CONFIRMED' }]),
        sort: 'slug',
        page: { limit: 1, offset: 0 },
        fields: { participations: 'slug,event' },
      },
    });
    expect(data).toMatchObject([{ slug: 'aster', event: { data: { id: event.id, name: 'Horti Fair' } } }]);
    expect(data[0]).not.toHaveProperty('status');
    expect(meta).toEqual({ total: 2 });
    expect(links.prev).toBeNull();
    expect(links.next).toContain('page%5Boffset%5D=1');
  });

  it('reads a single resource, follows a relation, and reads an empty one', async () => {
    const [rose] = companies as [Flat];
    expect((await api.get(`participations/${rose.id}`)).data).toMatchObject({ slug: 'rose' });
    expect((await api.get(`participations/${rose.id}/event`)).data).toMatchObject({ id: event.id });
    expect((await api.get(`participations/${rose.id}/account`)).data).toBeNull();
  });

  it('updates a resource, and fails on a stale version', async () => {
    const [rose] = companies as [Flat];
    const changed = await api.update('participations', { id: rose.id, version: 1, isPublic: true });
    expect(changed.data).toMatchObject({ isPublic: true, version: 2 });
    await expect(
      api.update('participations', { id: rose.id, version: 1, isPublic: false }),
    ).rejects.toMatchObject({
      response: { status: 409 },
      errors: [{ code: 'conflict' }],
    });
  });

  it('deletes', async () => {
    const tulip = companies[2] as Flat;
    await api.remove('participations', tulip.id);
    await expect(api.get(`participations/${tulip.id}`)).rejects.toMatchObject({ response: { status: 404 } });
  });

  describe('sees errors', () => {
    it('of a body, with the pointer of each', async () => {
      await expect(api.create('events', { name: 'No slug' })).rejects.toMatchObject({
        errors: [{ status: '400', code: 'required', source: { pointer: '/data/attributes/slug' } }],
      });
    });

    it('of a query, with the parameter', async () => {
      await expect(api.fetch('events', { params: { sort: 'secret' } })).rejects.toMatchObject({
        errors: [{ status: '400', source: { parameter: 'sort' } }],
      });
    });

    it('of an invalid token', async () => {
      const stranger = new Kitsu({ baseURL: `${server.url}/api/v0.1`, pluralize: false });
      await expect(stranger.fetch('events')).rejects.toMatchObject({
        response: { status: 401 },
        errors: [{ code: 'unauthorized' }],
      });
    });
  });
});

import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  maker,
  openTestPlatform,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

describeEachDatabase('cached reads', (newPlace) => {
  let servers: readonly [TestPlatform, TestPlatform];
  let event: ResourceObject;
  let participation: ResourceObject;
  const START = new Date('2026-11-20T10:00:00Z');
  let now = START;
  const EMAIL = 'crew@stand.example';
  const SITE = 'cached';
  const PAGE = '/visit';
  /** Another process, which writes pages without asking either server. */
  let importer: Database;

  beforeAll(async () => {
    const place = await newPlace();
    const clock = () => now;
    importer = await openDatabase({ ...place, log: quietLog });
    servers = [await openTestPlatform(place, { clock }), await openTestPlatform(place, { clock })];
    const make = maker(servers[0]);
    event = await make.event();
    participation = await make.participation(event);
  });
  afterAll(() => Promise.all([importer.close(), ...servers.map(({ platform }) => platform.close())]));

  const addPage = (language: string, displayName: string) =>
    importer.query
      .insertInto('pages')
      .values({
        site: SITE,
        path: PAGE,
        language,
        updated: START.toISOString(),
        layout: layoutOf(displayName),
      })
      .onConflict((conflict) =>
        conflict.columns(['site', 'path', 'language']).doUpdateSet({ layout: layoutOf(displayName) }),
      )
      .execute();
  const layoutOf = (displayName: string) =>
    JSON.stringify({
      ...{ name: 'visit', displayName, fields: {}, itemId: '0b2f1de3-2f53-4f0f-a5a2-0f8a5e1f7d11' },
      ...{ templateName: 'Page', placeholders: { 'headless-main': [] } },
    });

  const byEmail = JSON.stringify([{ name: 'email', op: 'eq', val: EMAIL }]);
  const reads = () =>
    [
      ['/api/v0.1/event-permissions', { filter: byEmail, sort: 'id' }],
      [`/api/v0.1/events/${event.id}`, { include: 'task-definitions,participations' }],
      [`/api/v0.1/participations/${participation.id}`, { include: 'event.task-definitions,tasks' }],
      [`/api/v0.1/participations/${participation.id}/tasks`, {}],
      [`/identity/sessions/${'s'.repeat(43)}`, {}],
      ['/content/sites', {}],
      ['/sitecore/api/layout/render/jss', { sc_site: SITE, item: PAGE, sc_lang: 'en' }],
      ['/sitecore/api/layout/render/jss', { sc_site: SITE, item: PAGE, sc_lang: 'nl' }],
      [`/sitecore/api/jss/dictionary/${SITE}/en`, {}],
    ] as const;

  /** What a server responds to its own process, which may be cached. */
  const cached = async (server: TestPlatform, [path, query]: ReturnType<typeof reads>[number]) => {
    const searchParams = new URLSearchParams(query);
    const response = await server.platform.call({
      ...{ method: 'GET', path, query: searchParams, headers: { sc_apikey: 'key' }, body: undefined },
    });
    return { status: response.status, body: JSON.parse(JSON.stringify(response.body)) };
  };

  /** What it responds over the network, which is never cached. */
  const uncached = async (server: TestPlatform, [path, query]: ReturnType<typeof reads>[number]) => {
    const headers = { authorization: `Bearer ${server.token}`, sc_apikey: 'key' };
    const { status, body } = await server.send(
      'GET',
      `${path}?${new URLSearchParams(query)}`,
      undefined,
      headers,
    );
    return { status, body };
  };

  const toOne = ({ type, id }: ResourceObject) => ({ data: { type, id } });
  const idOf = async (server: TestPlatform, path: string): Promise<string | undefined> => {
    const { body } = await server.call('GET', path);
    return (body as { readonly data: readonly { readonly id: string }[] }).data[0]?.id;
  };
  const add = (server: TestPlatform, type: string, attributes: object, relationships: object) =>
    server.call('POST', `/${type}`, { data: { type, attributes, relationships } });
  const own = (server: TestPlatform, method: string, path: string, body?: unknown) =>
    server.platform.call({ ...{ method, path, query: new URLSearchParams(), headers: {}, body } });
  const change = (server: TestPlatform, { type, id }: ResourceObject, attributes: object) =>
    own(server, 'PATCH', `/api/v0.1/${type}/${id}`, { data: { type, id, attributes } });
  const removeFirst = async (server: TestPlatform, type: string, filter?: string) => {
    const query = filter === undefined ? '' : `?filter=${encodeURIComponent(filter)}`;
    const id = await idOf(server, `/${type}${query}`);
    return id === undefined ? undefined : server.call('DELETE', `/${type}/${id}`);
  };
  const session = `/identity/sessions/${'s'.repeat(43)}`;

  /** Writes of one server, each of which changes some of the reads. */
  const WRITES: Readonly<Record<string, (server: TestPlatform, text: string) => Promise<unknown>>> = {
    'give a role': (server) =>
      add(server, 'event-permissions', { email: EMAIL, role: 'STAND_STAFF' }, { event: toOne(event) }),
    'take a role': (server) => removeFirst(server, 'event-permissions', byEmail),
    'rename the event': (server, name) => change(server, event, { name }),
    'rename the company': (server, organizationName) => change(server, participation, { organizationName }),
    'define a task': (server, code) =>
      add(
        server,
        'task-definitions',
        { code, titles: { en: code }, date: '20270112' },
        { event: toOne(event) },
      ),
    'remove a definition': (server) => removeFirst(server, 'task-definitions'),
    'tick a task': (server, code) =>
      add(server, 'tasks', { code, status: 'CLOSED' }, { participation: toOne(participation) }),
    'remove a task': (server) => removeFirst(server, 'tasks'),
    // Foreign keys remove the tasks and roles of the company too.
    'replace the company': async (server) => {
      await server.call('DELETE', `/participations/${participation.id}`);
      participation = await maker(server).participation(event);
    },
    'sign in': (server, sealed) =>
      own(server, 'POST', '/identity/sessions', {
        ...{ idHash: 's'.repeat(43), email: EMAIL, sealed, remembered: false, error: null },
        expiresAt: new Date(now.getTime() + 60_000).toISOString(),
      }),
    'use the session': (server, sealed) => own(server, 'PATCH', session, { sealed }),
    'sign out': (server) => own(server, 'DELETE', session),
    'publish a page': (_, name) => addPage('en', name),
    'translate it': (_, name) => addPage('nl', name),
    'remove the page': () => importer.query.deleteFrom('pages').where('site', '=', SITE).execute(),
    'replace a phrase': async (_, phrase) => {
      await importer.query.deleteFrom('dictionary').where('site', '=', SITE).execute();
      const row = { site: SITE, language: 'en', key: 'greeting', phrase };
      return importer.query.insertInto('dictionary').values(row).execute();
    },
    wait: async () => {
      now = new Date(now.getTime() + 70_000);
    },
  };

  const steps = fc.array(
    fc.record({
      write: fc.constantFrom(...Object.keys(WRITES)),
      writer: fc.constantFrom<0 | 1>(0, 1),
      text: fc.stringMatching(/^[a-z]{1,8}$/),
    }),
    { minLength: 4, maxLength: 8 },
  );

  const expectCurrent = async (): Promise<void> => {
    for (const server of servers)
      for (const read of reads())
        expect(await cached(server, read), read[0]).toEqual(await uncached(server, read));
  };

  describe('on two servers', () => {
    it.prop([steps], { numRuns: 15 })(
      'equal uncached ones after every write',
      async (all) => {
        now = START;
        for (const { write, writer, text } of all) {
          await WRITES[write]?.(servers[writer], text);
          await expectCurrent();
        }
      },
      240_000,
    );
  });

  it('are the same object until their own contents change, whatever else is written', async () => {
    const page = async (): Promise<unknown> => {
      const query = new URLSearchParams({ sc_site: SITE, item: PAGE, sc_lang: 'en' });
      const path = '/sitecore/api/layout/render/jss';
      const headers = { sc_apikey: 'key' };
      const { body } = await servers[0].platform.call({
        method: 'GET',
        path,
        query,
        headers,
        body: undefined,
      });
      return body;
    };
    await addPage('en', 'Visit');
    const first = await page();
    await change(servers[1], event, { name: 'Renamed meanwhile' });
    expect(await page()).toBe(first);
    await addPage('en', 'Plan your visit');
    expect(await page()).not.toBe(first);
    await expectCurrent();
  });

  it('cannot be changed by one reader for the others', async () => {
    const response = await servers[0].platform.call({
      ...{ method: 'GET', path: `/api/v0.1/events/${event.id}`, query: new URLSearchParams() },
      ...{ headers: {}, body: undefined },
    });
    const { data } = response.body as { data: { attributes: { name: string } } };
    try {
      Object.assign(data.attributes, { name: 'Other' });
    } catch {
      // Shared by all readers: frozen.
    }
    await expectCurrent();
  });
});

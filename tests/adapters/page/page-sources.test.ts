import { STATUS_CODES } from 'node:http';
import type { SiteRoute } from '@fairdesk/core/page';
import { LANGUAGES, toCompact } from '@fairdesk/core/shared';
import { dictionaryLaws, pageSourceLaws, redirectMapLaws } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createGraphqlDictionary } from '#adapters/page/dictionary-graphql.ts';
import { createDictionary } from '#adapters/page/dictionary-service.ts';
import { createEditingSource } from '#adapters/page/editing-service.ts';
import { createGraphql, type QueryGraphql } from '#adapters/page/graphql.ts';
import { createGraphqlPageSource } from '#adapters/page/layout-graphql.ts';
import { createPageSource } from '#adapters/page/layout-service.ts';
import { createRedirectMap } from '#adapters/page/site-redirects.ts';
import { createSiteRoutes } from '#adapters/page/site-routes.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { type ContentDesk, KEY, openContentDesk } from '../platform/content/content-desk.ts';
import { FULL_SITE, MANY_PHRASES } from '../platform/content/full-site.ts';

const SETTINGS = { frameHosts: [], publicUrl: 'https://desk.example' };
const HOME = { site: 'spring', folder: 'spring', path: '/', language: 'nl' } as const;

const anyCursor = fc.constantFrom('', 'a', 'b', 'c', 'd');

/** Every API to the pages and phrases of a content platform. */
const doorsTo = (url: string, apiKey: string) => {
  const http = createHttp(`${url}/`);
  const overGraphql = (['graphql', 'edge'] as const).map((api) => {
    const ask = createGraphql(http, { api, apiKey });
    return { source: createGraphqlPageSource(ask, SETTINGS), dictionary: createGraphqlDictionary(ask) };
  });
  const rest = createPageSource(http, { ...SETTINGS, apiKey, configuration: 'jss' });
  return [{ source: rest, dictionary: createDictionary(http, apiKey) }, ...overGraphql];
};

/** Every API of one content platform, over real HTTP, returns the same pages and phrases. */
describe('a remote content platform', () => {
  let desk: ContentDesk;
  beforeAll(async () => {
    desk = await openContentDesk({ dataFolder: newFolder() }, FULL_SITE);
  });
  afterAll(() => desk.close());

  const http = () => createHttp(`${desk.url}/`);
  const rest = () => createPageSource(http(), { ...SETTINGS, apiKey: KEY, configuration: 'jss' });

  pageSourceLaws(async () => ({ source: rest(), address: HOME }), {
    test: (sentence, body) => it(`rest: ${sentence}`, body),
  });

  it('reports when each page last changed, in each of its languages', async () => {
    const ask = createGraphql(http(), { api: 'graphql', apiKey: KEY });
    const rows = await desk.database.query
      .selectFrom('pages')
      .selectAll()
      .where('site', '=', 'spring')
      .execute();
    for (const language of LANGUAGES) {
      const routes = (await createSiteRoutes(ask).routes('spring', language))._unsafeUnwrap();
      const updated = ({ path }: SiteRoute) =>
        rows.find((row) => row.path === path && row.language === language)?.updated ?? '';
      expect(routes.map(({ changedAt }) => changedAt)).toEqual(
        routes.map((route) => toCompact(new Date(updated(route)))),
      );
      expect(routes.length).toBeGreaterThan(language === 'en' ? 1 : -1);
    }
  });

  it('ignores invalid timestamps, and parses those of older platforms', async () => {
    const examples = [
      ['20270112T090000Z', '20270112T090000Z'],
      ['20270112T090000:637123456789012345Z', '20270112T090000Z'],
      ['20270112T090000Z:637123456789012345', '20270112T090000Z'],
      ['', undefined],
      ['yesterday', undefined],
      ['20270230T090000Z', undefined],
    ] as const;
    const results = examples.map(([value], place) => ({ path: `/${place}`, route: { updated: { value } } }));
    const without = [{ path: '/a', route: null }, { path: '/b', route: { updated: null } }, { path: '/c' }];
    const routes = { pageInfo: { endCursor: '', hasNext: false }, results: [...results, ...without] };
    const vendor = createGraphql(
      createHttp('http://x.local/', async () => Response.json({ data: { site: { siteInfo: { routes } } } })),
      { api: 'edge', apiKey: KEY },
    );
    const found = (await createSiteRoutes(vendor).routes('spring', 'en'))._unsafeUnwrap();
    expect(found.map(({ changedAt }) => changedAt)).toEqual([
      ...examples.map(([, stamp]) => stamp),
      ...without.map(() => undefined),
    ]);
  });

  it('takes the languages of a page from the item when its layout lists none', async () => {
    const rendered = { sitecore: { context: {}, route: { itemLanguage: 'nl' } } };
    const languages = ['nl', 'de', 'tr'].map((name) => ({ language: { name } }));
    const answer = { data: { layout: { item: { rendered, languages } } } };
    const vendor = createGraphql(
      createHttp('http://x.local/', async () => Response.json(answer)),
      { api: 'edge', apiKey: KEY },
    );
    const page = await createGraphqlPageSource(vendor, SETTINGS).open(HOME);
    expect(page._unsafeUnwrap().languages).toEqual(['nl', 'tr']);
  });

  it('returns an item in each of its languages, with its own texts', async () => {
    const ask = createGraphql(http(), { api: 'graphql', apiKey: KEY });
    const query = `query { layout(site: "spring", routePath: "/", language: "tr") { item {
      language { name }
      languages { displayName language { name nativeName englishName } languages { language { name } } rendered }
    } } }`;
    const { layout } = (await ask(query, {}, z.any()))._unsafeUnwrap();
    expect(layout.item.language.name).toBe('en');
    const english = { name: 'en', nativeName: 'English', englishName: 'English' };
    const dutch = { name: 'nl', nativeName: 'Nederlands', englishName: 'Dutch' };
    expect(layout.item.languages).toMatchObject([
      { displayName: 'Spring', language: english, languages: [{ language: { name: 'en' } }] },
      { displayName: 'Lente', language: dutch, languages: [{ language: { name: 'nl' } }] },
    ]);
    expect(layout.item.languages[1].rendered.sitecore).toMatchObject({
      context: { language: 'nl' },
      route: { itemLanguage: 'nl' },
    });
  });

  for (const api of ['graphql', 'edge'] as const) {
    const ask = () => createGraphql(http(), { api, apiKey: KEY });
    const source = () => createGraphqlPageSource(ask(), SETTINGS);
    const runner = { test: (sentence: string, body: () => Promise<void>) => it(`${api}: ${sentence}`, body) };
    pageSourceLaws(async () => ({ source: source(), address: HOME }), runner);
    dictionaryLaws(
      async () => ({ dictionary: createGraphqlDictionary(ask()), site: 'spring', language: 'nl' }),
      runner,
    );
    redirectMapLaws(async () => ({ map: createRedirectMap(ask()), site: 'spring' }), runner);

    it(`${api}: returns the same pages as REST`, async () => {
      for (const path of ['/', '/events/42', '/events/all', '/missing'])
        for (const language of LANGUAGES) {
          const address = { ...HOME, path, language };
          expect(await source().open(address)).toEqual(await rest().open(address));
        }
    });

    it(`${api}: returns every phrase, and none for an unknown site`, async () => {
      const phrases = await createGraphqlDictionary(ask()).phrases('spring', 'nl');
      expect(phrases._unsafeUnwrap()).toEqual(MANY_PHRASES);
      expect(phrases).toEqual(await createDictionary(http(), KEY).phrases('spring', 'nl'));
      expect((await createGraphqlDictionary(ask()).phrases('nowhere', 'nl'))._unsafeUnwrap()).toEqual({});
    });
  }

  it('handles any path', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (path) => {
        const ask = createGraphql(http(), { api: 'graphql', apiKey: KEY });
        const page = await createGraphqlPageSource(ask, SETTINGS).open({ ...HOME, path: `/x"${path}` });
        expect(page._unsafeUnwrapErr().kind).toBe('not-found');
      }),
    ));

  it('opens a page for its editor, with chromes, phrases and the editor’s data', async () => {
    const { itemId } = await home();
    const ask = createGraphql(http(), { api: 'graphql', apiKey: KEY });
    const source = createEditingSource({ ask, http: http() }, { ...SETTINGS, contextId: KEY });
    const edited = await source.open({ ...HOME, itemId, layoutKind: 'final', mode: 'edit' });
    const { page, phrases, data } = edited._unsafeUnwrap();
    expect(page.state).toBe('edit');
    expect(page.main[0]?.editing?.fields).toMatchObject({ title: expect.stringContaining('datasource') });
    expect(phrases).toEqual(MANY_PHRASES);
    expect(data).toHaveProperty('hrz-canvas-state');
    const preview = await source.open({ ...HOME, itemId, layoutKind: 'final', mode: 'preview' });
    expect(preview._unsafeUnwrap().page.state).toBe('preview');
    const missing = await source.open({ ...HOME, itemId: 'none', layoutKind: 'final', mode: 'edit' });
    expect(missing._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('opens a single component, whatever the platform calls the main area', async () => {
    const { itemId } = await home();
    const placeholders = {
      'editing-componentmode-placeholder': [
        { uid: 'c1', componentName: 'RichText', params: {}, fields: { Text: { value: '<p>Pumps</p>' } } },
      ],
    };
    const route = { name: 'Home', itemId, fields: {}, placeholders };
    const component = { uid: 'c1', dataSourceId: 'd1', renderingId: 'r1' };
    const library = await serve(async () =>
      Response.json({ sitecore: { context: { pageEditing: true }, route } }),
    );
    const ask = createGraphql(http(), { api: 'graphql', apiKey: KEY });
    const address = { ...HOME, itemId, layoutKind: 'final', mode: 'edit', component } as const;
    for (const areas of [{}, { main: 'jss-main' }]) {
      const settings = { ...SETTINGS, areas, contextId: KEY };
      const source = createEditingSource({ ask, http: createHttp(`${library.url}/`) }, settings);
      const { page } = (await source.open(address))._unsafeUnwrap();
      expect([page.main.map(({ uid }) => uid), page.unknownAreas ?? []]).toEqual([['c1'], []]);
    }
    await library.close();
  });

  it('never treats an error as an empty page', async () => {
    const faulty = createGraphql(
      createHttp('http://x.local/', async () => Response.json({ data: null, errors: [{ message: 'No' }] })),
      { api: 'graphql', apiKey: KEY },
    );
    expect((await createGraphqlPageSource(faulty, SETTINGS).open(HOME))._unsafeUnwrapErr().kind).toBe(
      'malformed',
    );
  });

  it('reports a wrong key as unavailable, with the whole response', async () => {
    for (const { source } of doorsTo(desk.url, 'wrong')) {
      const failure = (await source.open(HOME))._unsafeUnwrapErr();
      expect(failure).toMatchObject({ kind: 'unavailable', answer: 'HTTP 401 Unauthorized' });
      expect(failure.response).toMatchObject({
        status: 401,
        statusText: 'Unauthorized',
        data: { message: expect.stringContaining('sc_apikey') },
      });
      expect(failure.response?.headers['content-type']).toContain('application/json');
    }
  });

  it('has no phrases where the platform serves no dictionary, and is an outage for any other status', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 400, max: 599 }), fc.string(), async (status, body) => {
        const http = createHttp('http://x.local/', async () => new Response(body, { status }));
        const phrases = await createDictionary(http, KEY).phrases('spring', 'en');
        if (status === 404) expect(phrases._unsafeUnwrap()).toEqual({});
        else expect(phrases._unsafeUnwrapErr().kind).toBe('unavailable');
      }),
      { examples: [[404, '']] },
    ));

  it('is read once per cursor, however its cursors repeat', () =>
    fc.assert(
      fc.asyncProperty(fc.dictionary(anyCursor, anyCursor), async (nextOf) => {
        let cursors: string[] = [];
        const circling = ((_query: string, { after }: { readonly after: string }) => {
          expect(cursors).not.toContain(after);
          cursors.push(after);
          const pageInfo = { endCursor: nextOf[after] ?? '', hasNext: true };
          const dictionary = { results: [{ key: `key ${after}`, value: after }], pageInfo };
          const routes = { results: [{ path: `/${after}` }], pageInfo };
          return okAsync({ site: { siteInfo: { dictionary, routes } } });
        }) as unknown as QueryGraphql;
        const phrases = (await createGraphqlDictionary(circling).phrases('s', 'en'))._unsafeUnwrap();
        expect(Object.values(phrases)).toEqual(cursors);
        cursors = [];
        const routes = (await createSiteRoutes(circling).routes('s', 'en'))._unsafeUnwrap();
        expect(routes.map(({ path }) => path)).toEqual(cursors.map((cursor) => `/${cursor}`));
      }),
    ));

  const home = async () => {
    const answer = await fetch(
      `${desk.url}/sitecore/api/layout/render/jss?item=/&sc_site=spring&sc_apikey=${KEY}`,
    );
    return (await answer.json()).sitecore.route as { itemId: string };
  };
});

describe('a failing content platform', () => {
  let answer: () => Response = () => new Response();
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(async () => answer());
  });
  afterAll(() => server.close());

  it('always reports status, headers and data through every API, and never signs the visitor out', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(400, 401, 403, 409, 422, 429, 500, 502, 503),
        fc.stringMatching(/^[a-z0-9]{1,20}$/),
        fc.jsonValue(),
        async (status, id, value) => {
          const data: unknown = JSON.parse(JSON.stringify({ value }));
          answer = () => Response.json(data, { status, headers: { 'x-request-id': id } });
          for (const { source, dictionary } of doorsTo(server.url, KEY))
            for (const call of [source.open(HOME), dictionary.phrases('spring', 'nl')]) {
              const failure = (await call)._unsafeUnwrapErr();
              const statusText = STATUS_CODES[status];
              expect(failure).toMatchObject({ kind: 'unavailable', answer: `HTTP ${status} ${statusText}` });
              expect(failure.response).toMatchObject({ status, statusText, data });
              expect(failure.response?.headers['x-request-id']).toBe(id);
            }
        },
      ),
    ));
});

import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createReactionProxy } from '#adapters/articles/proxy.ts';
import { createSiteDirectory } from '#adapters/events/layout-service.ts';
import { createGraphqlDictionary } from '#adapters/page/dictionary-graphql.ts';
import { createDictionary } from '#adapters/page/dictionary-service.ts';
import { readEdited } from '#adapters/page/editing-service.ts';
import { createGraphql } from '#adapters/page/graphql.ts';
import { createGraphqlPageSource } from '#adapters/page/layout-graphql.ts';
import { createNewsSource } from '#adapters/page/news-graphql.ts';
import { createSiteRoutes } from '#adapters/page/site-routes.ts';
import { createSearchSetup } from '#adapters/search/search-setup.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const HOME = { site: 'spring', folder: 'spring', path: '/', language: 'en' } as const;
const SETTINGS = { frameHosts: [] };
const KEY = 'key';

const httpOf = (body: unknown) => createHttp('http://x.local/', async () => Response.json(body));
const askOf = (data: unknown) => createGraphql(httpOf({ data }), { api: 'edge', apiKey: KEY });

/** Entries that are no sites, phrases, routes or texts. */
const anyInvalid = fc.array(
  fc.constantFrom<unknown>(null, 7, [], {}, { key: null }, { path: 5, name: null }),
  {
    minLength: 1,
  },
);

/** A list with invalid entries before, between and after its valid ones. */
const among = (invalid: readonly unknown[], entries: readonly unknown[]): readonly unknown[] => [
  ...entries.flatMap((entry) => [...invalid, entry]),
  ...invalid,
];

const pageInfo = { endCursor: '', hasNext: false };
const layoutWith = (context: object) => ({ sitecore: { context, route: { itemId: 'a', placeholders: {} } } });

describe('an invalid entry in a response costs no other entry', () => {
  it.prop([anyInvalid])('phrases', async (invalid) => {
    const results = among(invalid, [{ key: 'close', value: 'Shut' }]);
    const site = { siteInfo: { dictionary: { results, pageInfo } } };
    const overGraphql = await createGraphqlDictionary(askOf({ site })).phrases('spring', 'en');
    expect(overGraphql._unsafeUnwrap()).toEqual({ close: 'Shut' });
    const phrases = { close: 'Shut', ...Object.fromEntries(invalid.map((value, at) => [`no ${at}`, value])) };
    const overRest = await createDictionary(httpOf({ phrases }), KEY).phrases('spring', 'en');
    expect(overRest._unsafeUnwrap()).toEqual({ close: 'Shut' });
  });

  it.prop([anyInvalid])('pages and articles of a site', async (invalid) => {
    const article = {
      Title: { jsonValue: { value: 'Pumps' } },
      Date: { jsonValue: { value: '2026-11-20' } },
    };
    const results = among(invalid, [{ path: '/news/pumps', route: article }]);
    const ask = askOf({ site: { siteInfo: { routes: { results, pageInfo } } } });
    expect((await createSiteRoutes(ask).routes('spring', 'en'))._unsafeUnwrap()).toEqual([
      { path: '/news/pumps' },
    ]);
    const articles = await createNewsSource(ask).articles({ ...HOME, path: '/news' });
    expect(articles._unsafeUnwrap().map(({ slug }) => slug)).toEqual(['pumps']);
  });

  it.prop([anyInvalid])('languages of a page', async (invalid) => {
    const context = { languages: among(invalid, ['en', 'nl']) };
    const inLayout = askOf({ layout: { item: { rendered: layoutWith(context) } } });
    const languages = among(
      invalid,
      ['en', 'nl'].map((name) => ({ language: { name } })),
    );
    const ofItem = askOf({ layout: { item: { rendered: layoutWith({}), languages } } });
    for (const ask of [inLayout, ofItem]) {
      const page = await createGraphqlPageSource(ask, SETTINGS).open(HOME);
      expect(page._unsafeUnwrap().languages).toEqual(['en', 'nl']);
    }
  });

  it.prop([anyInvalid])('scripts of the editor', (invalid) => {
    const layout = layoutWith({
      pageEditing: true,
      clientScripts: among(invalid, ['https://editor.example/a.js']),
    });
    const address = { ...HOME, itemId: 'a', layoutKind: 'final', mode: 'edit' } as const;
    expect(readEdited(layout, {}, address, SETTINGS)._unsafeUnwrap().scripts).toEqual([
      'https://editor.example/a.js',
    ]);
  });

  it.prop([anyInvalid])('sites, their languages and search scopes', async (invalid) => {
    const settings = { searchScopes: among(invalid, [{ id: 's', tags: among(invalid, ['water']) }]) };
    const own = { name: 'spring', eventId: '101', virtualFolder: 'spring', logo: null, settings };
    const http = httpOf(among(invalid, [{ ...own, languages: among(invalid, ['nl']) }]));
    const sites = (await createSiteDirectory(http, KEY).sites())._unsafeUnwrap();
    expect(sites).toMatchObject([{ site: 'spring', languages: ['nl'] }]);
    const scope = await createSearchSetup(http, KEY).scope('s');
    expect(scope._unsafeUnwrap().tags).toEqual(['water']);
  });

  it.prop([fc.constantFrom('', '/', '//'), fc.constantFrom('', '/', '//')])(
    'a folder of a site, written with slashes or without',
    async (before, after) => {
      const site = { name: 'spring', eventId: '101', logo: null, languages: ['nl'], settings: {} };
      const http = httpOf([{ ...site, virtualFolder: `${before}spring${after}` }]);
      const sites = (await createSiteDirectory(http, KEY).sites())._unsafeUnwrap();
      expect(sites).toMatchObject([{ virtualFolder: 'spring' }]);
    },
  );

  it.prop([anyInvalid])('saved articles', async (invalid) => {
    const id = '0'.repeat(32);
    const saved = await createReactionProxy(httpOf({ items: among(invalid, [id]) })).saved();
    expect(saved._unsafeUnwrap()).toEqual([id]);
  });
});

describe('a response that is no list', () => {
  it('is a failure, so that a whole site is not taken for an empty one', async () => {
    expect((await createSiteDirectory(httpOf({}), KEY).sites()).isErr()).toBe(true);
    const site = { siteInfo: { routes: { pageInfo } } };
    expect((await createSiteRoutes(askOf({ site })).routes('spring', 'en')).isErr()).toBe(true);
  });
});

describe('a layout', () => {
  it('without a route is a missing page', async () => {
    const ask = askOf({ layout: { item: { rendered: { sitecore: { context: {} } } } } });
    const page = await createGraphqlPageSource(ask, SETTINGS).open(HOME);
    expect(page._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it.prop([fc.constantFrom<unknown>('boom', null, {}, { message: 5 })])(
    'beside an error in any form is a failure',
    async (error) => {
      const data = { layout: { item: { rendered: layoutWith({}) } } };
      const ask = createGraphql(httpOf({ data, errors: [error] }), { api: 'edge', apiKey: KEY });
      expect((await createGraphqlPageSource(ask, SETTINGS).open(HOME)).isErr()).toBe(true);
    },
  );
});

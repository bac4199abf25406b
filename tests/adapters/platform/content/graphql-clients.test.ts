import {
  GraphQLEditingService as Editing22,
  RestComponentLayoutService,
} from '@sitecore-jss/sitecore-jss/editing';
import { GraphQLRequestClient as Client22 } from '@sitecore-jss/sitecore-jss/graphql';
import { GraphQLDictionaryService as Dictionary22 } from '@sitecore-jss/sitecore-jss/i18n';
import { GraphQLLayoutService as Layout22 } from '@sitecore-jss/sitecore-jss/layout';
import { GraphQLPersonalizeService as Personalize22 } from '@sitecore-jss/sitecore-jss/personalize';
import {
  GraphQLErrorPagesService as ErrorPages22,
  GraphQLRedirectsService as Redirects22,
  GraphQLRobotsService as Robots22,
  GraphQLSiteInfoService as SiteInfo22,
  GraphQLSitemapXmlService as Sitemap22,
} from '@sitecore-jss/sitecore-jss/site';
import { SitecoreClient as SitecoreClient1 } from 'content-sdk-1/client';
import { createGraphQLClientFactory, SitecoreClient as SitecoreClient2 } from 'content-sdk-2/client';
import { defineConfig } from 'content-sdk-2/config';
import { PersonalizeService as Personalize2 } from 'content-sdk-2/personalize';
import {
  RedirectsService as Redirects2,
  SiteInfoService as SiteInfo2,
  SitePathService as SitePath2,
} from 'content-sdk-2/site';
import { GraphQLRequestClient as Client21 } from 'jss-21/graphql';
import { GraphQLDictionaryService as Dictionary21 } from 'jss-21/i18n';
import { GraphQLLayoutService as Layout21 } from 'jss-21/layout';
import { GraphQLSiteInfoService as SiteInfo21 } from 'jss-21/site';
import { GraphQLRequestClient as Client23 } from 'jss-23/graphql';
import { GraphQLDictionaryService as Dictionary23 } from 'jss-23/i18n';
import { GraphQLLayoutService as Layout23 } from 'jss-23/layout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type ContentDesk, KEY, openContentDesk } from './content-desk.ts';
import { FULL_SITE, MANY_PHRASES } from './full-site.ts';

/** The vendor's published clients, in every major version, against the GraphQL of the embedded platform. */
describeEachDatabase("the vendor's GraphQL clients", (newPlace) => {
  let desk: ContentDesk;
  beforeAll(async () => {
    desk = await openContentDesk(await newPlace(), FULL_SITE);
  });
  afterAll(() => desk.close());

  const siteName = 'spring';
  const local = () => ({ endpoint: `${desk.url}/sitecore/api/graph/edge`, apiKey: KEY });
  const edge = () => ({ endpoint: `${desk.url}/v1/content/api/graphql/v1?sitecoreContextId=${KEY}` });
  const factory22 = () => Client22.createClientFactory(edge());
  const ofJss = () => ({ siteName, clientFactory: factory22() });
  const sdk = () =>
    defineConfig({
      api: { edge: { contextId: KEY, clientContextId: KEY, edgeUrl: desk.url } },
      defaultSite: siteName,
      defaultLanguage: 'en',
    });

  const factory2 = () => createGraphQLClientFactory({ api: sdk().api });
  const layouts = (age: '21' | '22' | '23') =>
    ({
      '21': () => new Layout21({ siteName, clientFactory: Client21.createClientFactory(local()) }),
      '22': () => new Layout22(ofJss()),
      '23': () => new Layout23({ siteName, clientFactory: Client23.createClientFactory(local()) }),
    })[age]();

  for (const age of ['21', '22', '23'] as const)
    it(`of JSS ${age} read a page, and report a missing one`, async () => {
      const { sitecore } = await layouts(age).fetchLayoutData('/', 'nl');
      expect(sitecore.context).toMatchObject({ language: 'nl', pageEditing: false, pageState: 'normal' });
      expect(sitecore.route).toMatchObject({ name: 'home', fields: { MetaTitle: { value: 'Lente' } } });
      expect(sitecore.route?.placeholders['headless-main']).toHaveLength(2);
      expect(await layouts(age).fetchLayoutData('/nowhere', 'es')).toEqual({
        sitecore: { context: { pageEditing: false, language: 'es' }, route: null },
      });
    });

  it('of the Content SDK read a page, its phrases and its error pages', async () => {
    for (const client of [new SitecoreClient1(sdk() as never), new SitecoreClient2(sdk() as never)]) {
      const page = await client.getPage('/', { locale: 'nl' });
      expect(page).toMatchObject({
        locale: 'nl',
        siteName,
        layout: { sitecore: { route: { fields: { MetaTitle: { value: 'Lente' } } } } },
      });
      expect(await client.getPage('/nowhere', { locale: 'nl' })).toBeNull();
      expect(await client.getDictionary({ site: siteName, locale: 'nl' })).toEqual(MANY_PHRASES);
      expect(await client.getDictionary({ site: 'nowhere', locale: 'nl' })).toEqual({});
      const missing = await client.getErrorPage('404' as never, { locale: 'en' });
      expect(missing?.layout.sitecore.route?.name).toBe('missing');
      expect(await client.getErrorPage('500' as never, { locale: 'en' })).toBeNull();
    }
  });

  it('read every phrase of a dictionary longer than a page, with either query', async () => {
    const services = [
      new Dictionary21({
        siteName,
        clientFactory: Client21.createClientFactory(local()),
        cacheEnabled: false,
      }),
      new Dictionary22({ ...ofJss(), useSiteQuery: true, cacheEnabled: false }),
      new Dictionary22({ ...ofJss(), useSiteQuery: true, pageSize: 999, cacheEnabled: false }),
      new Dictionary22({ ...ofJss(), pageSize: 700, cacheEnabled: false }),
      new Dictionary23({
        siteName,
        clientFactory: Client23.createClientFactory(local()),
        cacheEnabled: false,
        pageSize: 1000,
      }),
    ];
    for (const service of services) expect(await service.fetchDictionaryData('nl')).toEqual(MANY_PHRASES);
    const small = new Dictionary21({ siteName, clientFactory: Client21.createClientFactory(local()) });
    expect(await small.fetchDictionaryData('en')).toEqual({ greeting: 'Hello from spring', soon: 'Soon' });
  });

  it('read the data of an editor, with the whole dictionary in 1 + 2 queries', async () => {
    const { route } = (await new Layout22(ofJss()).fetchLayoutData('/', 'nl')).sitecore;
    const options = { siteName, itemId: route?.itemId ?? '', language: 'nl', version: '1' };
    let queries = 0;
    const counting = Client22.createClientFactory(edge());
    const clientFactory: typeof counting = (config) => {
      const client = counting(config);
      return {
        request: (...args: Parameters<typeof client.request>) => {
          queries += 1;
          return client.request(...args);
        },
      } as typeof client;
    };
    const editing = await new Editing22({ clientFactory }).fetchEditingData(options);
    expect(queries).toBe(3);
    expect(editing.dictionary).toEqual(MANY_PHRASES);
    const { context, route: edited } = editing.layoutData.sitecore;
    expect(context).toMatchObject({
      pageEditing: true,
      pageState: 'edit',
      editMode: 'metadata',
      clientScripts: [],
      clientData: { 'hrz-canvas-state': { data: { itemId: route?.itemId } } },
    });
    expect(edited?.fields?.MetaTitle).toMatchObject({
      value: 'Lente',
      metadata: {
        datasource: { id: `{${route?.itemId?.toUpperCase()}}`, language: 'nl', version: 1 },
        title: 'MetaTitle',
        fieldType: 'Single-Line Text',
        rawValue: 'Lente',
      },
    });
    const preview = await new Editing22({ clientFactory: factory22() }).fetchEditingData({
      ...options,
      mode: 'preview' as never,
    });
    expect(preview.layoutData.sitecore.context).toMatchObject({ pageEditing: false, pageState: 'preview' });
    expect(preview.layoutData.sitecore.route?.fields).toEqual(route?.fields);
  });

  it('report a missing item, in both versions of the editor', async () => {
    const itemId = '00000000-0000-0000-0000-000000000001';
    const editing = new Editing22({ clientFactory: factory22() });
    expect((await editing.fetchEditingData({ siteName, itemId, language: 'nl' })).layoutData).toEqual({
      sitecore: { context: { pageEditing: true, language: 'nl', editMode: 'metadata' }, route: null },
    });
    const client = new SitecoreClient2(sdk() as never);
    expect(
      await client.getPreview({ site: siteName, itemId, language: 'nl', mode: 'edit' } as never),
    ).toBeNull();
  });

  it('of the Content SDK open a page in the editor, and one component in the design library', async () => {
    const { route } = (await new Layout22(ofJss()).fetchLayoutData('/', 'en')).sitecore;
    const [text] = route?.placeholders['headless-main'] ?? [];
    const itemId = `{${route?.itemId?.toUpperCase()}}`;
    const client = new SitecoreClient2(sdk() as never);
    const page = await client.getPreview({ site: siteName, itemId, language: 'en', mode: 'edit' } as never);
    expect(page?.mode.isEditing).toBe(true);
    expect(JSON.stringify(page?.layout)).toContain('"metadata"');
    const library = { componentUid: (text as { uid: string }).uid, itemId, siteName, language: 'en' };
    const one = await new RestComponentLayoutService({
      sitecoreEdgeContextId: KEY,
      sitecoreEdgeUrl: desk.url,
    } as never).fetchComponentData(library as never);
    expect(one.sitecore.context).toMatchObject({ renderingType: 'component' });
    expect(one.sitecore.route?.placeholders['editing-componentmode-placeholder']).toMatchObject([
      { componentName: 'RichText' },
    ]);
  });

  it('read the sites, with either query', async () => {
    const sites = [
      { name: 'portal', hostName: '*', language: 'en' },
      { name: 'spring', hostName: 'spring.example', language: 'en' },
    ];
    expect(await new SiteInfo22({ clientFactory: factory22(), cacheEnabled: false }).fetchSiteInfo()).toEqual(
      sites,
    );
    const searching = new SiteInfo21({
      clientFactory: Client21.createClientFactory(local()),
      cacheEnabled: false,
      pageSize: 1,
    } as never);
    expect(await searching.fetchSiteInfo()).toEqual(sites);
    const newest = new SiteInfo2({
      clientFactory: factory2(),
      cacheEnabled: false,
    } as never);
    expect(await newest.fetchSiteInfo()).toEqual(sites);
  });

  it('read redirects, error pages, robots and sitemaps, and none of an unknown site', async () => {
    const redirects = [
      {
        pattern: '^/old/(.*)$',
        target: '/$1',
        redirectType: 'REDIRECT_302',
        isQueryStringPreserved: true,
        locale: '',
      },
      {
        pattern: '/gone',
        target: '/events/all',
        redirectType: 'REDIRECT_301',
        isQueryStringPreserved: false,
        locale: '',
      },
    ];
    const of22 = new Redirects22({ clientFactory: factory22(), cacheEnabled: false } as never);
    expect(await of22.fetchRedirects(siteName)).toEqual(redirects);
    expect(await of22.fetchRedirects('nowhere')).toEqual([]);
    const of2 = new Redirects2({
      clientFactory: factory2(),
      cacheEnabled: false,
    } as never);
    expect(await of2.fetchRedirects(siteName)).toEqual(
      redirects.map((redirect) => ({ ...redirect, isLanguagePreserved: false })),
    );
    expect(await new Robots22(ofJss()).fetchRobots()).toBe('User-agent: *\nAllow: /\n');
    expect(await new Sitemap22(ofJss()).fetchSitemaps()).toEqual(['https://desk.example/sitemap.xml']);
    const errors = (name: string) =>
      new ErrorPages22({ ...ofJss(), siteName: name, language: 'en' }).fetchErrorPages();
    expect(await errors(siteName)).toMatchObject({
      notFoundPagePath: '/missing',
      notFoundPage: { rendered: { sitecore: { route: { name: 'missing' } } } },
      serverErrorPage: null,
    });
    expect(await errors('nowhere')).toBeNull();
  });

  it('read the paths of a site in pages, without wildcards', async () => {
    const paths = (options: object) =>
      new SitePath2({ clientFactory: factory2(), pageSize: 1, ...options } as never);
    const all = await paths({ includePersonalizedRoutes: true }).fetchSiteRoutes([siteName], ['en', 'nl']);
    expect(all.map(({ params, locale }) => `${locale} /${params.path.slice(1).join('/')}`)).toEqual([
      'en /',
      'en /events/all',
      'nl /',
    ]);
    const some = await paths({ excludedPaths: ['/events'] }).fetchSiteRoutes([siteName], ['en']);
    expect(some).toHaveLength(1);
  });

  it('find no personalised variants of a page', async () => {
    const of22 = new Personalize22({ clientFactory: factory22() } as never);
    expect(await of22.getPersonalizeInfo('/events/all', 'en', siteName)).toMatchObject({ variantIds: [] });
    expect(await of22.getPersonalizeInfo('/nowhere', 'en', siteName)).toBeUndefined();
    const of2 = new Personalize2({ clientFactory: factory2() } as never);
    expect(await of2.getPersonalizeInfo('/', 'en', siteName)).toMatchObject({ variantIds: [] });
  });

  it('are rejected without the key', async () => {
    const wrong = Client22.createClientFactory({ ...local(), apiKey: 'wrong' });
    await expect(
      new Layout22({ siteName, clientFactory: wrong }).fetchLayoutData('/', 'en'),
    ).rejects.toMatchObject({ response: { status: 401 } });
  });
});

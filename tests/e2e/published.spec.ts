import { LANGUAGES } from '@fairdesk/core/shared';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, test } from './desk.ts';
import { siteMapOf } from './site-map.ts';

const FAIRS = {
  open: { publicationStatus: 'PUBLIC', publicEndDate: 'today' },
  draft: { publicationStatus: 'DRAFT' },
  over: { publicationStatus: 'PUBLIC', publicEndDate: 'today-1' },
  archived: { publicationStatus: 'PUBLIC', archiveAt: 'today' },
} as const;
const names = Object.keys(FAIRS);
const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]));

const page = (title: string, ...blocks: readonly object[]) => ({
  title: inAll(title),
  layout: 'portal',
  placeholders: { 'headless-main': blocks },
});

/** A fair in each state, and one offered in English only although its pages exist in all four languages. */
const files = {
  'events.json': {
    events: [...names, 'english'].map((slug) => ({
      ...{ slug, name: `Fair ${slug}`, startDate: 'today-2', endDate: 'today-1', timeZone: 'UTC' },
      ...(FAIRS as Record<string, object>)[slug === 'english' ? 'open' : slug],
    })),
    sites: [
      ...names.map((name) => ({ name, event: name, settings: { globalSearchSourceId: name } })),
      {
        ...{ name: 'english', event: 'english', languages: ['en'] },
        settings: { globalSearchSourceId: 'english' },
      },
    ],
  },
  ...Object.fromEntries(
    [...names, 'english'].flatMap((site) => [
      [`pages/${site}/index.json`, page('Start', { component: 'RichText', fields: { Text: 'Zeppelin' } })],
      [`pages/${site}/exhibitors.json`, page('Exhibitors', { component: 'ExhibitorList' })],
      [`pages/${site}/exhibitors/,-w-,.json`, page('*', { component: 'ExhibitorProfile' })],
      [`pages/${site}/news.json`, page('News', { component: 'NewsOverview' })],
    ]),
  ),
  'participations.csv': [
    'event;uid;organizationName;isPublic',
    ...[...names, 'english'].map((event) => `${event};a;Zeppelin Works;yes`),
  ].join('\n'),
};

test.beforeAll(async ({ desk }) => {
  importInto(desk.dataFolder, files);
  const status = async () => (await fetch(`${desk.url}/open`)).status;
  await expect.poll(status).toBe(200);
});

test('a draft and an archived fair have no pages, and a past one has pages without exhibitors', async ({
  request,
}) => {
  const statuses = async (site: string) => {
    const paths = ['', '/exhibitors', '/exhibitors/zeppelin-works', '/news/rss.xml'];
    const answers = LANGUAGES.flatMap((language) =>
      paths.map(async (path) => {
        const prefix = language === 'en' ? '' : `/${language}`;
        return (await request.get(`${prefix}/${site}${path}`)).status();
      }),
    );
    return [...new Set((await Promise.all(answers)).map(String))].toSorted().join();
  };
  expect(await statuses('open')).toBe('200');
  expect(await statuses('draft')).toBe('404');
  expect(await statuses('archived')).toBe('404');
  expect((await request.get('/over')).status()).toBe(200);
  expect((await request.get('/over/exhibitors/zeppelin-works')).status()).toBe(404);
  expect(await (await request.get('/over/exhibitors')).text()).not.toContain('Zeppelin Works');
  expect(await (await request.get('/draft', { headers: { accept: 'text/html' } })).text()).not.toContain(
    'Fair draft',
  );
});

test('the site map and the search contain exactly what is public', async ({ request, desk }) => {
  const map = await siteMapOf(request);
  const inMap = (path: string) => map.includes(`<loc>${desk.url}${path}</loc>`);
  expect(['/open', '/nl/open', '/open/exhibitors/zeppelin-works', '/over', '/english'].map(inMap)).toEqual(
    Array(5).fill(true),
  );
  expect(
    [
      '/draft',
      '/archived',
      '/over/exhibitors/zeppelin-works',
      '/draft/exhibitors/zeppelin-works',
      '/nl/english',
      '/tr/english/exhibitors/zeppelin-works',
    ].map(inMap),
  ).toEqual(Array(6).fill(false));
  const found = async (site: string, language: string) => {
    const query = new URLSearchParams({ sourceId: site, searchText: 'zeppelin' });
    const answer = await request.get(`/api/search/${language}/get-search-result?${query}`);
    return JSON.stringify(await answer.json()).includes(`/${site}`);
  };
  for (const language of LANGUAGES) {
    expect([language, await found('open', language)]).toEqual([language, true]);
    expect([language, await found('draft', language)]).toEqual([language, false]);
    expect([language, await found('archived', language)]).toEqual([language, false]);
    expect([language, await found('english', language)]).toEqual([language, language === 'en']);
  }
});

test('a site offered in English only is neither served nor linked in other languages', async ({
  request,
}) => {
  for (const language of LANGUAGES) {
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const path of ['', '/exhibitors', '/exhibitors/zeppelin-works', '/news/rss.xml']) {
      const answer = await request.get(`${prefix}/english${path}`);
      expect([prefix, path, answer.status()]).toEqual([prefix, path, language === 'en' ? 200 : 404]);
    }
  }
  const html = await (await request.get('/english')).text();
  expect(html).not.toMatch(/href="[^"]*\/(?:nl|es|tr)\/english/);
});

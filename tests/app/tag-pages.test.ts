import { tagHref, tagSlug } from '@fairdesk/core/articles';
import { splitPath } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { GET } from '#app/[locale]/(site)/[...path]/route.tsx';
import { CookieJar } from '#tests/support/next-headers.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { openProcess, serve } from '#tests/support/servers/open-process.ts';

const TAGS_PAGE = '/clearwater/news/tag';

/** No page and no database holds the character NUL. */
const hasPage = (tag: string): boolean => tagSlug(tag) !== '' && !tag.includes('\0');

const TAGS = [
  ...['C#/.NET', 'C#', '#', 'What now?', '?', '100%', '50%20off', '%', '%2F', '%23', 'a&b=c', '+', "it's"],
  ...[
    '.net',
    'a.js',
    'a\\b',
    'Water, energy',
    'İstanbul',
    'ضخ',
    '水',
    '👩‍🔧',
    '~door',
    'nl',
    '*',
    '<b>',
    'RSS.xml',
  ],
  ...fc.sample(fc.string({ unit: 'grapheme', minLength: 1 }).filter(hasPage), { numRuns: 30, seed: 7 }),
];

const ARTICLE = JSON.stringify({
  name: 'tagged',
  displayName: 'Tagged',
  fields: {
    Title: { value: 'Tagged' },
    Date: { value: '2026-11-20' },
    Tags: { value: ['...', ...TAGS].map((tag) => ({ fields: { Title: { value: tag } } })) },
  },
  itemId: '0b1c2d3e-0000-4000-8000-000000000777',
  templateName: 'Page',
  placeholders: {
    'headless-main': [
      {
        ...{ uid: '1', componentName: 'NewsArticle', params: {}, dataSource: '' },
        fields: { NewsOverviewPage: { value: { href: '/news' } } },
      },
    ],
  },
});

const rendering = (uid: string, componentName: string, fields = {}) => ({
  ...{ uid, componentName, params: {}, dataSource: '' },
  fields: { NewsOverviewPage: { value: { href: '/news' } }, ...fields },
});
/** Lists outside the main area. */
const BESIDE = JSON.stringify({
  ...{ name: 'beside', displayName: 'Beside', itemId: '0b1c2d3e-0000-4000-8000-000000000778' },
  ...{ templateName: 'Page', fields: { Title: { value: 'Beside' } } },
  placeholders: {
    'body-top': [rendering('1', 'ExhibitorLogos', { Link: { value: { href: '/exhibitors' } } })],
    'headless-shell': [rendering('2', 'RelatedNews'), rendering('3', 'NewsOverview')],
    'headless-main': [],
  },
});

describe('the pages of a site', () => {
  let close: () => Promise<void>;
  let sitesIn: (languages: string) => Promise<void>;

  beforeAll(async () => {
    const opened = await openProcess();
    const database = await openDatabase({ dataFolder: opened.dataFolder, log: quietLog });
    const place = { site: 'clearwater', path: '/news/tagged', language: 'en' };
    const updated = '2027-05-01T08:00:00.000Z';
    await database.query
      .insertInto('pages')
      .values([
        { ...place, updated, layout: ARTICLE },
        { ...place, path: '/beside', updated, layout: BESIDE },
      ])
      .execute();
    sitesIn = async (languages) => {
      await database.query.updateTable('sites').set({ languages }).where('name', '=', 'clearwater').execute();
    };
    close = async () => {
      await database.close();
      await opened.close();
    };
  }, 300_000);
  afterAll(() => close());

  /** The page at an address, as a browser requests it: the server decodes each segment. */
  const open = async (href: string) => {
    const url = new URL(href, 'http://localhost:3000');
    const { language: locale, path } = splitPath(url.pathname);
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    const response = await serve(new CookieJar(), () =>
      GET(new Request(url), { params: Promise.resolve({ locale, path: segments }) }),
    );
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    };
  };

  it('have one at the address of each tag, which says so', async () => {
    for (const tag of TAGS) {
      const href = tagHref(TAGS_PAGE, tag);
      const { status, html } = await open(href);
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      expect([tag, href, status, addressIn(canonical)]).toEqual([tag, href, 200, addressIn(href)]);
    }
  });

  it('lead to their address in small letters', async () => {
    const at = (path: string) => `/clearwater${path}`;
    for (const [path, to] of [
      ['/NEWS', '/news'],
      ['/News/Tag/Pumps', '/news/tag/pumps'],
      ['/news/tag/C%23', '/news/tag/c%23'],
      ['/news/tag/What-now%3F', '/news/tag/what-now%3F'],
      ['/Exhibitors/Noria-Pumps?page=2', '/exhibitors/noria-pumps?page=2'],
    ] as const) {
      const { status, location } = await open(at(path));
      expect([path, status, location]).toEqual([path, 308, at(to)]);
    }
    expect((await open('/nl/CLEARWATER/Privacy')).location).toBe('/nl/clearwater/privacy');
    expect((await open(at('/Nothing'))).status).toBe(404);
    expect((await open(at('/Dashboard'))).status).toBe(404);
  });

  it('link each tag of an article to its page, and not one without an address', async () => {
    const { html } = await open('/clearwater/news/tagged');
    const links = [...html.matchAll(/href="(\/clearwater\/news\/tag\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(new Set(links.map(addressIn))).toEqual(
      new Set(TAGS.map((tag) => addressIn(tagHref(TAGS_PAGE, tag)))),
    );
  });

  it('have lists in any area', async () => {
    const { html } = await open('/clearwater/beside');
    for (const link of ['/clearwater/news/tagged', '/clearwater/exhibitors/noria-pumps'])
      expect(html).toContain(`href="${link}"`);
    expect(html.match(/<news-list/g)).toHaveLength(1);
  });

  it('lead to the language of a site that is not in English, whatever the letters of the address', async () => {
    await sitesIn('["tr"]');
    const { status, location } = await open('/clearwater/haberler/%C5%9Feker-%E6%B0%B4');
    expect([status, location]).toEqual([307, '/tr/clearwater/haberler/%C5%9Feker-%E6%B0%B4']);
  });
});

/** Where a link in markup leads, decoded; it has a query or a fragment only when a sign of the tag began one. */
const addressIn = (href: string): string => {
  const { pathname, search, hash } = new URL(decodeEntities(href), 'http://localhost:3000');
  return decodeURIComponent(pathname) + search + hash;
};

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
const decodeEntities = (markup: string): string =>
  markup.replace(/&([#\w]+);/g, (_, name: string) => ENTITIES[name] ?? '');

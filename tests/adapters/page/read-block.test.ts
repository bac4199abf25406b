import type { Block } from '@fairdesk/core/page';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createPageSource } from '#adapters/page/layout-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { layoutOf } from '#tests/support/models/layout-document.ts';

/** The block of a rendering on a Dutch page of a site. */
const blockOf = async (
  componentName: string,
  content: { readonly fields?: object; readonly params?: object },
  folder = 'aqua',
): Promise<Block> => {
  const document = layoutOf([{ uid: 'x', componentName, fields: {}, params: {}, ...content }]);
  const http = createHttp('http://layout.local', async () => Response.json(document));
  const source = createPageSource(http, { configuration: 'jss', apiKey: 'k', frameHosts: [] });
  const page = await source.open({ site: 'aqua', folder, path: '/news/pumps', language: 'nl' });
  const [block] = page._unsafeUnwrap().main;
  if (block === undefined) throw new Error(`No block of ${componentName}`);
  return block;
};

describe('the news page that an editor chose', () => {
  const homeOf = async (href: string, folder?: string) => {
    const block = await blockOf(
      'NewsOverview',
      { fields: { NewsOverviewPage: { value: { href } } } },
      folder,
    );
    return block.kind === 'news-overview' ? block.home : undefined;
  };

  it.prop([
    fc.constantFrom('', ...LANGUAGES.map((language) => `/${language}`)),
    fc.boolean(),
    fc.constantFrom('/news', '/press/news', '/aquatic', '/nlx'),
    fc.constantFrom('', '/', '?a=b', '#top', '/?a=b'),
  ])(
    'has its path within the site, with any language and folder in its address',
    async (language, hasFolder, path, end) => {
      const home = await homeOf(`${language}${hasFolder ? '/aqua' : ''}${path}${end}`);
      expect(home).toEqual({ path, href: `${language || '/nl'}/aqua${path}` });
    },
  );

  it('may be the front page, or on a site without a folder', async () => {
    for (const href of ['/nl', '/aqua', '/nl/aqua/']) expect((await homeOf(href))?.path).toBe('/');
    expect(await homeOf('/nl/news', '')).toEqual({ path: '/news', href: '/nl/news' });
    expect(await homeOf('/aqua/news', '')).toEqual({ path: '/aqua/news', href: '/nl/aqua/news' });
  });

  it('is the page itself by default', async () => {
    for (const href of ['', '#top', 'https://news.example/news', '//news.example'])
      expect(await homeOf(href)).toEqual({ path: '/news/pumps', href: '/nl/aqua/news/pumps' });
  });
});

describe('a video file', () => {
  const src = '/-/media/basin.mp4';

  it.each([
    ['bare', { src }],
    ['as a value', { value: { src } }],
    ['as a JSON value', { jsonValue: { value: { src } } }],
    ['as a bare JSON value', { jsonValue: { src } }],
    ['as a link', { value: { href: `https://fair.example${src}` } }, `https://fair.example${src}`],
    ['as a text', { value: src }],
  ])('is read %s', async (_, mP4Movie, address = src) => {
    const block = await blockOf('Video', { fields: { TemplateName: { value: 'Video' }, mP4Movie } });
    expect(block).toMatchObject({ kind: 'video', video: { kind: 'file', src: address } });
  });
});

describe('a list of pages', () => {
  const list = [{ id: 'a', name: 'Visit', url: '/visit', fields: {} }];

  it.each([
    ['bare', list],
    ['as a value', { value: list }],
    ['as a JSON value', { jsonValue: { value: list } }],
    ['as a bare JSON value, as the vendor’s edge sends it', { jsonValue: list }],
    ['as results', { results: list }],
  ])('is read %s', async (_, Items) => {
    expect(await blockOf('PageList', { fields: { Items } })).toMatchObject({ pages: [{ text: 'Visit' }] });
  });
});

describe('a modal with a timer', () => {
  it.each([
    ['5', 5],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['0.25', 0.25],
    ['0', 0],
  ])('of %s opens after that many seconds', async (Timer, seconds) => {
    for (const content of [
      { params: { ModalId: 'offer', Timer } },
      { fields: { ModalId: { value: 'offer' }, Timer: { value: Timer } } },
    ])
      expect(await blockOf('Modal', content)).toMatchObject({
        modal: { trigger: { kind: 'timer', seconds } },
      });
  });

  it.each(['', 'soon', '-1', '1e3', '2.', '.', '123456', 'Infinity'])('of "%s" has none', async (Timer) => {
    expect(await blockOf('Modal', { params: { ModalId: 'offer', Timer } })).toMatchObject({
      modal: { trigger: { kind: 'link' } },
    });
  });
});

describe('a breadcrumb', () => {
  const ancestor = { title: { value: 'News' }, url: '/news' };

  it.prop([fc.array(fc.constantFrom('good', null, 'text', 0, []), { maxLength: 6 })])(
    'has every valid ancestor beside invalid ones',
    async (entries) => {
      const ancestors = entries.map((entry) => (entry === 'good' ? ancestor : entry));
      const block = await blockOf('Breadcrumb', { fields: { ancestors } });
      const titles = block.kind === 'breadcrumb' ? block.crumbs.map(({ title }) => title) : [];
      expect(titles.slice(0, -1)).toEqual(ancestors.filter((entry) => entry === ancestor).map(() => 'News'));
      expect(titles.at(-1)).toBe('Title of the page');
    },
  );

  it.each([
    ['bare', 'News'],
    ['as a value', { value: 'News' }],
    ['as a JSON value', { jsonValue: { value: 'News' } }],
  ])('has an ancestor whose title is sent %s', async (_, title) => {
    const block = await blockOf('Breadcrumb', { fields: { ancestors: [{ ...ancestor, title }] } });
    expect(block).toMatchObject({ crumbs: [{ title: 'News' }, {}] });
  });

  it.each([
    ['an item link', { id: '1', url: '/news', name: 'news', displayName: 'News' }],
    ['an item link with fields', { url: '/news', name: 'x', fields: { Title: { value: 'News' } } }],
    ['a menu title', { url: '/news', fields: { NavigationTitle: { value: 'News' }, Title: { value: 'x' } } }],
    ['a query', { url: { path: '/news' }, title: { jsonValue: { value: 'News' } } }],
  ])('has an ancestor that is sent as by %s', async (_, sent) => {
    const own = await blockOf('Breadcrumb', { fields: { ancestors: [ancestor] } });
    for (const fields of [{ ancestors: [sent] }, { data: { item: { ancestors: [sent] } } }])
      expect(await blockOf('Breadcrumb', { fields })).toEqual(own);
  });

  it.each([[undefined], [null], [''], [' '], [{ value: null }], [{ value: '' }], [5, '5']])(
    'leaves out an ancestor with the title %j, whose link would have no text',
    async (title, name?: string) => {
      const block = await blockOf('Breadcrumb', { fields: { ancestors: [{ ...ancestor, title }] } });
      const titles = block.kind === 'breadcrumb' ? block.crumbs.map((crumb) => crumb.title) : [];
      expect(titles.slice(0, -1)).toEqual(name === undefined ? [] : [name]);
    },
  );
});

import { lostParts, NESTING_MAX, type Page, readAreaNames } from '@fairdesk/core/page';
import type { LogDetails } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { areasOf } from '#adapters/page/area-names.ts';
import { reportedPages } from '#adapters/page/reported-pages.ts';
import { PLACEHOLDERS } from '#adapters/shared/layout/placeholders.ts';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';

const pageOf = async (main: readonly unknown[], route: object = {}): Promise<Page> => {
  const document = layoutOf(main);
  Object.assign(document.sitecore.route, route);
  return (await openLayout(document))._unsafeUnwrap();
};
const value = (of: unknown) => ({ jsonValue: { value: of } });

describe('the components of the vendor’s starter', () => {
  it('are rendered', async () => {
    const page = await pageOf(
      [
        {
          componentName: 'Title',
          dataSource: '',
          fields: { data: { contextItem: { field: value('Visit us') } } },
        },
        { componentName: 'PageContent', fields: {} },
        {
          componentName: 'Promo',
          params: { FieldNames: 'WithText' },
          fields: {
            PromoIcon: { value: { src: '/-/media/a.jpg', alt: 'A' } },
            PromoText: { value: '<p>One</p>' },
            PromoText2: { value: '<p>Two</p>' },
            PromoLink: { value: { href: '/visit', text: 'Go' } },
          },
        },
        {
          componentName: 'Navigation',
          fields: [
            {
              Id: '1',
              Href: '/',
              NavigationTitle: { value: 'Home' },
              Children: [{ Href: '/visit', DisplayName: 'Visit' }],
            },
          ],
        },
        {
          componentName: 'LinkList',
          fields: {
            data: {
              datasource: {
                field: { title: value('Useful') },
                children: { results: [{ field: { link: value({ href: '/a', text: 'A' }) } }] },
              },
            },
          },
        },
      ],
      { fields: { Content: { value: '<p>Of the page</p>' } }, displayName: 'Visit' },
    );
    expect(page.main).toMatchObject([
      { kind: 'rich-text', title: 'Visit us', look: { heading: 'h1' } },
      { kind: 'rich-text', html: '<p>Of the page</p>' },
      { kind: 'card', html: '<p>One</p><p>Two</p>', image: { alt: 'A' }, link: { text: 'Go' } },
      { kind: 'page-list', pages: [{ text: 'Home' }, { text: 'Visit' }] },
      { kind: 'link-list', title: 'Useful', links: [{ text: 'A' }] },
    ]);
  });

  it('keep their columns side by side', async () => {
    const page = await pageOf([
      {
        componentName: 'ColumnSplitter',
        params: {
          EnabledPlaceholders: '1,2',
          ColumnWidth1: 'col-12 col-lg-4',
          ColumnWidth2: 'basis-full lg:basis-2/3',
          Styles2: 'position-center dark',
        },
        placeholders: { 'column-1-{*}': [], 'column-2-{*}': [] },
      },
    ]);
    expect(page.main[0]).toMatchObject({
      columns: [{ width: 4 }, { width: 8, alignment: 'center', ground: 'dark' }],
    });
  });
});

describe('the name of a page', () => {
  it.each([
    [
      { fields: { MetaTitle: { value: 'Meta' }, NavigationTitle: { value: 'Menu' } }, displayName: 'Item' },
      'Meta',
    ],
    [
      { fields: { MetaTitle: { value: ' ' }, NavigationTitle: { value: 'Menu' } }, displayName: 'Item' },
      'Menu',
    ],
    [{ fields: { Title: { value: 'Own' } }, displayName: 'Item' }, 'Own'],
    [{ fields: {}, displayName: 'Item' }, 'Item'],
    [{ fields: {} }, 'Page'],
  ])('falls back in order: %j', async (route, title) => {
    expect((await pageOf([], { displayName: '', ...route })).title).toBe(title);
  });
});

describe('what a page loses', () => {
  const area = fc.constantFrom('headless-main', 'jss-main', 'main', 'sidebar', 'headless-footer');
  it.prop([
    fc.dictionary(area, fc.array(fc.constantFrom('RichText', 'Fireworks', 'Confetti'), { maxLength: 3 })),
  ])(
    'is named completely: every unknown component, and every area with content that is not rendered',
    async (areas) => {
      const placeholders = Object.fromEntries(
        Object.entries(areas).map(([name, all]) => [name, all.map((componentName) => ({ componentName }))]),
      );
      const lost = lostParts(await pageOf([], { placeholders }));
      const known = ['headless-main', 'headless-footer'];
      const components = known.flatMap((name) => areas[name] ?? []).filter((name) => name !== 'RichText');
      expect(new Set(lost?.components)).toEqual(new Set(components));
      const unknown = Object.keys(areas).filter((name) => !known.includes(name) && areas[name]?.length);
      expect(new Set(lost?.areas)).toEqual(new Set(unknown));
    },
  );

  it.prop([fc.integer({ min: 0, max: 2 * NESTING_MAX }), fc.constantFrom('RichText', 'Fireworks')])(
    'is logged with the names of blocks that are nested too deep',
    async (depth, componentName) => {
      const nested = (above: number): object =>
        above === 0
          ? { componentName }
          : { componentName: 'Container', placeholders: { 'container-{*}': [nested(above - 1)] } };
      const page = await pageOf([nested(depth)]);
      const logged: (LogDetails | undefined)[] = [];
      const write = (_: string, details?: LogDetails) => void logged.push(details);
      const source = reportedPages({ open: () => okAsync(page) }, { info: write, warn: write, error: write });
      await source.open({ site: 'aqua', folder: '', path: '/', language: 'en' });
      const left = depth === NESTING_MAX ? componentName : 'Container';
      expect(logged.map((details) => details?.tooDeep)).toEqual(
        depth >= NESTING_MAX ? [left] : logged.map(() => undefined),
      );
    },
  );

  it('is logged once per version of a page', async () => {
    const page = await pageOf([{ componentName: 'Fireworks' }], { itemVersion: 3 });
    const logged: unknown[] = [];
    const write = (message: string, details?: LogDetails) => void logged.push([message, details]);
    let version = '3';
    const source = reportedPages(
      { open: () => okAsync({ ...page, version }) },
      { info: write, warn: write, error: write },
    );
    const address = { site: 'aqua', folder: '', path: '/', language: 'en' } as const;
    await source.open(address);
    await source.open(address);
    version = '4';
    await source.open(address);
    const details = { site: 'aqua', path: '/', language: 'en', components: 'Fireworks', areas: '' };
    expect(logged).toEqual([
      ['Cannot render parts of a page', { ...details, version: '3' }],
      ['Cannot render parts of a page', { ...details, version: '4' }],
    ]);
  });
});

describe('the names of the areas', () => {
  it('are read from a setting', () => {
    const names = readAreaNames(' main=jss-main, header = jss-header ,');
    expect(names).toEqual({ main: 'jss-main', header: 'jss-header' });
    const {
      areas,
      unknownAreas,
      names: all,
    } = areasOf({ 'jss-main': [1], 'headless-main': [2], 'body-top': [] }, names ?? {});
    expect(areas).toEqual({ main: [1], bodyTop: [] });
    expect(unknownAreas).toEqual(['headless-main']);
    expect(all).toEqual({ ...PLACEHOLDERS, main: 'jss-main', header: 'jss-header' });
    expect(readAreaNames('')).toEqual({});
    for (const wrong of ['main', 'main=', 'sidebar=x', 'main=a=b', 'toString=x'])
      expect(readAreaNames(wrong)).toBeUndefined();
  });
});

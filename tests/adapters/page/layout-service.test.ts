import type { Crumb } from '@fairdesk/core/navigation';
import type { Page } from '@fairdesk/core/page';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createPageSource } from '#adapters/page/layout-service.ts';
import { reportedPages } from '#adapters/page/reported-pages.ts';
import { componentNames } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

interface Route {
  readonly displayName?: string;
  readonly fields?: object;
  readonly itemLanguage?: string;
  readonly placeholders?: Readonly<Record<string, unknown>>;
}

const AREAS = ['body-top', 'headless-header', 'headless-shell', 'headless-main', 'headless-footer'];

const pageOf = async (route: Route, context: object = {}, path = '/a/7'): Promise<Page> => {
  const document = { sitecore: { context, route: { itemId: 'x', fields: {}, placeholders: {}, ...route } } };
  const http = createHttp('http://layout.local', async () => new Response(JSON.stringify(document)));
  const settings = { configuration: 'jss', apiKey: 'k', frameHosts: [], publicUrl: 'https://fair.example' };
  const address = { site: 'aqua', folder: 'aqua', path, language: 'nl' } as const;
  return (await createPageSource(http, settings).open(address))._unsafeUnwrap();
};

describe('a response with status 404', () => {
  const MISSING = '{"sitecore":{"context":{},"route":null}}';
  const anyBody = fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '<h1>Not found</h1>', MISSING));
  const bodies = fc.array(anyBody, { minLength: 1, maxLength: 4 });
  const settings = { configuration: 'jss', apiKey: 'k', frameHosts: [] };
  const address = { site: 'aqua', folder: 'aqua', path: '/a/7', language: 'nl' } as const;

  it.prop([bodies])(
    'is a missing page whatever its body, and operators read once that a body is no layout',
    async (texts) => {
      const rest = [...texts];
      const http = createHttp('http://layout.local', async () => new Response(rest.shift(), { status: 404 }));
      const logged: unknown[] = [];
      const log = { info: () => {}, warn: () => {}, error: (sentence: string) => void logged.push(sentence) };
      const source = reportedPages(createPageSource(http, settings), log);
      for (const _ of texts) expect((await source.open(address))._unsafeUnwrapErr().kind).toBe('not-found');
      expect(logged).toHaveLength(texts.every((each) => each === MISSING) ? 0 : 1);
    },
  );

  it('is no missing page with another status', async () => {
    for (const status of [200, 403, 500]) {
      const http = createHttp('http://layout.local', async () => new Response('<h1>Oops</h1>', { status }));
      const failure = (await createPageSource(http, settings).open(address))._unsafeUnwrapErr();
      expect(failure.kind).toBe(status === 200 ? 'malformed' : 'unavailable');
    }
  });
});

const text = (uid: string) => ({ componentName: 'RichText', uid, fields: { Text: { value: uid } } });

describe('placeholders of a page', () => {
  it('are read each into its own area, without the renderings of the frame', async () => {
    const page = await pageOf({
      placeholders: Object.fromEntries(AREAS.map((area) => [area, [text(area)]])),
    });
    const { bodyTop, header, shell, main, footer } = page;
    expect([bodyTop, header, shell, main, footer].map((blocks) => blocks.map(({ uid }) => uid))).toEqual(
      AREAS.map((area) => [area]),
    );
    const frames = [{ componentName: 'Header' }, { componentName: 'Footer' }];
    const framed = await pageOf({
      placeholders: { 'headless-header': [frames[0], text('h')], 'headless-footer': [text('f'), frames[1]] },
    });
    expect(framed.header.map(({ uid }) => uid)).toEqual(['h']);
    expect(framed.footer.map(({ uid }) => uid)).toEqual(['f']);
  });

  it.prop([fc.dictionary(fc.constantFrom(...AREAS), fc.jsonValue()), fc.jsonValue()])(
    'never break the page, for any content',
    async (placeholders, fields) => {
      const page = await pageOf({
        placeholders: placeholders as Record<string, unknown>,
        fields: fields as object,
      });
      expect(page.title).not.toBe('');
    },
  );
});

it.prop([fc.constantFrom(...componentNames()), fc.func(fc.boolean())])(
  'recognises a rendering in any letter case',
  async (name, isCapital) => {
    const written = [...name.toLowerCase()]
      .map((letter, place) => (isCapital(place) ? letter.toUpperCase() : letter))
      .join('');
    const kindOf = async (componentName: string) =>
      (await pageOf({ placeholders: { 'headless-main': [{ componentName }] } })).main[0]?.kind;
    expect(await kindOf(written)).toBe(await kindOf(name));
    expect(await kindOf(written)).not.toBe('unknown');
  },
);

describe('the metadata of a page', () => {
  it.each([
    ['portal', 'portal'],
    ['Portal Layout', 'portal'],
    ['EventLayout', 'event'],
    ['Empty Event Layout', 'event-empty'],
    ['event-empty', 'event-empty'],
    ['', 'event'],
    ['constructor', 'event'],
  ])('has the layout %s', async (name, layout) => {
    expect((await pageOf({ fields: { Layout: { value: name } } })).layout).toBe(layout);
  });

  it('never uses a star as title or heading', async () => {
    const star = { fields: { MetaTitle: { value: '*' } } };
    expect((await pageOf(star, { itemPath: '/a/,-w-,' })).title).toBe('7');
  });

  it.each([
    [{ MetaTitle: 'Visit us', NavigationTitle: 'Visit' }, 'Visit us', 'Visit us'],
    [{ MetaTitle: ' ', NavigationTitle: 'Visit' }, 'Visit', 'Visit'],
    [{}, 'Plan your visit', 'Plan your visit'],
  ])('falls back from title to name, in its heading and in its title', async (texts, heading, title) => {
    const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
    const page = await pageOf({ fields, displayName: 'Plan your visit' });
    expect([page.heading, page.title]).toEqual([heading, title]);
  });
});

describe('the languages of a page', () => {
  it.prop([fc.subarray([...LANGUAGES], { minLength: 1 }), fc.array(fc.string())])(
    'are those the platform lists and we support',
    async (languages, strange) => {
      fc.pre(strange.every((code) => !(LANGUAGES as readonly string[]).includes(code)));
      expect((await pageOf({}, { languages: [...languages, ...strange] })).languages).toEqual(languages);
    },
  );

  it('are unknown when the platform lists none, except for a fallback language', async () => {
    expect((await pageOf({ itemLanguage: 'nl' })).languages).toEqual([]);
    expect((await pageOf({ itemLanguage: 'nl-NL' })).languages).toEqual([]);
    expect((await pageOf({ itemLanguage: 'es' })).languages).toEqual(['es']);
  });
});

describe('the breadcrumb of a page', () => {
  it.each([
    ['a list', ['{F-1}']],
    ['bars', 'x|{F-1}'],
    ['a field', { value: 'f1' }],
    ['items', [{ id: 'f1' }]],
  ])('leaves out pages hidden by the filter, sent as %s', async (_, navigationFilters) => {
    const ancestors = [
      { title: 'Hidden', url: '/a', navigationFilters },
      { title: 'Seen', url: '/', navigationFilters: [] },
    ];
    const titles = (await crumbsOf({ ancestors, hidingFilter: 'F1' })).map(({ title }) => title);
    expect(titles).toEqual(['Seen', 'Here']);
  });

  const crumbsOf = async (fields: object, route: Route = {}): Promise<readonly Crumb[]> => {
    const rendering = { componentName: 'Breadcrumb', uid: 'b', fields };
    const page = await pageOf(
      { fields: { MetaTitle: { value: 'Here' } }, ...route, placeholders: { 'headless-main': [rendering] } },
      { itemPath: '/a/,-w-,' },
    );
    const [block] = page.main;
    return block?.kind === 'breadcrumb' ? block.crumbs : [];
  };

  it('goes from the root down, within the folder, without filtered pages', async () => {
    const ancestors = [
      { title: { value: 'Near' }, url: '/a/,-w-,', navigationFilters: [] },
      { title: 'Hidden', url: '/h', navigationFilters: ['f'] },
      { title: 'Root', url: '/' },
    ];
    expect(await crumbsOf({ ancestors, hidingFilter: 'f' })).toEqual([
      { title: 'Root', href: '/nl/aqua' },
      { title: 'Near', href: '/nl/aqua/a/7' },
      { title: 'Here' },
    ]);
  });

  it('names a wildcard page by the content it shows', async () => {
    const star = { fields: { MetaTitle: { value: '*' } } };
    expect(await crumbsOf({}, star)).toEqual([{ title: '7' }]);
    expect(await crumbsOf({ wildcardTitle: 'Seven' }, star)).toEqual([{ title: 'Seven' }]);
  });
});

it('reads share targets in the platform’s own field format too', async () => {
  const common = { Name: { value: 'A' }, Icon: { value: 'fa-solid fa-a' } };
  const items = {
    value: [
      { fields: { ...common, ShareLink: { value: 'https://a.example/?t={title}' } } },
      { fields: { ...common, ShareLink: { value: { href: 'https://b.example/' } } } },
      { fields: { ...common, ShareLink: { value: { href: '' } } } },
    ],
  };
  const rendering = { componentName: 'SocialShare', fields: { Items: items } };
  const { main } = await pageOf({ placeholders: { 'headless-main': [rendering] } });
  expect(main[0]).toMatchObject({
    items: [
      { name: 'A', icon: 'fa-solid fa-a', href: 'https://a.example/?t=Page' },
      { name: 'A', href: 'https://b.example/' },
    ],
  });
});

it('reads the placeholder that the editor named, empty or not, once', async () => {
  const keysOf = async (placeholders: object) => {
    const params = { placeholder_name: 'inner-2' };
    const wrapper = { componentName: 'PlaceholderWrapper', params, placeholders };
    const { main } = await pageOf({ placeholders: { 'headless-main': [wrapper] } });
    return main.flatMap((block) => ('placeholders' in block ? block.placeholders.map(({ key }) => key) : []));
  };
  expect(await keysOf({})).toEqual(['inner-2']);
  expect(await keysOf({ 'inner-{*}': [] })).toEqual(['inner-{*}']);
});

it('shares the address of the page itself, absolute and without a query', async () => {
  const items = [
    { name: 'A', icon: '', shareLink: 'https://a.example/?u={url}' },
    { name: 'B', icon: '', shareLink: '' },
    { name: 'C', icon: '', shareLink: 'javascript:alert(1)' },
  ];
  const rendering = { componentName: 'SocialShare', params: { FieldNames: 'Dialog' }, fields: { items } };
  const { main } = await pageOf({ placeholders: { 'headless-main': [rendering] } });
  expect(main[0]).toMatchObject({
    variant: 'dialog',
    shared: { url: 'https://fair.example/nl/aqua/a/7' },
    items: [{ name: 'A', href: 'https://a.example/?u=https%3A%2F%2Ffair.example%2Fnl%2Faqua%2Fa%2F7' }],
  });
  expect(main[0]).toHaveProperty('items.length', 1);
});

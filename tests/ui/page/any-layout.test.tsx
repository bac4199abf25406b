// @vitest-environment jsdom
import { NESTING_MAX, withNested } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { componentNames } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { DESCRIBED_FIELDS, DESCRIBED_LISTS } from '#tests/support/models/described-values.ts';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { anyMain, FIELDS } from './any-renderings.ts';
import { htmlOf, renderPage } from './render-page.tsx';

/** Values that look right, and that a platform has sent. */
const BAD = [
  'http://[bad',
  'https://a b.example:99999/',
  'https://%zz',
  '2026-99-99',
  '20269999',
  '2026-02-30T00:00:00Z',
  '9'.repeat(400),
  '\ud800',
  'javascript:alert(1)',
] as const;
const badField = fc
  .constantFrom(...BAD)
  .chain((bad) =>
    fc.constantFrom<unknown>(
      bad,
      { value: bad },
      { value: { href: bad, text: bad, url: bad } },
      { value: { src: bad, alt: bad, width: bad, height: bad } },
      [{ fields: { Date: { value: bad }, Link: { value: { href: bad } } } }],
    ),
  );

const anyState = fc.constantFrom({}, { pageEditing: true }, { pageState: 'preview' }, { pageState: 7 });

/** A layout of which one part has any value. */
const anySpoiled = fc
  .tuple(
    anyMain,
    fc.constantFrom(
      ...['context', 'context.pageState', 'context.language', 'context.site', 'route.name', 'route.fields'],
      ...['route.itemId', 'route.placeholders', 'route.placeholders.headless-main', 'route.templateName'],
      ...['route.fields.MetaTitle', 'route.placeholders.headless-footer', 'route.displayName'],
    ),
    fc.jsonValue(),
  )
  .map(([main, path, value]) => {
    const document = structuredClone(layoutOf(main));
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<object>((part, name) => Reflect.get(part, name) as object, document.sitecore);
    Reflect.set(holder, last, value);
    return document;
  });

describe('a page of the content platform', () => {
  it.prop([fc.oneof(fc.jsonValue(), anySpoiled)])(
    'is rendered or rejected, for any response',
    async (document) => {
      const read = await openLayout(document);
      if (read.isOk()) expect(htmlOf(read.value)).toContain('<main');
      else expect(['malformed', 'not-found']).toContain(read.error.kind);
    },
  );

  it.prop([anyMain, anyState])(
    'renders any renderings, each block once, and without errors',
    async (main, state) => {
      const page = (await openLayout(layoutOf(main, state)))._unsafeUnwrap();
      const faults: unknown[] = [];
      const html = htmlOf(page, (component, cause) => faults.push([component, cause]));
      expect(faults).toEqual([]);
      expect(html).toContain('</footer>');
      for (const [, id] of html.matchAll(/ aria-labelledby="([^"]+)"/g))
        expect(html).toContain(` id="${id}"`);
      const uids = withNested(page.main).map(({ uid }) => uid);
      expect(new Set(uids).size).toBe(uids.length);
    },
  );

  it.prop([
    fc.constantFrom(...componentNames()),
    fc.array(fc.tuple(fc.constantFrom(...FIELDS), badField), { minLength: 1 }),
  ])(
    'loses at most the fields with a bad value: its other blocks and its footer are rendered',
    async (componentName, fields) => {
      const bad = Object.fromEntries(fields);
      const items = [{ fields: bad }, { fields: bad, children: [{ fields: bad }] }];
      const block = { componentName, fields: { Items: items, Children: items, ...bad } };
      const text = { componentName: 'RichText', fields: { Text: { value: '<p>Still here</p>' } } };
      const document = layoutOf([block, text]);
      const { route } = document.sitecore;
      Object.assign(route.fields, bad, { MetaTitle: { value: 'Visit' } });
      Object.assign(route.placeholders, {
        'headless-footer': [
          {
            componentName: 'Footer',
            fields: {
              brand: 'Clearwater',
              socials: BAD.map((url) => ({ url, title: '', icon: 'x' })),
              links: BAD.map((url) => ({ url, title: url })),
              logo: { href: BAD[0], image: { src: BAD[0] } },
            },
          },
        ],
      });
      const page = (await openLayout(document))._unsafeUnwrap();
      const faults: unknown[] = [];
      const html = htmlOf(page, (component, cause) => faults.push([component, cause]));
      expect(faults).toEqual([]);
      expect(html).toContain('Still here');
      expect(html).toContain('Clearwater');
      for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(URL.canParse(address.replaceAll('&amp;', '&'), 'https://page.example/')).toBe(true);
    },
  );

  it.each(componentNames())(
    'renders no markup of its fields but sanitised HTML: %s',
    async (componentName) => {
      const unsafe = '"><img src="x" onerror="steal()"><script>steal()</script>';
      const typed = Object.fromEntries(DESCRIBED_FIELDS.map((name) => [name, { value: unsafe }]));
      const items = [{ fields: { ...typed, Items: [{ fields: typed }], Children: [{ fields: typed }] } }];
      const lists = DESCRIBED_LISTS.map((name) => [name, items] as const);
      const fields = { ...typed, ...Object.fromEntries(lists) };
      for (const state of [{}, { pageEditing: true }, { pageState: 'preview' }]) {
        const document = layoutOf([{ componentName, fields, params: { heading: unsafe } }], state);
        Object.assign(document.sitecore.route.fields, typed);
        Object.assign(document.sitecore.route, { displayName: unsafe });
        const html = htmlOf((await openLayout(document))._unsafeUnwrap());
        const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
        for (const script of documentElement.querySelectorAll('script:not([src])'))
          expect(script.getAttribute('type')).toMatch(/^application\/(?:ld\+)?json$/);
        for (const element of documentElement.querySelectorAll('*'))
          expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
      }
    },
  );

  it.prop([anyMain])('renders no editing markup for visitors', async (main) => {
    const html = htmlOf((await openLayout(layoutOf(main)))._unsafeUnwrap());
    expect(html).not.toMatch(/chrometype|scpm|scEmptyImage|No data source|No text in field/);
  });

  it('leaves out blocks nested deeper than twenty levels', async () => {
    const nested = (depth: number): unknown => ({
      componentName: 'Container',
      placeholders: { 'container-{*}': depth === 0 ? [] : [nested(depth - 1)] },
    });
    const page = (await openLayout(layoutOf([nested(500)])))._unsafeUnwrap();
    expect(withNested(page.main)).toHaveLength(NESTING_MAX);
  });

  it('of 5 MB is read and rendered', async () => {
    const text = { componentName: 'RichText', fields: { Text: { value: `<p>${'word '.repeat(200)}</p>` } } };
    const page = (await openLayout(layoutOf(Array.from({ length: 5000 }, () => text))))._unsafeUnwrap();
    expect(page.main).toHaveLength(5000);
    expect(htmlOf(page).length).toBeGreaterThan(5_000_000);
  });

  it('reports unknown renderings to editors only', async () => {
    const strange = [{ componentName: 'Fireworks', uid: 'f' }];
    expect((await renderPage(strange)).body.textContent).not.toContain('Fireworks');
    expect((await renderPage(strange, { pageEditing: true })).body.textContent).toContain('Fireworks');
  });
});

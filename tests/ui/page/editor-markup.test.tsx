// @vitest-environment jsdom
import { RAW_ELEMENTS } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readEdited } from '#adapters/page/editing-service.ts';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { htmlOf } from './render-page.tsx';

const CHROMES = { pageEditing: true, pageState: 'edit', editMode: 'chromes' };
const address = {
  site: 'aqua',
  folder: 'aqua',
  path: '/',
  language: 'en',
  itemId: 'x',
  layoutKind: 'final',
  mode: 'edit',
} as const;

/** The page as rendered for the editor that sent its own markup. */
const htmlForEditor = (main: readonly unknown[], context: object = CHROMES): string =>
  htmlOf(readEdited(layoutOf(main, context), {}, address, { frameHosts: [] })._unsafeUnwrap().page);

const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const mark = (chrometype: string, kind: 'open' | 'close', id = '') => ({
  name: 'code',
  type: 'text/sitecore',
  contents: kind === 'open' ? '{"commands":[]}' : '',
  attributes: { type: 'text/sitecore', chrometype, kind, id, class: 'scpm', 'data-selectable': 'true' },
});

const placeholder = (key: string, ...within: unknown[]) => [
  {
    ...mark('placeholder', 'open', key),
    attributes: { ...mark('placeholder', 'open', key).attributes, key },
  },
  ...within,
  mark('placeholder', 'close'),
];

const around = (id: string, rendering: unknown) => [
  mark('rendering', 'open', id),
  rendering,
  mark('rendering', 'close'),
];

const marksOf = (rendered: Document): string[] =>
  [...rendered.querySelectorAll('code')].map((code) =>
    [code.getAttribute('chrometype'), code.getAttribute('kind'), code.id].join(' ').trim(),
  );

describe('markup sent by the older editor', () => {
  it('surrounds every placeholder and block as it was sent, without our own marks', () => {
    const card = { componentName: 'CallToActionCard', uid: 'b', fields: { Title: { value: 'Come' } } };
    const html = htmlForEditor(
      placeholder(
        'headless-main',
        ...around('r_A', {
          componentName: 'Container',
          uid: 'a',
          placeholders: { 'container-{*}': placeholder('container-1', ...around('r_B', card)) },
        }),
      ),
    );
    expect(marksOf(read(html))).toEqual([
      'placeholder open headless-main',
      'rendering open r_A',
      'placeholder open container-1',
      'rendering open r_B',
      'rendering close',
      'placeholder close',
      'rendering close',
      'placeholder close',
    ]);
    expect(html).toContain('phkey="headless-main"');
    expect(read(html).querySelector('code')?.textContent).toBe('{"commands":[]}');
  });

  it('contains the inline editable texts, links and images', () => {
    const rendered = read(
      htmlForEditor([
        {
          componentName: 'CallToActionCard',
          uid: 'b',
          fields: {
            Title: { value: 'Come', editable: '<input class="scFieldValue"/><span id="fld_T">Come</span>' },
            Content: { value: '<p>x</p>', editable: '<div id="fld_C"><p>x</p></div>' },
            Link: {
              value: { href: '/x', text: 'Go' },
              editableFirstPart: '<a id="fld_L" href="/x">Go',
              editableLastPart: '</a>',
            },
          },
        },
        {
          componentName: 'Image',
          uid: 'i',
          fields: {
            Image: { value: { src: '/-/media/a.jpg' }, editable: '<img id="fld_I" src="/-/media/a.jpg"/>' },
          },
        },
      ]),
    );
    for (const id of ['fld_T', 'fld_C', 'fld_L', 'fld_I'])
      expect(rendered.getElementById(id), id).not.toBeNull();
    expect(rendered.querySelector('.sc-link-wrapper #fld_L')?.textContent).toBe('Go');
    expect(rendered.querySelector('.sc-image-wrapper #fld_I')).not.toBeNull();
    expect(rendered.querySelectorAll('h2')).toHaveLength(1);
  });

  const anyName = fc.oneof(
    fc.constantFrom(...RAW_ELEMENTS, 'script', 'iframe', 'svg', 'input', 'Code'),
    fc.string(),
  );
  const anyAttributes = fc.dictionary(
    fc.oneof(
      fc.constantFrom('class', 'style', 'key', 'ref', 'children', 'onclick', 'dangerouslySetInnerHTML', 'id'),
      fc.string(),
    ),
    fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 1 })),
  );
  const anyRaw = fc.record({
    name: anyName,
    contents: fc.jsonValue({ maxDepth: 0 }),
    attributes: anyAttributes,
  });

  it.prop([fc.array(anyRaw, { maxLength: 4 })])(
    'never breaks a page nor executes, whatever it contains',
    (raw) => {
      const rendered = read(htmlForEditor(raw.map((one) => ({ ...one, contents: '' }))));
      expect(rendered.querySelector('main')).not.toBeNull();
      expect(rendered.querySelector('main :is(script, iframe, [onclick])')).toBeNull();
      expect(htmlForEditor(raw)).toContain('</main>');
    },
  );

  it.prop([
    fc.constantFrom({}, CHROMES, { pageEditing: true, editMode: 'chromes' }, { pageState: 'preview' }),
  ])('is rendered for the editor only, whatever the platform reports about the page', async (context) => {
    const main = [
      ...around('r_A', {
        componentName: 'RichText',
        uid: 't',
        fields: { Text: { value: '<p>Hello</p>', editable: '<p id="fld">Hello</p>' } },
      }),
    ];
    const html = htmlOf((await openLayout(layoutOf(main, context)))._unsafeUnwrap());
    expect(html).toContain('Hello');
    expect(html).not.toMatch(/r_A|fld/);
  });

  it('is omitted when the editor uses our marks', () => {
    const html = htmlForEditor(around('r_A', { componentName: 'Container', uid: 'a' }), {
      ...CHROMES,
      editMode: 'metadata',
    });
    expect(html).not.toContain('r_A');
    expect(marksOf(read(html))).toContain('rendering open a');
  });
});

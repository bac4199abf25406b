// @vitest-environment jsdom
import { EDITING_TEXTS } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { readEdited } from '#adapters/page/editing-service.ts';
import { componentNames } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { EditFrame } from '#ui/page/edit-frame.tsx';
import { htmlOf, plainData, renderPage } from './render-page.tsx';

const EDIT = { pageEditing: true, pageState: 'edit', editMode: 'metadata' };
const ADDRESS = {
  ...({ site: 'aqua', folder: 'aqua', path: '/', language: 'en' } as const),
  ...({ itemId: '', mode: 'edit', layoutKind: 'final' } as const),
};
const metadata = { datasource: { id: '{1}', language: 'en' }, title: 'Text', fieldType: 'Single-Line Text' };
const field = (value: unknown) => ({ value, metadata });

const page = [
  {
    componentName: 'Container',
    uid: 'aaa383b5-0000-4000-8000-000000000001',
    placeholders: {
      'container-{*}': [
        {
          componentName: 'CallToActionCard',
          uid: 'bbb383b5-0000-4000-8000-000000000002',
          fields: { Title: field('Come'), Content: field(''), Link: field({ href: '' }) },
        },
      ],
    },
  },
];

const marks = (rendered: Document, selector = 'code') =>
  [...rendered.querySelectorAll(selector)].map((code) =>
    [code.getAttribute('chrometype'), code.getAttribute('kind'), code.id].join(' ').trim(),
  );

const emptyArea = (area: string) => [
  `placeholder open ${area}_00000000-0000-0000-0000-000000000000`,
  'placeholder close',
];

it('surround every placeholder, block and field of an edited page, in balanced pairs', async () => {
  const rendered = await renderPage(page, EDIT);
  expect(marks(rendered)).toEqual([
    ...['body-top', 'headless-header', 'headless-shell'].flatMap(emptyArea),
    'placeholder open headless-main_00000000-0000-0000-0000-000000000000',
    'rendering open aaa383b5-0000-4000-8000-000000000001',
    'placeholder open container-{*}_aaa383b5-0000-4000-8000-000000000001',
    'rendering open bbb383b5-0000-4000-8000-000000000002',
    ...Array.from({ length: 3 }, () => ['field open', 'field close']).flat(),
    'rendering close',
    'placeholder close',
    'rendering close',
    'placeholder close',
    ...emptyArea('headless-footer'),
  ]);
  const opened = [...rendered.querySelectorAll('code[chrometype="field"][kind="open"]')];
  for (const code of opened) {
    expect(JSON.parse(code.textContent ?? '')).toEqual(metadata);
    expect(code.getAttribute('type')).toBe('text/sitecore');
    expect(code.className).toBe('scpm');
  }
});

it('surround the header and the footer too, although they are not blocks', async () => {
  const document = layoutOf([], EDIT);
  const placeholders = {
    'headless-header': [{ componentName: 'Header', uid: 'the-header' }],
    'headless-footer': [{ componentName: 'Footer', uid: 'the-footer' }],
  };
  const htmlIn = async (context: object) => {
    const { route } = document.sitecore;
    const sitecore = {
      context: { ...document.sitecore.context, ...context },
      route: { ...route, placeholders },
    };
    return htmlOf((await openLayout({ sitecore }))._unsafeUnwrap());
  };
  const rendered = new DOMParser().parseFromString(await htmlIn({}), 'text/html');
  for (const id of ['the-header', 'the-footer']) expect(marks(rendered)).toContain(`rendering open ${id}`);
  expect(await htmlIn({ pageEditing: false, pageState: 'normal' })).not.toContain('the-header');
});

it('name the areas as the content platform does, and no other place', async () => {
  const { sitecore } = layoutOf([], EDIT);
  const placeholders = { content: page, 'site-header': [] };
  const document = { sitecore: { ...sitecore, route: { ...sitecore.route, placeholders } } };
  const read = await openLayout(document, { main: 'content', header: 'site-header' });
  const rendered = new DOMParser().parseFromString(htmlOf(read._unsafeUnwrap()), 'text/html');
  const none = '_00000000-0000-0000-0000-000000000000';
  const open = marks(rendered).filter((mark) => mark.startsWith('placeholder open'));
  expect(open).toEqual([
    `placeholder open body-top${none}`,
    `placeholder open site-header${none}`,
    `placeholder open headless-shell${none}`,
    `placeholder open content${none}`,
    'placeholder open container-{*}_aaa383b5-0000-4000-8000-000000000001',
    `placeholder open headless-footer${none}`,
  ]);
});

it.prop([fc.constantFrom('normal', 'preview', 'edit'), fc.boolean()])(
  'name the areas as the content platform does, whatever state its layout says for an edited page',
  (pageState, pageEditing) => {
    const layout = layoutOf(page, { pageState, pageEditing, editMode: 'metadata' });
    const read = readEdited(layout, {}, ADDRESS, { frameHosts: [] });
    const html = htmlOf(read._unsafeUnwrap().page, undefined, { ...plainData, editing: true });
    const rendered = new DOMParser().parseFromString(html, 'text/html');
    expect(marks(rendered)).toContain('placeholder open headless-main_00000000-0000-0000-0000-000000000000');
  },
);

it('are absent from a page in normal or preview mode', async () => {
  for (const context of [{}, { pageState: 'preview' }]) {
    const rendered = await renderPage(page, context);
    expect(marks(rendered)).toEqual([]);
    expect(rendered.body.textContent).not.toContain(EDITING_TEXTS.noText);
  }
});

it('mark missing texts and data sources for an editor', async () => {
  const rendered = await renderPage(page, EDIT);
  expect(rendered.body.textContent?.split(EDITING_TEXTS.noText)).toHaveLength(3);
  const names = ['Faq', 'Image', 'Banner'];
  const without = names.map((componentName) => ({ componentName, dataSource: '' }));
  const edited = (await renderPage(without, EDIT)).body.textContent ?? '';
  expect(edited.split(EDITING_TEXTS.noDataSource)).toHaveLength(names.length + 1);
  expect((await renderPage(without)).body.textContent).not.toContain(EDITING_TEXTS.noDataSource);
});

/** For each rendering, the fields that editors change inline. */
const CHANGED_IN_PLACE: Readonly<Record<string, readonly string[]>> = {
  Agenda: ['Title'],
  Banner: ['Image', 'Title'],
  BorderedBlock: ['Label', 'Title', 'Content', 'Link'],
  CallToActionCard: ['Title', 'Content', 'Link'],
  CallToActionImage: ['Image', 'Title', 'Content', 'Link'],
  ContactCard: ['Image', 'Name', 'Role', 'Email', 'Phone', 'Mobile', 'LinkedIn'],
  ContentBlockCard: ['Image', 'Date', 'Title', 'Content', 'Link'],
  ContentCard: ['Image', 'Title', 'Content', 'Link'],
  DuoBlock: ['Image', 'Title', 'Content'],
  Faq: ['Title'],
  IconCard: ['Title', 'Content', 'Link'],
  Image: ['Image', 'ImageCaption'],
  Jumbotron: ['Image', 'Title', 'SubTitle', 'Content', 'Link'],
  RichText: ['Title', 'Text'],
};

const EMPTY: Readonly<Record<string, unknown>> = { Image: {}, Link: { href: '' }, LinkedIn: { href: '' } };
const FILLED: Readonly<Record<string, unknown>> = {
  Image: { src: '/a.png' },
  Link: { href: '/a', text: 'Go' },
  LinkedIn: { href: 'https://l.example' },
  Date: '2027-01-26T00:00:00Z',
};

const named = (name: string, value: unknown) => ({ value, metadata: { title: name } });

const namesMarked = (rendered: Document) =>
  [...rendered.querySelectorAll('code[chrometype="field"][kind="open"]')].map(
    (code) => JSON.parse(code.textContent ?? '').title,
  );

it.prop([fc.constantFrom(...Object.keys(CHANGED_IN_PLACE)), fc.func(fc.boolean())])(
  'make every text of a block editable inline, filled or empty',
  async (componentName, isEmpty) => {
    const names = CHANGED_IN_PLACE[componentName] ?? [];
    const fields = Object.fromEntries(
      names.map((name) => [
        name,
        named(name, isEmpty(name) ? (EMPTY[name] ?? '') : (FILLED[name] ?? 'words')),
      ]),
    );
    const rendering = { componentName, uid: 'u', dataSource: '/d', fields };
    expect(namesMarked(await renderPage([rendering], EDIT)).toSorted()).toEqual(names.toSorted());
  },
);

it('make empty items of a list visible to an editor, and not to visitors', async () => {
  const item = { fields: { Title: named('Title', ''), Date: named('Date', '0001-01-01T00:00:00Z') } };
  for (const [componentName, fields] of [
    ['Agenda', 2],
    ['Banner', 1],
    ['LinkList', 1],
    ['PageList', 1],
  ] as const) {
    const renderings = [{ componentName, uid: 'u', dataSource: '/d', fields: { Items: [item] } }];
    const marked = namesMarked(await renderPage(renderings, EDIT));
    expect([componentName, marked.length]).toEqual([componentName, fields]);
    expect((await renderPage(renderings)).querySelectorAll('main li')).toHaveLength(0);
  }
});

it('never mark a label or a link that is switched off', async () => {
  const fields = Object.fromEntries(['Label', 'Link'].map((name) => [name, named(name, '')]));
  const params = { ShowLabel: '0', ShowButton: '0' };
  const rendering = { componentName: 'BorderedBlock', uid: 'u', dataSource: '/d', fields, params };
  expect(namesMarked(await renderPage([rendering], EDIT))).toEqual([]);
});

it('make an empty placeholder visible in the editor only', async () => {
  const container = [{ componentName: 'Container', uid: 'c', placeholders: { 'container-{*}': [] } }];
  const rooms = async (context?: object) =>
    (await renderPage(container, context)).querySelectorAll('main .sc-jss-empty-placeholder').length;
  expect([await rooms(EDIT), await rooms()]).toEqual([1, 0]);
});

it('leave every block rendered, even without any fields', async () => {
  for (const context of [EDIT, {}]) {
    const rendered = await renderPage(
      componentNames().map((componentName) => ({ componentName })),
      context,
    );
    expect(rendered.body.textContent).not.toContain('There was a problem');
  }
});

it('frame editable parts with buttons, and add nothing for visitors', () => {
  const frame = (state: 'normal' | 'edit') =>
    renderToStaticMarkup(
      <EditFrame
        state={state}
        frame={{ item: 'sitecore://master/{1}?lang=en', command: 'javascript:open()' }}
        title="Change tags"
        icon=""
      >
        <b>Tags</b>
      </EditFrame>,
    );
  expect(frame('normal')).toBe('<b>Tags</b>');
  expect(frame('edit')).toMatch(
    /^<div class="scLooseFrameZone" sc_item="sitecore:\/\/master\/\{1\}\?lang=en"><span class="scChromeData">/,
  );
});

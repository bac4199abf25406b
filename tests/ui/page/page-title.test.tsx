// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';

const text = (uid: string) => ({
  componentName: 'RichText',
  uid,
  fields: { Text: { value: '<p>Text</p>' } },
});
const breadcrumb = { componentName: 'Breadcrumb', uid: 'way', fields: {} };
const EDIT = { pageEditing: true, pageState: 'edit', editMode: 'metadata' };

const order = (page: Document) =>
  [...page.querySelectorAll('main :is(nav, h1, p)')].map(({ localName }) => localName);

it.each([
  ['live', {}],
  ['in the editor', EDIT],
])('stands between the breadcrumb and the blocks, %s', async (_, context) => {
  expect(order(await renderPage([breadcrumb, text('a'), text('b')], context))).toEqual([
    'nav',
    'h1',
    'p',
    'p',
  ]);
  expect(order(await renderPage([text('a'), breadcrumb], context))).toEqual(['h1', 'p', 'nav']);
  expect(order(await renderPage([breadcrumb], context))).toEqual(['nav', 'h1']);
});

it('leaves the area whole in the editor', async () => {
  const page = await renderPage([breadcrumb, text('a')], EDIT);
  expect(page.querySelectorAll('main code[chrometype=placeholder][kind=open]')).toHaveLength(1);
});

import type { FieldDescription } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { cleanLayout } from '#adapters/platform/organiser/clean-layout.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { ARTICLE_FIELDS, PAGE_FIELDS } from '#adapters/shared/block-descriptions/page-fields.ts';

/** Texts as an editor types them, which a browser would read as markup. */
const anyTyped = fc
  .array(
    fc.constantFrom('Pumps ', '<DN50>', ' & ', '<b>', '"', "'", '>', '</p>', '&amp;', '<!--', '{', 'data:'),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const UNSAFE = '<p onclick="steal()">Safe<script>steal()</script></p>';

/** Fields that hold these texts, and unsafe HTML where they hold HTML. */
const fieldsOf = (fields: readonly FieldDescription[], typed: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((each) => [each.names[0], storedValue(each, typed)]));

const storedValue = ({ holds, names, each = [] }: FieldDescription, typed: string): unknown => {
  switch (holds) {
    case 'html':
      return { value: UNSAFE };
    case 'picture':
      return { value: { src: '/pump.png', alt: typed } };
    case 'link':
      return { value: { href: '/pumps', text: typed } };
    case 'address':
      return { value: { href: 'https://fair.example/', text: typed } };
    case 'items':
      return [{ fields: fieldsOf(each, typed) }, fieldsOf(each, typed)];
    case 'tags':
      return { value: [{ fields: { Title: { value: typed } } }] };
    case 'pages':
      return [
        { title: typed, url: '/news' },
        { title: { value: typed }, url: '/' },
      ];
    default:
      return /(?:href|src|url)$/i.test(names[0]) ? { value: '/pumps' } : { value: typed };
  }
};

const pageWith = (
  main: readonly unknown[],
  fields: Readonly<Record<string, unknown>> = {},
  placeholders: Readonly<Record<string, unknown>> = {},
) => ({
  ...{ name: 'pumps', displayName: 'Pumps', fields, itemId: '1', templateName: 'Page' },
  placeholders: { 'headless-main': main, ...placeholders },
});

/** The same page with its HTML sanitised and everything else as it is. */
const expected = (page: unknown): unknown =>
  JSON.parse(JSON.stringify(page).replaceAll(JSON.stringify(UNSAFE), JSON.stringify('<p>Safe</p>')));

const cleaned = (page: unknown): unknown => JSON.parse(cleanLayout(page));

describe('cleanLayout', () => {
  it.prop([fc.constantFrom(...BLOCK_DESCRIPTIONS), anyTyped, fc.boolean(), fc.boolean()])(
    'leaves plain fields of a block as typed and sanitises those of HTML, at any depth',
    ({ components: [name], fields }, typed, isNested, isLower) => {
      const componentName = isLower ? name.toLowerCase() : name;
      const block = { uid: 'u', componentName, fields: fieldsOf(fields, typed) };
      const page = pageWith([
        isNested ? { componentName: 'Container', placeholders: { 'container-{*}': [block] } } : block,
      ]);
      expect(cleaned(page)).toEqual(expected(page));
    },
  );

  it.prop([anyTyped])('leaves plain fields of a page as typed and sanitises those of HTML', (typed) => {
    const page = {
      ...pageWith([], fieldsOf([...PAGE_FIELDS, ...ARTICLE_FIELDS], typed)),
      displayName: typed,
    };
    expect(cleaned(page)).toEqual(expected(page));
  });

  it.prop([anyTyped])('leaves the texts of a header and footer as typed', (typed) => {
    const item = {
      fields: { navigationTitle: { value: typed }, link: { value: { href: '/', text: typed } } },
    };
    const header = { topbarText: { value: typed }, links: { value: { main: [item] } } };
    const footer = { brand: typed, links: [{ title: typed, url: '/' }] };
    const page = pageWith(
      [],
      {},
      {
        'headless-header': [{ componentName: 'Header', fields: header }],
        'headless-footer': [{ componentName: 'Footer', fields: footer }],
      },
    );
    expect(cleaned(page)).toEqual(page);
  });

  it('sanitises fields that no description names, and markup for an editor', () => {
    const page = pageWith(
      [
        { componentName: 'Unknown', fields: { Title: { value: UNSAFE } } },
        { componentName: 'RichText', fields: { Strange: UNSAFE, Title: { value: 'A', editable: UNSAFE } } },
        { name: 'code', contents: UNSAFE },
      ],
      { Strange: { value: UNSAFE } },
    );
    expect(cleaned(page)).toEqual(expected(page));
  });

  it.prop([fc.constantFrom('javascript:steal()', 'java\nscript:steal()', 'data:text/html,x')])(
    'empties addresses that would run a script',
    (address) => {
      const fields = {
        Link: { value: { href: address, text: address } },
        URL: { value: address },
        LinkedIn: { value: address },
        Image: { value: { src: address, alt: '' } },
      };
      for (const { components } of BLOCK_DESCRIPTIONS)
        for (const componentName of components) {
          const clean = cleanLayout(pageWith([{ componentName, fields }]));
          expect(JSON.parse(clean).placeholders['headless-main'][0].fields).toEqual({
            Link: { value: { href: '', text: address } },
            URL: { value: '' },
            LinkedIn: { value: '' },
            Image: { value: { src: '', alt: '' } },
          });
        }
    },
  );
});

import type { FieldDescription } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { cleanLayout } from '#adapters/platform/organiser/pages/clean-layout.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { ARTICLE_FIELDS, PAGE_FIELDS } from '#adapters/shared/block-descriptions/page-fields.ts';
import { sanitise } from '#adapters/shared/sanitise.ts';

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

/** A list in each form in which readers take it. */
const anyList = fc.constantFrom<(list: readonly unknown[]) => unknown>(
  (list) => list,
  ...['value', 'results', 'targetItems', 'jsonValue'].map((name) => (list: readonly unknown[]) => ({
    [name]: list,
  })),
  (list) => ({ jsonValue: { value: list } }),
);

/** An item of a list with its fields in each place where readers find them. */
const anyItem = fc.constantFrom<
  (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
>(
  (fields) => fields,
  (fields) => ({ id: '1', fields }),
  (fields) => ({ id: '1', field: fields }),
);

const LISTED = BLOCK_DESCRIPTIONS.flatMap(({ components: [name], fields }) =>
  fields.flatMap(({ names, holds, each = [] }) =>
    holds === 'items' ? [{ name, field: names[0], each }] : [],
  ),
);

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

  it.prop([fc.constantFrom(...LISTED), anyTyped, anyList, anyItem])(
    'leaves plain fields of items as typed and sanitises those of HTML, in every form of a list',
    ({ name, field, each }, typed, listOf, itemOf) => {
      const list = [itemOf({ ...fieldsOf(each, typed), Strange: UNSAFE }), UNSAFE];
      const page = pageWith([{ componentName: name, fields: { [field]: listOf(list) } }]);
      expect(cleaned(page)).toEqual(expected(page));
    },
  );

  it.prop([anyTyped])('leaves the items of a navigation that is a bare list as typed', (typed) => {
    const list = [{ Title: { value: typed }, Strange: UNSAFE, Children: [] }];
    const page = pageWith([{ componentName: 'Navigation', fields: list }]);
    expect(cleaned(page)).toEqual(expected(page));
  });

  it.prop([fc.boolean(), fc.boolean(), fc.boolean()])(
    'sanitises the values of a text that is JSON, with escaped signs too, and leaves it JSON',
    (isEscaped, isList, isSpaced) => {
      const values = { title: 'Say "hi" & <3', contents: UNSAFE, link: { href: 'javascript:steal()' } };
      const json = JSON.stringify(isList ? [values] : values, null, isSpaced ? 2 : 0);
      const text = isEscaped ? json.replaceAll('<', String.raw`\u003c`) : json;
      const stored = cleanLayout(pageWith([], { Strange: { value: isSpaced ? `\n${text}` : text } }));
      const read = JSON.parse(JSON.parse(stored).fields.Strange.value);
      const safe = { title: 'Say "hi" & <3', contents: '<p>Safe</p>', link: { href: '' } };
      expect(read).toEqual(isList ? [safe] : safe);
      const again = { Strange: { value: isSpaced ? JSON.stringify(safe, null, 2) : JSON.stringify(safe) } };
      expect(cleaned(pageWith([], again))).toEqual(pageWith([], again));
    },
  );

  it.prop([
    fc.constantFrom('<BR ONCLICK="steal()">', 'A<!-- B -->', 'A</p>', 'A<?php B ?>', '[<b>', '{"a": <br'),
  ])('sanitises a text as HTML when it has any sign of markup and is no JSON', (text) => {
    expect(sanitise(text)).not.toBe(text);
    const page = (value: string) => pageWith([], { Strange: [value, null, 0, true] });
    expect(cleaned(page(text))).toEqual(page(sanitise(text)));
  });

  it.prop([fc.constantFrom(1, 100, 9_000), fc.boolean()])(
    'never stores markup in JSON, however deep it nests and whether or not it is escaped',
    (depth, isEscaped) => {
      const script = `${isEscaped ? String.raw`\u003c` : '<'}script>steal()`;
      const deep = `${'['.repeat(depth)}"${script}"${']'.repeat(depth)}`;
      expect(JSON.stringify(cleaned(pageWith([], { Strange: deep })))).not.toContain('script');
    },
  );

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

  it.prop([
    fc.constantFrom(
      ...['javascript:steal()', 'JavaScript:steal()', 'java\nscript:steal()', ' java script:steal()'],
      ...['\u0001javascript:steal()', 'vbscript:steal', 'data:text/html,x'],
    ),
  ])('empties addresses that would run a script', (address) => {
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
  });

  it('empties such addresses beside a list, in an item, in a list of plain values and in each wrapper', () => {
    const fields = (address: string) => ({
      Items: { results: [{ fields: {}, url: address }, null, UNSAFE], url: address },
      Title: {
        value: [{ URL: { jsonValue: address } }, null],
        Editable: UNSAFE,
        // These begin like an address, but their names are of none.
        ...{ hrefText: 'data: measured', isEditable: 'data: <DN50>' },
      },
      Strange: { HREF: address, src: address, Url: { jsonValue: address } },
      Unknown: { valueText: 'data: measured', curl: 'data: measured' },
    });
    const page = (address: string) => pageWith([{ componentName: 'PageList', fields: fields(address) }]);
    expect(cleaned(page('javascript:steal()'))).toEqual(expected(page('')));
  });

  it('sanitises a list where a block has none, and a text where it has a list', () => {
    const page = pageWith([
      { componentName: 'RichText', fields: [{ Text: UNSAFE }, UNSAFE] },
      { componentName: 'PageList', fields: { Items: UNSAFE } },
    ]);
    expect(cleaned(page)).toEqual(expected(page));
  });
});

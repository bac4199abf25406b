import {
  blocksOf,
  blockWith,
  changeBlock,
  type FieldContent,
  type FieldDescription,
  PageDocumentSchema,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contentsOf, withContents } from '#adapters/page/field-contents.ts';
import { documentOf, layoutOf, type StoredLayout } from '#adapters/page/page-document.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { ARTICLE_FIELDS } from '#adapters/shared/block-descriptions/page-fields.ts';
import { fieldsOf } from '#tests/support/models/described-values.ts';

const anyName = fc.constantFrom(
  ...[
    'Title',
    'title',
    'Content',
    'Text',
    'Image',
    'Link',
    'Items',
    'Children',
    'Date',
    'Tags',
    'Authors',
    'RelatedArticles',
    'Other',
    'data',
  ],
);
const anyValue = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant('<p>Doors <b>open</b></p>'),
  fc.record(
    {
      src: fc.string(),
      alt: fc.string(),
      width: fc.oneof(fc.string(), fc.integer()),
      focus: fc.constantFrom('', '30% 70%'),
    },
    { requiredKeys: [] },
  ),
  fc.record({ href: fc.string(), text: fc.string(), anchor: fc.string() }, { requiredKeys: [] }),
);
const anyField = (depth: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    anyValue,
    anyValue.map((value) => ({ value })),
    anyValue.map((value) => ({ jsonValue: { value }, other: 1 })),
    anyValue.map((value) => ({ jsonValue: value, other: 1 })),
    ...(depth > 0
      ? [
          fc
            .array(
              fc.oneof(
                anyFields(depth - 1).map((fields) => ({ id: 'a', fields })),
                anyFields(depth - 1),
                fc.string(),
              ),
              { maxLength: 3 },
            )
            .chain((list) => fc.constantFrom<unknown>(list, { jsonValue: list })),
        ]
      : []),
  );
const anyFields = (depth = 1): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(anyName, anyField(depth), { maxKeys: 4 });

const anyComponent = fc.constantFrom(
  ...BLOCK_DESCRIPTIONS.flatMap(({ components }) => components),
  'Foreign',
  'faq',
  'HTML',
  '',
);
const { rendering: anyRendering } = fc.letrec<{ rendering: unknown }>((tie) => ({
  rendering: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    fc.record(
      {
        uid: fc.oneof(fc.constantFrom('a', 'b', ''), fc.uuid(), fc.integer()),
        componentName: anyComponent,
        dataSource: fc.string(),
        params: fc.oneof(
          fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()), { maxKeys: 2 }),
          fc.constant(null),
        ),
        fields: fc.oneof(anyFields(), fc.array(fc.string(), { maxLength: 2 })),
        placeholders: fc.dictionary(
          fc.constantFrom('column-1-{*}', 'content-{*}', 'x'),
          fc.oneof(fc.array(tie('rendering'), { maxLength: 2 }), fc.constant('no list')),
          { maxKeys: 1 },
        ),
        extra: fc.string(),
        raw: fc.string(),
      },
      { requiredKeys: ['componentName'] },
    ),
    fc.constantFrom({ name: 'code', type: 'text/sitecore' }, 'text', null),
  ),
}));
const anyLayout: fc.Arbitrary<StoredLayout> = fc.record({
  fields: anyFields(),
  placeholders: fc.dictionary(
    fc.constantFrom('headless-main', 'main', 'body-top', 'bodyTop', 'foreign'),
    fc.array(anyRendering, { maxLength: 3 }),
  ),
});
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a document of a page', () => {
  it.prop([anyLayout], { numRuns: 50 })(
    'becomes the stored page again, with everything no description names',
    (given) => {
      const layout = plain(given);
      const document = plain(documentOf(layout));
      expect(layoutOf(document, layout)).toEqual(layout);
    },
  );

  it.prop([anyLayout], { numRuns: 50 })('is one that its editor may save, whatever is stored', (given) => {
    expect(PageDocumentSchema.safeParse(documentOf(plain(given))).error?.issues).toBeUndefined();
  });

  it.prop([anyLayout], { numRuns: 50 })('names each of its blocks once', (given) => {
    const ids = blocksOf(documentOf(given)).map(({ block }) => block.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.prop([anyLayout, anyFields(), fc.string()], { numRuns: 50 })(
    'changes nothing but the field that its editor changed',
    (given, fields, title) => {
      const text = { uid: 'text', componentName: 'RichText', fields };
      const layout = plain({ ...given, placeholders: { ...given.placeholders, 'headless-main': [text] } });
      const document = documentOf(layout);
      const before = blockWith(document, 'text')?.block ?? expect.unreachable();
      const retitled = { ...before, fields: { ...before.fields, Title: title } };
      const changed = changeBlock(document, 'text', () => retitled);
      expect(
        layoutOf(
          changeBlock(changed, 'text', () => before),
          layout,
        ),
      ).toEqual(layout);
      const again = documentOf(layoutOf(changed, layout));
      expect(again).toEqual(changeBlock(document, 'text', () => ({ ...retitled, kept: expect.anything() })));
    },
  );
});

const anyContent = ({ holds, each = [] }: FieldDescription): fc.Arbitrary<FieldContent> => {
  switch (holds) {
    case 'day':
      return fc.constantFrom('', '2027-01-26');
    case 'moment':
      return fc.constantFrom('', '2027-01-26', '2027-01-26T09:30:00+01:00', '2027-01-26T00:00:00-05:00');
    case 'tags':
      return fc.uniqueArray(
        fc
          .string({ minLength: 1 })
          .map((tag) => tag.trim())
          .filter(Boolean),
        { maxLength: 4 },
      );
    case 'articles':
      return fc.uniqueArray(
        fc.uuid().map((id) => id.replaceAll('-', '')),
        { maxLength: 3 },
      );
    case 'switch':
      return fc.constantFrom('', '1');
    case 'picture':
      return fc.record(
        {
          src: fc.string(),
          alt: fc.string(),
          width: fc.constant('640'),
          height: fc.constant(''),
          focus: fc.constantFrom('30% 70%', '0% 100%'),
        },
        { requiredKeys: ['src', 'alt', 'width', 'height'] },
      );
    case 'link':
      return fc.record({ href: fc.string(), text: fc.string(), target: fc.constantFrom('', '_blank') });
    case 'items':
      return fc.array(anyContents(each), { maxLength: 3 });
    default:
      return fc.string();
  }
};
const anyContents = (described: readonly FieldDescription[]) =>
  fc.record(Object.fromEntries(described.map((each) => [each.names[0], anyContent(each)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Record<string, FieldContent>>;

/** Without the place that an item came from. */
const withoutPlaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === '@' ? undefined : part)));

const DESCRIBED: readonly (readonly [string, readonly FieldDescription[]])[] = [
  ...BLOCK_DESCRIPTIONS.map(({ components: [name], fields }) => [name, fields] as const),
  ['an article', ARTICLE_FIELDS],
];

describe.each(DESCRIBED)('the fields of %s', (_, described) => {
  const changeable = described.filter(({ holds }) => holds !== 'pages');
  it.prop([anyContents(changeable), fc.boolean()])('are read as they were written', (contents, isNew) => {
    const stored = isNew ? {} : fieldsOf(described);
    const before = contentsOf(stored, described);
    const written = withContents(stored, described, { ...before, ...contents });
    expect(withoutPlaces(contentsOf(plain(written), described))).toEqual({
      ...(withoutPlaces(before) as object),
      ...(withoutPlaces(contents) as object),
    });
  });
});

import {
  blocksOf,
  changeBlock,
  type DocumentBlock,
  type DocumentPlace,
  moveBlock,
  type PageDocument,
  removeBlock,
} from '@fairdesk/core/editor';
import fc from 'fast-check';

const content = fc.constantFrom<DocumentBlock['fields'][string]>(
  'A text',
  '',
  { href: '/visit', text: 'Visit', target: '' },
  { target: '', text: 'Visit', href: '/visit' },
  [{ Title: 'One' }, { Title: 'Two' }],
  [],
  {},
  null,
);
const fields = fc.dictionary(fc.constantFrom('Title', 'Text', 'Link'), content, { noNullPrototype: true });

const { block: anyBlock } = fc.letrec<{ block: DocumentBlock }>((tie) => ({
  block: fc.record({
    id: fc.constant(''),
    component: fc.constantFrom('RichText', 'Wrapper'),
    fields,
    params: fc.dictionary(fc.constantFrom('Width', 'Colour'), fc.constantFrom('a', 'b'), {
      noNullPrototype: true,
    }),
    places: fc.oneof(
      { maxDepth: 2 },
      fc.constant([]),
      fc.array(tie('block'), { maxLength: 3 }).map((blocks) => [{ key: 'content', blocks }]),
    ),
    kept: fc.constantFrom({}, { dataSource: '{1}' }),
  }),
}));

const areas = fc
  .tuple(fc.array(anyBlock, { maxLength: 4 }), fc.array(anyBlock, { maxLength: 2 }))
  .map(([main, footer]) => [
    { key: 'main', blocks: main },
    { key: 'footer', blocks: footer },
  ]);

/** Gives every block an id of its own, in the order of reading. */
const numbered = (document: PageDocument): PageDocument => {
  let last = 0;
  const inPlaces = (places: readonly DocumentPlace[]): readonly DocumentPlace[] =>
    places.map(({ key, blocks }) => ({
      key,
      blocks: blocks.map((block) => {
        last += 1;
        return { ...block, id: `b${last}`, places: inPlaces(block.places) };
      }),
    }));
  return { ...document, areas: inPlaces(document.areas) };
};

const document: fc.Arbitrary<PageDocument> = fc.record({ fields, areas }).map(numbered);

export const idsOf = (page: PageDocument) => blocksOf(page).map(({ block }) => block.id);

/** Two versions: the same one, two unrelated ones, or one with a single change. */
export const anyVersions = fc.oneof(
  document.map((one) => [one, structuredClone(one)] as const),
  fc.tuple(document, document),
  fc.tuple(document, fc.nat(), fc.nat(4), fc.nat(6), fields).map(([one, at, to, which, other]) => {
    const ids = idsOf(one);
    const id = ids[at % Math.max(1, ids.length)] ?? '';
    const changes = [
      () => removeBlock(one, id),
      () => moveBlock(one, id, { key: 'main', index: to }),
      () => changeBlock(one, id, (block) => ({ ...block, fields: other })),
      () => changeBlock(one, id, (block) => ({ ...block, params: { ...block.params, Width: 'c' } })),
      () =>
        changeBlock(one, id, (block) => ({
          ...block,
          places: block.places.map((place) => ({ ...place, key: 'column' })),
        })),
      () => changeBlock(one, id, (block) => ({ ...block, kept: { dataSource: '{2}' } })),
      () => ({ ...one, fields: other }),
    ];
    return [one, changes[which]?.() ?? one] as const;
  }),
);

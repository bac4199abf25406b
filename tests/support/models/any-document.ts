import type {
  BlockDescription,
  DocumentBlock,
  DocumentPlace,
  DocumentSpot,
  PageDocument,
} from '@fairdesk/core/editor';
import fc from 'fast-check';

/** The kinds of blocks in the documents below; `Foreign` has no description. */
export const DESCRIPTIONS: readonly BlockDescription[] = [
  { kind: 'rich-text', components: ['RichText'], group: 'text', fields: [] },
  { kind: 'wrapper', components: ['Wrapper'], group: 'layout', fields: [], places: 'named' },
  { kind: 'jumbotron', components: ['Jumbotron'], group: 'cards', fields: [], perPage: 1 },
  { kind: 'modal', components: ['Modal'], group: 'text', fields: [], places: 'named' },
];

const COMPONENTS = ['RichText', 'Wrapper', 'Jumbotron', 'Modal', 'Foreign'];

/** A block by its component and the blocks in it. */
export interface Shape {
  readonly component: string;
  readonly inner: readonly Shape[];
}
const { shape: anyShape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    component: fc.constantFrom(...COMPONENTS),
    inner: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('shape'), { maxLength: 3 })),
  }),
}));

/** Gives the ids `b1`, `b2`. */
export const numbered = () => {
  let last = 0;
  return () => {
    last += 1;
    return `b${last}`;
  };
};

/** A page with these blocks in its main area, and some above it, with the ids `b1`, `b2` in the order of reading. */
export const toDocument = (shapes: readonly Shape[], top: readonly Shape[] = []): PageDocument => {
  const nextId = numbered();
  const toBlock = ({ component, inner }: Shape): DocumentBlock => ({
    ...{ id: nextId(), component, fields: {}, params: {}, kept: {} },
    places: component === 'RichText' ? [] : [{ key: 'content', blocks: inner.map(toBlock) }],
  });
  return {
    fields: {},
    areas: [
      { key: 'main', blocks: shapes.map(toBlock) },
      { key: 'bodyTop', blocks: top.map(toBlock) },
      { key: 'shell', blocks: [] },
      { key: 'footer', blocks: [] },
    ],
  };
};

/** Any page of blocks within each other. */
export const anyDocument = fc
  .tuple(fc.array(anyShape, { maxLength: 4 }), fc.array(anyShape, { maxLength: 2 }))
  .map(([shapes, top]) => toDocument(shapes, top));

/** Every spot of a page: before and after each block of each place. */
export const spotsOf = (document: PageDocument): readonly DocumentSpot[] => {
  const inPlaces = (places: readonly DocumentPlace[], owner?: string): readonly DocumentSpot[] =>
    places.flatMap(({ key, blocks }) => [
      ...Array.from({ length: blocks.length + 1 }, (_, index) => ({ ...(owner && { owner }), key, index })),
      ...blocks.flatMap((block) => inPlaces(block.places, block.id)),
    ]);
  return inPlaces(document.areas);
};

import {
  type BlockDescription,
  blocksOf,
  blockWith,
  type DocumentBlock,
  type DocumentPlace,
  type DocumentSpot,
  duplicateBlock,
  heightOf,
  historyOf,
  insertBlock,
  moveBlock,
  newBlock,
  openSpots,
  type PageDocument,
  redone,
  removeBlock,
  spotFault,
  undone,
  withChange,
  withColumns,
} from '@fairdesk/core/editor';
import { NESTING_MAX } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const DESCRIPTIONS: readonly BlockDescription[] = [
  { kind: 'rich-text', components: ['RichText'], group: 'text', fields: [] },
  { kind: 'wrapper', components: ['Wrapper'], group: 'layout', fields: [], places: 'named' },
  { kind: 'jumbotron', components: ['Jumbotron'], group: 'cards', fields: [], perPage: 1 },
  { kind: 'modal', components: ['Modal'], group: 'text', fields: [], places: 'named' },
];

const COMPONENTS = ['RichText', 'Wrapper', 'Jumbotron', 'Modal', 'Foreign'];

interface Shape {
  readonly component: string;
  readonly inner: readonly Shape[];
}
const { shape: anyShape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    component: fc.constantFrom(...COMPONENTS),
    inner: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('shape'), { maxLength: 3 })),
  }),
}));

const numbered = () => {
  let last = 0;
  return () => {
    last += 1;
    return `b${last}`;
  };
};

const toDocument = (shapes: readonly Shape[]): PageDocument => {
  const nextId = numbered();
  const toBlock = ({ component, inner }: Shape): DocumentBlock => ({
    ...{ id: nextId(), component, fields: {}, params: {}, kept: {} },
    places: component === 'RichText' ? [] : [{ key: 'content', blocks: inner.map(toBlock) }],
  });
  return {
    fields: {},
    areas: [
      { key: 'headless-main', blocks: shapes.map(toBlock) },
      { key: 'body-top', blocks: [] },
    ],
  };
};
const anyDocument = fc.array(anyShape, { maxLength: 4 }).map(toDocument);

const idsOf = (document: PageDocument) => blocksOf(document).map(({ block }) => block.id);
const spotsOf = (document: PageDocument): readonly DocumentSpot[] => {
  const inPlaces = (places: readonly DocumentPlace[], owner?: string): readonly DocumentSpot[] =>
    places.flatMap(({ key, blocks }) => [
      ...Array.from({ length: blocks.length + 1 }, (_, index) => ({ ...(owner && { owner }), key, index })),
      ...blocks.flatMap((block) => inPlaces(block.places, block.id)),
    ]);
  return inPlaces(document.areas);
};
const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % Math.max(1, all.length)];

describe('a change of a page', () => {
  it.prop([anyDocument, fc.nat(), fc.nat()])(
    'never loses or doubles a block by a move, which ends beside the block that was there',
    (document, block, place) => {
      const moved = pick(blocksOf(document), block);
      const spot = pick(spotsOf(document), place);
      fc.pre(moved !== undefined && spot !== undefined);
      const after = moveBlock(document, moved.block.id, spot);
      expect(idsOf(after).toSorted()).toEqual(idsOf(document).toSorted());
      if (spotFault(document, DESCRIPTIONS, moved.block, spot) !== undefined) return;
      const now = blockWith(after, moved.block.id);
      expect({ owner: now?.spot.owner, key: now?.spot.key }).toEqual({ owner: spot.owner, key: spot.key });
      expect(now?.block).toEqual(moved.block);
    },
  );

  it.prop([anyDocument, fc.nat(), fc.nat()])(
    'is taken back by the opposite change',
    (document, block, place) => {
      const spot = pick(spotsOf(document), place);
      const fresh = { id: 'new', component: 'RichText', fields: {}, params: {}, places: [], kept: {} };
      if (spot) expect(removeBlock(insertBlock(document, fresh, spot), 'new')).toEqual(document);
      const found = pick(blocksOf(document), block);
      fc.pre(found !== undefined);
      expect(insertBlock(removeBlock(document, found.block.id), found.block, found.spot)).toEqual(document);
    },
  );

  it.prop([anyDocument, fc.nat()])('copies a block with all it holds, under new ids', (document, block) => {
    const found = pick(blocksOf(document), block);
    fc.pre(found !== undefined);
    const nextId = numbered();
    const after = duplicateBlock(document, found.block.id, () => `copy-${nextId()}`);
    const ids = idsOf(after);
    expect(new Set(ids).size).toBe(ids.length);
    const copy = blockWith(after, 'copy-b1');
    expect(copy?.spot).toEqual({ ...found.spot, index: found.spot.index + 1 });
    const components = (one: DocumentBlock) =>
      blocksOf({ areas: [{ key: '', blocks: [one] }] }).map(({ block: { component } }) => component);
    expect(copy && components(copy.block)).toEqual(components(found.block));
  });

  it.prop([anyDocument, fc.array(anyDocument, { maxLength: 5 })])(
    'can be undone to the first page and done again to the last',
    (first, others) => {
      const after = others.reduce((history, next) => withChange(history, next), historyOf(first));
      const back = others.reduce((history) => undone(history), after);
      expect(back.present).toEqual(first);
      expect(undone(back)).toEqual(back);
      expect(others.reduce((history) => redone(history), back).present).toEqual(after.present);
    },
  );

  it.prop([anyDocument, fc.array(anyDocument, { minLength: 1, maxLength: 5 })])(
    'is one step for all typing in one field',
    (first, others) => {
      const typed = others.reduce((history, next) => withChange(history, next, 'text:a'), historyOf(first));
      expect(undone(typed).present).toEqual(first);
    },
  );
});

describe('a spot for a block', () => {
  it.prop([anyDocument, fc.constantFrom(...DESCRIPTIONS)])(
    'is offered only where the rules of the page hold afterwards',
    (document, description) => {
      const block = newBlock(description, 'new');
      for (const spot of openSpots(document, DESCRIPTIONS, block)) {
        const after = insertBlock(document, block, spot);
        const all = blocksOf(after);
        expect(
          all.filter(({ block: { component } }) => component === 'Jumbotron').length,
        ).toBeLessThanOrEqual(
          Math.max(
            1,
            blocksOf(document).filter(({ block: { component } }) => component === 'Jumbotron').length,
          ),
        );
        expect(Math.max(...all.map(({ depth }) => depth))).toBeLessThanOrEqual(NESTING_MAX);
      }
    },
  );

  example('is refused below the deepest level', () => {
    const deep = (levels: number): Shape => ({
      component: 'Wrapper',
      inner: levels > 1 ? [deep(levels - 1)] : [],
    });
    const document = toDocument([deep(NESTING_MAX)]);
    const last = blocksOf(document).at(-1)?.block ?? expect.unreachable();
    const block = newBlock({ kind: 'rich-text', components: ['RichText'], group: 'text', fields: [] }, 'new');
    expect(spotFault(document, DESCRIPTIONS, block, { owner: last.id, key: 'content' })).toBe('too-deep');
    expect(heightOf(document.areas[0]?.blocks[0] ?? block)).toBe(NESTING_MAX);
  });

  example('is refused for a window inside another, and for a second jumbotron', () => {
    const document = toDocument([
      { component: 'Modal', inner: [] },
      { component: 'Jumbotron', inner: [] },
    ]);
    const fresh = (name: string) =>
      newBlock(DESCRIPTIONS.find(({ components }) => components[0] === name) ?? expect.unreachable(), 'new');
    expect(spotFault(document, DESCRIPTIONS, fresh('Modal'), { owner: 'b1', key: 'content' })).toBe(
      'in-a-window',
    );
    expect(spotFault(document, DESCRIPTIONS, fresh('Jumbotron'), { key: 'headless-main' })).toBe('too-many');
    expect(spotFault(document, DESCRIPTIONS, fresh('RichText'), { owner: 'none', key: 'content' })).toBe(
      'unknown-place',
    );
  });
});

describe('the columns of a splitter', () => {
  const description: BlockDescription = {
    kind: 'column-splitter',
    components: ['ColumnSplitter'],
    group: 'layout',
    fields: [],
    places: 'columns',
    columnParams: ['InUse', 'Width'],
  };
  const splitter = newBlock(description, 'split');
  const text = newBlock({ kind: 'rich-text', components: ['RichText'], group: 'text', fields: [] }, 'text');

  it.prop([
    fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 1, max: 2 }),
  ])('keep their numbers and blocks, in whichever order their count changes', (counts, column) => {
    const filled = {
      ...splitter,
      places: splitter.places.map((place) =>
        place.key === `column-${column}-{*}` ? { ...place, blocks: [text] } : place,
      ),
    };
    const after = counts.reduce<DocumentBlock>(
      (block, count) => withColumns(block, description, count),
      filled,
    );
    expect(after.places.find(({ blocks }) => blocks.length > 0)?.key).toBe(`column-${column}-{*}`);
    expect(after.places.length).toBe(
      Math.max(counts.at(-1) ?? 0, column === 2 && counts.at(-1) === 1 ? 2 : 0),
    );
    expect(after.params.InUse?.split(',')).toEqual(after.places.map(({ key }) => key.split('-')[1]));
    for (const number of after.params.InUse?.split(',') ?? [])
      expect(after.params).toHaveProperty(`Width${number}`);
  });
});

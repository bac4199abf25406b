import {
  blocksOf,
  changeBlock,
  compareDocuments,
  type DocumentBlock,
  type DocumentPlace,
  HIDDEN_CHANGE,
  moveBlock,
  type PageDocument,
  removeBlock,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const content = fc.constantFrom<DocumentBlock['fields'][string]>(
  'A text',
  '',
  { href: '/visit', text: 'Visit', target: '' },
  { target: '', text: 'Visit', href: '/visit' },
  [{ Title: 'One' }, { Title: 'Two' }],
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

const isEqual = (one: unknown, other: unknown): boolean => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};

const idsOf = (page: PageDocument) => blocksOf(page).map(({ block }) => block.id);

/** Two versions: the same one, two unrelated ones, or one with a single change. */
const versions = fc.oneof(
  document.map((one) => [one, structuredClone(one)] as const),
  fc.tuple(document, document),
  fc.tuple(document, fc.nat(), fc.nat(), fields).map(([one, at, to, other]) => {
    const ids = idsOf(one);
    const id = ids[at % Math.max(1, ids.length)] ?? '';
    const changes = [
      () => removeBlock(one, id),
      () => moveBlock(one, id, { key: 'main', index: to % 5 }),
      () => changeBlock(one, id, (block) => ({ ...block, fields: other })),
      () => changeBlock(one, id, (block) => ({ ...block, kept: { dataSource: '{2}' } })),
      () => ({ ...one, fields: other }),
    ];
    return [one, changes[to % changes.length]?.() ?? one] as const;
  }),
);

describe('compareDocuments', () => {
  it.prop([versions])('finds no differences exactly when two versions are equal', ([before, after]) => {
    const { fields: own, blocks } = compareDocuments(before, after);
    expect(own.length + blocks.length === 0).toBe(isEqual(before, after));
  });

  it.prop([versions])('gives what was, and what is, of everything that differs', ([before, after]) => {
    const { blocks, fields: own } = compareDocuments(before, after);
    const kinds = (kind: string) =>
      blocks.filter((change) => change.kind === kind).map(({ block }) => block.id);
    const stays = idsOf(before).filter((id) => !kinds('removed').includes(id));
    expect(new Set([...stays, ...kinds('added')])).toEqual(new Set(idsOf(after)));
    const applied = Object.fromEntries(
      Object.entries({
        ...before.fields,
        ...Object.fromEntries(
          own.filter(({ name }) => name !== HIDDEN_CHANGE).map(({ name, after: content }) => [name, content]),
        ),
      }).filter(([, content]) => content !== undefined),
    );
    expect(applied).toEqual(after.fields);
    const all = new Map(blocksOf(before).map(({ block }) => [block.id, block]));
    for (const { block } of blocksOf(after)) {
      const change = blocks.find((each) => each.block.id === block.id);
      const was = all.get(block.id)?.fields ?? {};
      const names = new Set([...Object.keys(was), ...Object.keys(block.fields)]);
      for (const name of names) {
        const found = change?.changes.find((each) => each.name === name);
        if (found) expect([found.before, found.after]).toEqual([was[name], block.fields[name]]);
        else expect(was[name]).toEqual(block.fields[name]);
      }
    }
  });

  it.prop([versions])('is the same backwards, with before and after exchanged', ([before, after]) => {
    const there = compareDocuments(before, after);
    const back = compareDocuments(after, before);
    const idsIn = (changes: typeof there, kind: string) =>
      new Set(changes.blocks.filter((one) => one.kind === kind).map(({ block }) => block.id));
    expect(idsIn(back, 'removed')).toEqual(idsIn(there, 'added'));
    expect(idsIn(back, 'added')).toEqual(idsIn(there, 'removed'));
    expect(idsIn(back, 'changed')).toEqual(idsIn(there, 'changed'));
    expect(idsIn(back, 'moved').size).toBe(idsIn(there, 'moved').size);
    expect(back.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(there.fields.map(({ name }) => name)),
    );
  });

  example('names one block when one has moved past many', () => {
    const block = (id: string): DocumentBlock => ({
      ...{ id, component: 'RichText', fields: {}, params: {}, places: [], kept: {} },
    });
    const page = (ids: string): PageDocument => ({
      fields: {},
      areas: [{ key: 'main', blocks: [...ids].map(block) }],
    });
    const moved = (before: string, after: string) =>
      compareDocuments(page(before), page(after)).blocks.map(({ kind, block: { id } }) => [kind, id]);
    expect(moved('abcdef', 'fabcde')).toEqual([['moved', 'f']]);
    expect(moved('abcd', 'bcad')).toEqual([['moved', 'a']]);
  });
});

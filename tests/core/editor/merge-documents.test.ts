import {
  blocksOf,
  changeBlock,
  type DocumentBlock,
  type FieldContent,
  insertBlock,
  mergeDocuments,
  moveBlock,
  type PageDocument,
  placeAt,
  removeBlock,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const blockOf = (id: string, text: string, inner: readonly DocumentBlock[] = []): DocumentBlock => ({
  ...{ id, component: 'RichText', fields: { Title: text, Text: text }, params: { heading: 'h2' }, kept: {} },
  places: [{ key: 'content', blocks: inner }],
});

const BASE: PageDocument = {
  fields: { MetaTitle: 'Visit', NavigationTitle: 'Visit' },
  areas: [
    { key: 'headless-main', blocks: [blockOf('a', '1', [blockOf('c', '3')]), blockOf('b', '2')] },
    { key: 'body-top', blocks: [] },
  ],
};

/** One thing that an editor changes: a text of a block, a parameter, a text of the page. */
const anyText = fc.record({
  target: fc.constantFrom('a', 'b', 'c', 'page'),
  name: fc.constantFrom('one', 'two', 'param'),
  value: fc.constantFrom('x', 'y'),
});
type Change = typeof anyText extends fc.Arbitrary<infer T> ? T : never;

const NAMES: Readonly<Record<string, string>> = { one: 'Title', two: 'Text', param: 'heading' };

const apply = (document: PageDocument, { target, name, value }: Change): PageDocument => {
  if (target === 'page')
    return {
      ...document,
      fields: { ...document.fields, [name === 'one' ? 'MetaTitle' : 'NavigationTitle']: value },
    };
  const own = NAMES[name] ?? '';
  return changeBlock(document, target, (block) =>
    name === 'param'
      ? { ...block, params: { ...block.params, [own]: value } }
      : { ...block, fields: { ...block.fields, [own]: value } },
  );
};
const placeOf = ({ target, name }: Change) => `${target}/${target === 'page' ? name === 'one' : name}`;

/** One thing that an editor does with blocks. */
const anyMove = fc.constantFrom(
  (document: PageDocument) => document,
  (document: PageDocument) => removeBlock(document, 'b'),
  (document: PageDocument) => insertBlock(document, blockOf('new', 'n'), { key: 'headless-main', index: 1 }),
  (document: PageDocument) => moveBlock(document, 'c', { key: 'body-top', index: 0 }),
  (document: PageDocument) => moveBlock(document, 'b', { owner: 'a', key: 'content', index: 0 }),
);

/** Where an editor adds a block: in an area, or within a block; the index is cut to the length of the place. */
const anyAddition = fc.record({
  owner: fc.constantFrom(undefined, 'a', 'b', 'c'),
  key: fc.constantFrom('headless-main', 'body-top'),
  index: fc.nat(3),
});

/** Adds blocks of an editor to a page, and tags and cards to its lists. */
const withAdded = (
  base: PageDocument,
  who: string,
  spots: readonly Addition[],
  items: readonly number[],
): PageDocument => {
  const added = spots.reduce((document, { owner, key, index }, number) => {
    const place = owner === undefined ? { key } : { owner, key: 'content' };
    const length = placeAt(document, place)?.blocks.length ?? 0;
    const block = blockOf(`${who}-${number}`, who, number === 0 ? [blockOf(`${who}-inner`, who)] : []);
    return insertBlock(document, block, { ...place, index: Math.min(index, length) });
  }, base);
  const list = (name: string, itemOf: (number: number) => FieldContent) => {
    const content = base.fields[name];
    const before = Array.isArray(content) ? content : [];
    return items.reduce<readonly FieldContent[]>(
      (all, index, number) => all.toSpliced(Math.min(index, all.length), 0, itemOf(number)),
      before,
    );
  };
  return {
    ...added,
    fields: {
      ...base.fields,
      Tags: list('Tags', (number) => `${who} ${number}`),
      Cards: list('Cards', (number) => ({ Title: `${who} ${number}` })),
    },
  };
};
type Addition = typeof anyAddition extends fc.Arbitrary<infer T> ? T : never;

/** The blocks of every place, without those of the other editor. */
const outlineWithout = (document: PageDocument, who: string) =>
  blocksOf(document)
    .filter(({ block }) => !block.id.startsWith(who))
    .map(({ block, spot: { owner, key } }) => [block.id, owner, key]);
const itemsWithout = (content: FieldContent | undefined, who: string) =>
  (Array.isArray(content) ? content : []).filter((item) => !JSON.stringify(item).includes(who));

describe('two editors of a page', () => {
  it.prop([
    fc.array(anyAddition, { maxLength: 4 }),
    fc.array(anyAddition, { maxLength: 4 }),
    fc.array(fc.nat(4), { maxLength: 3 }),
    fc.array(fc.nat(4), { maxLength: 3 }),
  ])('keep what both added, in the order of each', (mySpots, theirSpots, myItems, theirItems) => {
    const base = {
      ...BASE,
      fields: { ...BASE.fields, Tags: ['x', 'y'], Cards: [{ Title: 'x' }, { Title: 'x' }] },
    };
    const mine = withAdded(base, 'mine', mySpots, myItems);
    const theirs = withAdded(base, 'theirs', theirSpots, theirItems);
    const merged = mergeDocuments(base, mine, theirs) ?? expect.fail('Both only added');
    expect(outlineWithout(merged, 'theirs')).toEqual(outlineWithout(mine, 'theirs'));
    expect(outlineWithout(merged, 'mine')).toEqual(outlineWithout(theirs, 'mine'));
    for (const name of ['Tags', 'Cards']) {
      expect(itemsWithout(merged.fields[name], 'theirs')).toEqual(mine.fields[name]);
      expect(itemsWithout(merged.fields[name], 'mine')).toEqual(theirs.fields[name]);
    }
  });

  example(
    'have a tag that both added once, and choose when one of them moved what the other added to',
    () => {
      const tagged = (...Tags: readonly string[]) => ({ ...BASE, fields: { ...BASE.fields, Tags } });
      expect(
        mergeDocuments(tagged('x'), tagged('x', 'new', 'mine'), tagged('new', 'x'))?.fields.Tags,
      ).toEqual([...['x', 'new', 'mine']]);
      expect(mergeDocuments(tagged('x', 'y'), tagged('y', 'x'), tagged('x', 'y', 'z'))).toBeUndefined();
      const added = insertBlock(BASE, blockOf('new', 'n'), { key: 'headless-main', index: 0 });
      expect(mergeDocuments(BASE, added, removeBlock(BASE, 'b'))).toBeUndefined();
    },
  );

  it.prop([fc.array(anyText, { maxLength: 4 }), fc.array(anyText, { maxLength: 4 }), anyMove, fc.boolean()])(
    'keep the changes of both, unless both changed the same',
    (mine, theirs, move, isMineMoved) => {
      const own = mine.reduce(apply, isMineMoved ? move(BASE) : BASE);
      const other = theirs.reduce(apply, isMineMoved ? BASE : move(BASE));
      const merged = mergeDocuments(BASE, own, other);
      const lastOf = (changes: readonly Change[]) => new Map(changes.map((each) => [placeOf(each), each]));
      const [ours, others] = [lastOf(mine), lastOf(theirs)];
      const gone = (target: string) =>
        !blocksOf(isMineMoved ? own : other).some(({ block }) => block.id === target);
      const isClash = [...ours].some(
        ([place, { target, value }]) =>
          others.has(place) && others.get(place)?.value !== value && (target === 'page' || !gone(target)),
      );
      if (isClash) {
        expect(merged).toBeUndefined();
        return;
      }
      const structure = isMineMoved ? own : other;
      const expected = [...theirs, ...mine].reduce(apply, isMineMoved ? move(BASE) : move(BASE));
      expect(blocksOf(merged ?? BASE).map(({ block, spot }) => [block.id, spot])).toEqual(
        blocksOf(structure).map(({ block, spot }) => [block.id, spot]),
      );
      expect(merged).toEqual(expected);
    },
  );

  example('choose when both moved blocks', () => {
    const mine = removeBlock(BASE, 'a');
    const theirs = removeBlock(BASE, 'b');
    expect(mergeDocuments(BASE, mine, theirs)).toBeUndefined();
    expect(mergeDocuments(BASE, mine, BASE)).toEqual(mine);
    expect(mergeDocuments(BASE, BASE, theirs)).toEqual(theirs);
  });
});

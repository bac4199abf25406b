import {
  blocksOf,
  type FieldContent,
  insertBlock,
  mergeDocuments,
  moveBlock,
  type PageDocument,
  removeBlock,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import {
  anyAddition,
  anyTextChange,
  apply,
  BASE,
  blockOf,
  type Change,
  placeOf,
  withAdded,
} from '#tests/support/models/document-edits.ts';

/** One thing that an editor does with blocks. */
const anyMove = fc.constantFrom(
  (document: PageDocument) => document,
  (document: PageDocument) => removeBlock(document, 'b'),
  (document: PageDocument) => insertBlock(document, blockOf('new', 'n'), { key: 'main', index: 1 }),
  (document: PageDocument) => moveBlock(document, 'c', { key: 'bodyTop', index: 0 }),
  (document: PageDocument) => moveBlock(document, 'b', { owner: 'a', key: 'content', index: 0 }),
);

/** The blocks of every place, without those of the other editor. */
const outlineWithout = (document: PageDocument, who: string) =>
  blocksOf(document)
    .filter(({ block }) => !block.id.startsWith(who))
    .map(({ block, spot: { owner, key } }) => [block.id, owner, key]);
const itemsWithout = (content: FieldContent | undefined, who: string) =>
  (Array.isArray(content) ? content : []).filter((item) => !JSON.stringify(item).includes(who));

const contentOf = (document: PageDocument, id: string) => {
  const found = blocksOf(document).find(({ block }) => block.id === id)?.block;
  return JSON.stringify([found?.fields, found?.params]);
};

const hasChangeWithoutBlock = (document: PageDocument, isGone: (id: string) => boolean) =>
  blocksOf(BASE).some(({ block: { id } }) => isGone(id) && contentOf(document, id) !== contentOf(BASE, id));

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
      const added = insertBlock(BASE, blockOf('new', 'n'), { key: 'main', index: 0 });
      expect(mergeDocuments(BASE, added, removeBlock(BASE, 'b'))).toBeUndefined();
    },
  );

  it.prop([
    fc.array(anyTextChange, { maxLength: 4 }),
    fc.array(anyTextChange, { maxLength: 4 }),
    anyMove,
    fc.boolean(),
  ])(
    'keep the changes of both, unless both changed the same, or one removed what the other changed',
    (mine, theirs, move, isMineMoved) => {
      const own = mine.reduce(apply, isMineMoved ? move(BASE) : BASE);
      const other = theirs.reduce(apply, isMineMoved ? BASE : move(BASE));
      const [stayed, moved] = isMineMoved ? [other, own] : [own, other];
      const merged = mergeDocuments(BASE, own, other);
      const lastOf = (changes: readonly Change[]) => new Map(changes.map((each) => [placeOf(each), each]));
      const [ours, others] = [lastOf(mine), lastOf(theirs)];
      const gone = (target: string) => !blocksOf(moved).some(({ block }) => block.id === target);
      const isClash = [...ours].some(
        ([place, { target, value }]) =>
          others.has(place) && others.get(place)?.value !== value && (target === 'page' || !gone(target)),
      );
      const isLost = hasChangeWithoutBlock(stayed, gone);
      if (isClash || isLost) {
        expect(merged).toBeUndefined();
        return;
      }
      const expected = [...theirs, ...mine].reduce(apply, move(BASE));
      expect(blocksOf(merged ?? BASE).map(({ block, spot }) => [block.id, spot])).toEqual(
        blocksOf(moved).map(({ block, spot }) => [block.id, spot]),
      );
      expect(merged).toStrictEqual(expected);
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

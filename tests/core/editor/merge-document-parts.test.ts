import {
  blocksOf,
  blockWith,
  changeBlock,
  type FieldContent,
  insertBlock,
  mergeDocuments,
  type PageDocument,
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
import { anyVersions } from '#tests/support/models/document-versions.ts';

const anyAdditions = fc.array(anyAddition, { minLength: 1, maxLength: 3 });
const anyChanges = fc.array(anyTextChange, { maxLength: 3 });
const idsIn = (document: PageDocument | undefined) =>
  document && blocksOf(document).map(({ block }) => block.id);

describe('two editors who both add blocks', () => {
  it.prop([anyAdditions, anyAdditions, anyChanges, anyChanges])(
    'have the texts of both as well, unless both changed the same',
    (mySpots, theirSpots, mine, theirs) => {
      const [own, other] = [withAdded(BASE, 'mine', mySpots, []), withAdded(BASE, 'theirs', theirSpots, [])];
      const lastOf = (changes: readonly Change[]) => new Map(changes.map((each) => [placeOf(each), each]));
      const others = lastOf(theirs);
      const isClash = [...lastOf(mine)].some(
        ([place, { value }]) => others.has(place) && others.get(place)?.value !== value,
      );
      const added = mergeDocuments(BASE, own, other) ?? expect.fail('Both only added');
      expect(mergeDocuments(BASE, mine.reduce(apply, own), theirs.reduce(apply, other))).toStrictEqual(
        isClash ? undefined : [...theirs, ...mine].reduce(apply, added),
      );
    },
  );

  example('choose where both added the same block, so that it is never there twice', () => {
    const spots = [
      { key: 'bodyTop', index: 0 },
      { owner: 'b', key: 'content', index: 0 },
    ];
    const [mine = BASE, theirs = BASE] = spots.map((spot) => insertBlock(BASE, blockOf('new', 'n'), spot));
    expect(mergeDocuments(BASE, mine, theirs)).toBeUndefined();
    const changed = insertBlock(BASE, blockOf('new', 'other'), { key: 'bodyTop', index: 0 });
    expect(mergeDocuments(BASE, mine, changed)).toBeUndefined();
  });

  it.prop([anyAdditions, anyAdditions, anyAdditions])(
    'have a block that both added alike once, beside those that only one added',
    (commonSpots, mySpots, theirSpots) => {
      const both = withAdded(BASE, 'both', commonSpots, []);
      expect(mergeDocuments(BASE, both, structuredClone(both))).toEqual(both);
      const [own, other] = [withAdded(both, 'mine', mySpots, []), withAdded(both, 'theirs', theirSpots, [])];
      const merged = mergeDocuments(BASE, own, other) ?? expect.fail('Both only added');
      const ids = [...(idsIn(merged) ?? [])];
      expect(ids.toSorted()).toEqual(
        [...new Set([own, other].flatMap((each) => idsIn(each) ?? []))].toSorted(),
      );
    },
  );
});

describe('a field that one editor added or removed', () => {
  it.prop([fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), fc.boolean()])(
    'is as that one left it, whatever its name',
    (name, isAdded) => {
      const withField = changeBlock(BASE, 'b', (block) => ({
        ...block,
        fields: Object.fromEntries([...Object.entries(block.fields), [name, { value: 'x' }]]),
      }));
      const [base, changed] = isAdded ? [BASE, withField] : [withField, BASE];
      // With an own `__proto__`, which most comparisons of objects leave out.
      for (const merged of [mergeDocuments(base, changed, base), mergeDocuments(base, base, changed)])
        expect(JSON.stringify(merged)).toBe(JSON.stringify(changed));
    },
  );
});

describe('a page that only one of them changed', () => {
  it.prop([anyVersions])('is as that one left it, the component and what no editor sees included', (pair) => {
    const [base, changed] = pair;
    for (const merged of [mergeDocuments(base, changed, base), mergeDocuments(base, base, changed)])
      expect(merged).toStrictEqual(changed);
  });

  it.prop([fc.constantFrom('RichText', 'Text'), fc.constantFrom('1', '2'), anyAdditions])(
    'has the component of that one beside what the other added',
    (component, dataSource, spots) => {
      const changed = changeBlock(BASE, 'b', (block) => ({ ...block, component, kept: { dataSource } }));
      const added = withAdded(BASE, 'other', spots, []);
      for (const merged of [mergeDocuments(BASE, changed, added), mergeDocuments(BASE, added, changed)])
        expect(merged && blockWith(merged, 'b')?.block).toMatchObject({ component, kept: { dataSource } });
    },
  );
});

describe('a page of which both changed what no editor sees', () => {
  const stored = (dataSource: string) =>
    changeBlock(BASE, 'b', (block) => ({ ...block, kept: { dataSource } }));

  example('has the values of one of them', () => {
    expect([stored('1'), stored('2')]).toContainEqual(mergeDocuments(BASE, stored('1'), stored('2')));
  });
});

describe('a link that both changed', () => {
  it.prop([fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), 'text')])(
    'has the changes of both, whatever the names of its values',
    (name) => {
      const linked = (text: string, href: string) => ({
        ...BASE,
        fields: { Link: Object.fromEntries(Object.entries({ href }).concat([[name, text]])) },
      });
      const merged = mergeDocuments(linked('a', '/a'), linked('b', '/a'), linked('a', '/b'));
      expect(JSON.stringify(merged)).toBe(JSON.stringify(linked('b', '/b')));
    },
  );

  example('is the same in another order of its values', () => {
    const items = (...all: readonly FieldContent[]) => ({ ...BASE, fields: { Cards: all } });
    const one = { href: '/a', text: 'a' };
    const other = { text: 'a', href: '/a' };
    expect(mergeDocuments(items(one), items(other, 'mine'), items(one, 'theirs'))?.fields.Cards).toEqual([
      ...[other, 'mine', 'theirs'],
    ]);
  });
});

describe('two editors of the columns of a block', () => {
  const EMPTY = ['content', 'one', 'two'].map((key) => ({ key, blocks: [] }));
  /** Block `b` with these columns, each with the blocks that it had. */
  const withKeys = (document: PageDocument, keys: readonly string[]) =>
    changeBlock(document, 'b', (block) => ({
      ...block,
      places: keys.map((key) => block.places.find((place) => place.key === key) ?? { key, blocks: [] }),
    }));
  const keysIn = (document: PageDocument | undefined) =>
    document && blockWith(document, 'b')?.block.places.map(({ key }) => key);
  const base = changeBlock(BASE, 'b', (block) => ({ ...block, places: EMPTY.slice(0, 2) }));
  const before = ['content', 'one'];
  const anyKeys = fc.oneof(fc.constant(before), fc.shuffledSubarray(EMPTY.map(({ key }) => key)));
  const anyColumn = fc.constantFrom('content', 'one', 'two');

  it.prop([anyKeys, anyKeys, anyColumn, anyColumn])(
    'have the columns of the one who changed them and the blocks of both, or choose',
    (myKeys, theirKeys, myColumn, theirColumn) => {
      const put = (keys: readonly string[], id: string, key: string) =>
        insertBlock(withKeys(base, keys), blockOf(id, id), { owner: 'b', key, index: 0 });
      const [mine, theirs] = [put(myKeys, 'mine', myColumn), put(theirKeys, 'theirs', theirColumn)];
      const merged = mergeDocuments(base, mine, theirs);
      const changed = [myKeys, theirKeys].filter((keys) => keys.join() !== before.join());
      const keys = changed[0] ?? before;
      const added = [mine, theirs].flatMap((each) =>
        blocksOf(each).flatMap(({ block: { id }, spot }) =>
          ['mine', 'theirs'].includes(id) ? [[id, spot.key] as const] : [],
        ),
      );
      const canHoldAll =
        changed.every((each) => each.join() === keys.join()) && added.every(([, key]) => keys.includes(key));
      expect(keysIn(merged)).toEqual(canHoldAll ? keys : undefined);
      if (!merged) return;
      for (const [id, key] of added) expect(blockWith(merged, id)?.spot).toMatchObject({ owner: 'b', key });
      expect(idsIn(merged)).toHaveLength(3 + added.length);
    },
  );
});

describe('two editors of a list', () => {
  const anyContent = fc.constantFrom<FieldContent | undefined>(
    undefined,
    'A text',
    [],
    ['x'],
    ['x', 'y'],
    ['z'],
    [{ Title: 'x' }],
    [{ Title: 'x' }, { Title: 'x' }],
  );
  const page = (content: FieldContent | undefined): PageDocument => ({
    ...{ fields: content === undefined ? {} : { List: content }, areas: [] },
  });
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  /** Whether a list has all items of another one, in the same order. */
  const isAddedTo = (list: readonly unknown[], items: readonly unknown[]): boolean => {
    let next = 0;
    for (const item of list) if (next < items.length && isEqual(item, items[next])) next += 1;
    return next === items.length;
  };

  const expectBoth = (
    before: FieldContent = [],
    mine: FieldContent | undefined,
    theirs: FieldContent | undefined,
    merged: PageDocument | undefined,
  ) => {
    const lists = [before, mine, theirs].filter((each) => Array.isArray(each));
    const isAdded = lists.length === 3 && lists.every((list) => isAddedTo(list, lists[0] ?? []));
    const list = merged?.fields.List;
    if (isAdded) expect(lists.every((each) => isAddedTo(Array.isArray(list) ? list : [], each))).toBe(true);
    if (!Array.isArray(list)) return;
    expect(lists).toHaveLength(3);
    // Neither lists nor their items get what neither wrote.
    for (const item of list) expect(lists.slice(1).flat()).toContainEqual(item);
  };

  it.prop([anyContent, anyContent, anyContent])(
    'have the items of both where both only added some, and choose between a list and a text',
    (before, mine, theirs) => {
      const merged = mergeDocuments(page(before), page(mine), page(theirs));
      const isChangedByBoth = !isEqual(mine, before) && !isEqual(theirs, before) && !isEqual(mine, theirs);
      if (isChangedByBoth) expectBoth(before, mine, theirs, merged);
      else expect(merged).toStrictEqual(page(isEqual(mine, before) ? theirs : mine));
    },
  );

  example('have an item that both added twice, but a tag once', () => {
    const merge = (item: FieldContent) =>
      mergeDocuments(page([]), page([item]), page([structuredClone(item)]));
    const other = (item: FieldContent) =>
      mergeDocuments(page([]), page([item, 'mine']), page([structuredClone(item), 'theirs']))?.fields.List;
    expect(merge('x')).toEqual(page(['x']));
    expect(other('x')).toEqual(['x', 'mine', 'theirs']);
    expect(other({ Title: 'x' })).toEqual([{ Title: 'x' }, 'mine', { Title: 'x' }, 'theirs']);
  });
});

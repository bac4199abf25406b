import {
  blocksOf,
  changeBlock,
  type DocumentBlock,
  insertBlock,
  mergeDocuments,
  moveBlock,
  type PageDocument,
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

describe('two editors of a page', () => {
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

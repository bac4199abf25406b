import {
  changeBlock,
  type DocumentBlock,
  type FieldContent,
  insertBlock,
  type PageDocument,
  placeAt,
} from '@fairdesk/core/editor';
import fc from 'fast-check';

export const blockOf = (id: string, text: string, inner: readonly DocumentBlock[] = []): DocumentBlock => ({
  ...{ id, component: 'RichText', fields: { Title: text, Text: text }, params: { heading: 'h2' }, kept: {} },
  places: [{ key: 'content', blocks: inner }],
});

export const BASE: PageDocument = {
  fields: { MetaTitle: 'Visit', NavigationTitle: 'Visit' },
  areas: [
    { key: 'main', blocks: [blockOf('a', '1', [blockOf('c', '3')]), blockOf('b', '2')] },
    { key: 'bodyTop', blocks: [] },
  ],
};

/** One thing that an editor changes: a text of a block, a parameter, a text of the page. */
export const anyTextChange = fc.record({
  target: fc.constantFrom('a', 'b', 'c', 'page'),
  name: fc.constantFrom('one', 'two', 'param'),
  /** Absent where the editor removes what is there. */
  value: fc.constantFrom('x', 'y', undefined),
});
export type Change = typeof anyTextChange extends fc.Arbitrary<infer T> ? T : never;

const NAMES: Readonly<Record<string, string>> = { one: 'Title', two: 'Text', param: 'heading' };

/** Values with one of them set or removed. */
const withValue = <Values extends Readonly<Record<string, FieldContent>>>(
  values: Values,
  name: string,
  value: string | undefined,
): Values => {
  const { [name]: _, ...others } = values;
  return (value === undefined ? others : { ...others, [name]: value }) as Values;
};

export const apply = (document: PageDocument, { target, name, value }: Change): PageDocument => {
  const own = NAMES[name] ?? '';
  if (target === 'page') {
    const title = name === 'one' ? 'MetaTitle' : 'NavigationTitle';
    return { ...document, fields: withValue(document.fields, title, value) };
  }
  return changeBlock(document, target, (block) =>
    name === 'param'
      ? { ...block, params: withValue(block.params, own, value) }
      : { ...block, fields: withValue(block.fields, own, value) },
  );
};

/** What a change sets; two changes of the same place set the same value. */
export const placeOf = ({ target, name }: Change) => `${target}/${target === 'page' ? name === 'one' : name}`;

/** Where an editor adds a block: in an area, or within a block; the index is cut to the length of the place. */
export const anyAddition = fc.record({
  owner: fc.constantFrom(undefined, 'a', 'b', 'c'),
  key: fc.constantFrom('main', 'bodyTop'),
  index: fc.nat(3),
});

/** Adds blocks of an editor to a page, and tags and cards to its lists. */
export const withAdded = (
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
export type Addition = typeof anyAddition extends fc.Arbitrary<infer T> ? T : never;

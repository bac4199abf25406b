import {
  type BlockDescription,
  type DocumentBlock,
  type FieldDescription,
  newBlock,
  withColumns,
  withParam,
} from '@fairdesk/core/editor';
import { SPLITTER_COLUMNS_MAX } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const TEXT: BlockDescription = { kind: 'rich-text', components: ['RichText'], group: 'text', fields: [] };
const SPLITTER: BlockDescription = {
  ...{ kind: 'column-splitter', components: ['ColumnSplitter'], group: 'layout', fields: [] },
  ...{ places: 'columns', columnParams: ['InUse', 'Width'] },
};
const CONTENT = [{ key: 'content-{*}', blocks: [] }];
const text = newBlock(TEXT, 'text');

describe('newBlock', () => {
  const field = (name: string): fc.Arbitrary<FieldDescription> =>
    fc.record({
      holds: fc.constantFrom('html' as const, 'line' as const, 'link' as const),
      names: fc.constantFrom([name], [name, 'Old']) as fc.Arbitrary<readonly [string]>,
    });

  it.prop([
    fc.tuple(field('Title'), field('Text'), field('Link')),
    fc.dictionary(fc.constantFrom('Title', 'Text', 'Old', 'Other'), fc.constantFrom('', 'A text')),
    fc.boolean(),
  ])(
    'has a sample text in each field that has one, unless it shows those of its page',
    (fields, words, isOfPage) => {
      const description = { ...TEXT, fields, ...(isOfPage && { isOfPage }) };
      const expected = fields.flatMap(({ holds, names: [name] }) => {
        const word = words[name];
        return word === undefined || isOfPage ? [] : [[name, holds === 'html' ? `<p>${word}</p>` : word]];
      });
      expect(newBlock(description, 'new', words)).toEqual({
        ...{ id: 'new', component: 'RichText', params: {}, places: [], kept: {} },
        fields: Object.fromEntries(expected),
      });
    },
  );

  example('has the places that it shows from the start', () => {
    expect(newBlock({ ...TEXT, places: 'named' }, 'new').places).toEqual(CONTENT);
    expect(newBlock({ ...TEXT, places: 'named', placesWith: ['Wide', '1'] }, 'new').places).toEqual([]);
    expect(newBlock(SPLITTER, 'new')).toMatchObject({
      params: { InUse: '1,2', Width1: '50', Width2: '50' },
      places: [
        { key: 'column-1-{*}', blocks: [] },
        { key: 'column-2-{*}', blocks: [] },
      ],
    });
  });
});

describe('withParam', () => {
  const value = fc.constantFrom('', '1', 'wide');

  it.prop([
    fc.dictionary(fc.constantFrom('Wide', 'Colour'), value),
    fc.constantFrom('Wide', 'Colour', 'toString'),
    value,
  ])(
    'sets one value and leaves the others, without storing an empty one that was not there',
    (params, name, to) => {
      const block: DocumentBlock = { ...text, params };
      const isDefault = to === '' && !Object.keys(params).includes(name);
      expect(withParam(block, TEXT, name, to)).toEqual({
        ...block,
        params: isDefault ? params : { ...params, [name]: to },
      });
      expect(withParam(block, undefined, name, to)).toEqual(withParam(block, TEXT, name, to));
    },
  );

  it.prop([
    fc.constantFrom('Wide', 'Colour'),
    value,
    fc.constantFrom([], CONTENT, [{ key: 'own', blocks: [text] }]),
  ])(
    'gives a block that shows its places with that value an empty one, and never loses one that it has',
    (name, to, places) => {
      const description = { ...TEXT, places: 'named', placesWith: ['Wide', '1'] } as const;
      const isShown = name === 'Wide' && to === '1';
      expect(withParam({ ...text, places }, description, name, to).places).toEqual(
        isShown && places.length === 0 ? CONTENT : places,
      );
    },
  );
});

describe('withColumns', () => {
  const count = fc.integer({ min: 1, max: SPLITTER_COLUMNS_MAX });
  const keyOf = (column: number) => `column-${column}-{*}`;
  const filled = (columns: readonly number[]): DocumentBlock => ({
    ...newBlock(SPLITTER, 'split'),
    params: { Styles: 'soft' },
    places: columns.map((column) => ({ key: keyOf(column), blocks: [{ ...text, id: `text-${column}` }] })),
  });

  it.prop([fc.uniqueArray(count, { maxLength: 3 }), fc.array(count, { minLength: 1, maxLength: 4 })])(
    'keeps every block in its column, and has no empty column beyond the count',
    (columns, counts) => {
      const block = filled(columns);
      const last = counts.at(-1) ?? 1;
      const after = counts.reduce((each, number) => withColumns(each, SPLITTER, number), block);
      const numbers = Array.from({ length: SPLITTER_COLUMNS_MAX }, (_, index) => index + 1).filter(
        (column) => column <= last || columns.includes(column),
      );
      expect(after.places).toEqual(
        numbers.map(
          (column) =>
            block.places.find(({ key }) => key === keyOf(column)) ?? { key: keyOf(column), blocks: [] },
        ),
      );
      expect(after.params).toMatchObject({ Styles: 'soft', InUse: numbers.join() });
    },
  );

  it.prop([count])('makes all columns of the same width, in one row up to four', (number) => {
    const { params } = withColumns(newBlock(SPLITTER, 'split'), SPLITTER, number);
    const widths = Array.from({ length: number }, (_, index) => params[`Width${index + 1}`]);
    expect(new Set(widths)).toEqual(
      new Set([number === 1 ? '' : `${Math.max(25, Math.floor(100 / number))}`]),
    );
  });

  it.prop([fc.uniqueArray(fc.constantFrom('column-1-{*}', 'column-1-x', 'column-9-{*}', 'content')), count])(
    'loses no block of a place that is no column, or of a second one with the same number',
    (keys, number) => {
      const places = keys.map((key) => ({ key, blocks: [{ ...text, id: key }] }));
      const after = withColumns({ ...filled([]), places }, SPLITTER, number).places;
      for (const place of places) expect(after).toContainEqual(place);
      expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
    },
  );

  example('leaves the parameters of a component that is not described', () => {
    expect(withColumns(filled([1]), undefined, 2).params).toEqual({ Styles: 'soft' });
    expect(withColumns(filled([1]), TEXT, 2).params).toEqual({ Styles: 'soft' });
  });
});

import type { FieldDescription, FieldRecord } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contentsOf, withContents } from '#adapters/page/field-contents.ts';

const QUESTIONS: readonly FieldDescription[] = [
  {
    holds: 'items',
    names: ['Questions'],
    each: [
      { holds: 'line', names: ['Name'] },
      { holds: 'line', names: ['Type'], isTemplate: true },
    ],
  },
];

const anyKind = fc.constantFrom('', 'TextQuestion', 'InfoText', 'Text Question');
const anyItem = fc
  .record({ name: fc.constantFrom('a', 'b'), template: anyKind, type: fc.option(anyKind) })
  .map(({ name, template, type }) => ({
    ...(template !== '' && { templateName: template }),
    fields: { Name: { value: name }, ...(type !== null && { Type: { value: type } }) },
  }));
const anyList = fc.array(anyItem, { minLength: 1, maxLength: 4 });

type Stored = Readonly<Record<string, unknown>> & {
  readonly Questions: { readonly value: readonly object[] };
};
const stored = (value: readonly object[]): Stored => ({ Questions: { value } });
const itemsIn = (fields: Readonly<Record<string, unknown>>): readonly FieldRecord[] =>
  contentsOf(fields, QUESTIONS).Questions as unknown as readonly FieldRecord[];
const save = (fields: Stored, items: readonly FieldRecord[]) =>
  withContents(fields, QUESTIONS, { Questions: items });

describe('the kind of an item', () => {
  it.prop([anyList])(
    'is its own, or the name of its template, and a save without changes adds none',
    (list) => {
      const fields = stored(list);
      expect(itemsIn(fields).map(({ Type = '' }) => Type)).toEqual(
        list.map((item) => item.fields.Type?.value || ('templateName' in item ? item.templateName : '')),
      );
      expect(save(fields, itemsIn(fields))).toEqual(fields);
    },
  );

  it.prop([anyList])('stays with it when it moves, or its name changes, and adds no field', (list) => {
    const moved = itemsIn(stored(list))
      .toReversed()
      .map((item) => ({ ...item, Name: 'c' }));
    const after = list.toReversed().map((item) => ({
      ...item,
      fields: { ...item.fields, Name: { value: 'c' } },
    }));
    expect(save(stored(list), moved)).toEqual(stored(after));
  });

  it.prop([anyItem, fc.constantFrom('InfoText', 'CardQuestion')])(
    'comes with an item of another language, and can be changed',
    (item, kind) => {
      const [read = {}] = itemsIn(stored([item]));
      const { '@': _, ...copy } = read;
      const other = stored([{ fields: { Name: { value: 'x' } } }]);
      expect(itemsIn(save(other, [...itemsIn(other), copy]))[1]).toMatchObject(copy);
      expect(itemsIn(save(stored([item]), [{ ...read, Type: kind }]))[0]?.Type).toBe(kind);
    },
  );
});

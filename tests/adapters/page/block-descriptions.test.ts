import { readFileSync } from 'node:fs';
import type { BlockDescription, FieldDescription } from '@fairdesk/core/editor';
import type { Block } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { type PageReading, readBlocksOf } from '#adapters/page/read-block/read-block.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { sanitise } from '#adapters/shared/sanitise.ts';
import { fieldsOf, paramsOf } from '#tests/support/models/described-values.ts';

type Values = Readonly<Record<string, unknown>>;

const PAGE: PageReading = {
  ...{ folder: 'aqua', language: 'en', path: '/news/doors', pageFields: {}, editMode: undefined },
  ...{ itemId: '0b1c2d3e-0000-4000-8000-000000000001', frameHosts: [], cookieNames: [] },
  crumb: { title: '*', wildcardTitle: '', wildcardElements: ['doors'] },
  shared: { url: 'https://fair.example/news/doors', title: 'Doors' },
};

const blockOf = (description: BlockDescription, fields: Values, params: Values = {}): Block => {
  const [componentName] = description.components;
  const placeholders = { 'column-1-{*}': [{ componentName: 'Divider' }] };
  const [block] = readBlocksOf(PAGE)([{ componentName, uid: 'u', fields, params, placeholders }]);
  return block ?? expect.fail('No block');
};

/** Remembers the names that are asked for, also in items. */
const watched = (fields: Values, asked: Set<string>): Values =>
  new Proxy(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map((item) => ('fields' in item ? { ...item, fields: watched(item.fields, asked) } : item))
          : value,
      ]),
    ),
    {
      get: (target, name) => {
        if (typeof name === 'string') asked.add(name);
        return Reflect.get(target, name);
      },
      getOwnPropertyDescriptor: (target, name) => {
        if (typeof name === 'string') asked.add(name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    },
  );

const namesOf = ({ names, each = [] }: FieldDescription): readonly string[] => [
  ...names,
  ...each.flatMap(namesOf),
];

const UNSAFE = '<b>Safe</b><img src="x" onerror="steal()"><script>steal()</script>';

/** A value with this text in place of each of its own. */
const withTexts = <T>(value: T, text: string): T =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? text : each));

/** The texts of a block that views render as HTML: the properties named so, and the description of a form's step. */
const htmlIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
        typeof each === 'string' && (/html$/i.test(name) || (name === 'description' && 'questions' in value))
          ? [each]
          : htmlIn(each),
      );

/** How the content platform wraps the fields of a component's own query. */
const WRAPPERS = ['data', 'Items'];

describe.each(BLOCK_DESCRIPTIONS.map((each) => [each.components[0], each] as const))(
  'the description of %s',
  (_, description) => {
    const full = fieldsOf(description.fields);

    it('names the kind of block that its component becomes', () => {
      for (const name of description.components) {
        const block = blockOf({ ...description, components: [name] }, full);
        expect(block.kind).toBe(description.kind);
      }
    });

    it('names every field that is read', () => {
      const asked = new Set<string>();
      blockOf(description, watched(full, asked));
      blockOf(description, watched({}, asked));
      const known = new Set(
        [...description.fields.flatMap(namesOf), ...WRAPPERS].map((name) => name.toLowerCase()),
      );
      expect([...asked].filter((name) => !known.has(name.toLowerCase()))).toEqual([]);
    });

    /** Whether something changes a block: by itself, or together with one other thing. */
    const isRead = (
      fields: Values,
      params: Values,
      others: readonly (readonly [Values, Values])[],
    ): boolean =>
      [[{}, {}] as const, ...others].some(
        ([otherFields, otherParams]) =>
          textOf({ ...otherFields, ...fields }, { ...otherParams, ...params }) !==
          textOf(otherFields, otherParams),
      );
    const textOf = (fields: Values, params: Values) => JSON.stringify(blockOf(description, fields, params));
    // What all components have is read in one place: for one of them here.
    const params =
      description.components[0] === 'RichText' ? paramsOf(description) : (description.params ?? []);
    const choices = params.flatMap(({ name, values = [] }) =>
      values.slice(1).map((value) => [name, value] as const),
    );
    const singles: readonly (readonly [Values, Values])[] = [
      [full, {}],
      ...description.fields.map(({ names: [name] }) => [{ [name]: full[name] }, {}] as const),
      ...choices.map(([name, value]) => [{}, { [name]: value }] as const),
      [{}, { EnabledPlaceholders: '1,2,3,4,5,6,7,8' }],
    ];

    it.each(description.fields.map((each) => [each.names[0], each] as const))(
      'names the field %s, which is read under each of its names',
      (name, { names }) => {
        const others = singles.filter(([fields]) => !(name in fields));
        expect(isRead({ [name]: full[name] }, {}, others)).toBe(true);
        const { [name]: value, ...without } = full;
        for (const other of names.slice(1))
          expect(textOf({ ...without, [other]: value }, {})).toBe(textOf(full, {}));
      },
    );

    it.each(choices)('names the choice %s = %s, which is read', (name, value) => {
      const { [name]: _, ...rest } = full;
      const others = [[rest, {}] as const, ...singles].filter(
        ([fields, params]) => !(name in fields) && !(name in params),
      );
      expect(isRead({}, { [name]: value }, others)).toBe(true);
    });

    it('becomes a block whose HTML is sanitised, with HTML in every field', () => {
      const hostile = withTexts(full, UNSAFE);
      for (const html of htmlIn(blockOf(description, hostile))) {
        expect(html).not.toMatch(/script|onerror/);
        expect(sanitise(html)).toBe(html);
      }
    });

    it.prop([fc.constantFrom(...paramsOf(description)), fc.string()])(
      'survives any value of a parameter',
      ({ name }, value) => {
        expect(blockOf(description, full, { [name]: value }).uid).toBe('u');
      },
    );
  },
);

describe('the table of components for a content platform', () => {
  const README = readFileSync(new URL('../../../adapters/page/README.md', import.meta.url), 'utf8');

  const fieldText = ({ names, holds, each = [] }: FieldDescription): string => {
    const inner = each.length > 0 ? ` (${each.map(fieldText).join(', ')})` : '';
    return `\`${names.join('`/`')}\` ${holds}${inner}`;
  };
  const rowOf = ({ components, fields, params = [] }: BlockDescription): string => {
    const settings = params.map(({ name, values }) =>
      values ? `\`${name}\`: ${values.filter(Boolean).join(', ')}` : `\`${name}\``,
    );
    return `| \`${components.join('`, `')}\` | ${fields.map(fieldText).join(', ')} | ${settings.join('; ')} |`;
  };

  it.each(BLOCK_DESCRIPTIONS.map((each) => [each.components[0], each] as const))('has %s', (_, each) => {
    expect(README).toContain(rowOf(each));
  });
});

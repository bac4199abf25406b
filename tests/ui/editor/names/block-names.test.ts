import type { FieldDescription } from '@fairdesk/core/editor';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { COMMON_PARAMS } from '#adapters/shared/block-descriptions/common-params.ts';
import { PAGE_FIELDS } from '#adapters/shared/block-descriptions/page-fields.ts';
import {
  blockHint,
  blockName,
  fieldName,
  groupName,
  nameKey,
  paramHint,
  paramName,
  valueName,
} from '#ui/editor/names/block-names.ts';
import { NAME_MESSAGES } from '#ui/editor/names/messages.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type Labels, labelsOf } from '#ui/shared/texts/translate.ts';

const english = labelsOf('en', messagesFor('en'));
const PARAMS = [...COMMON_PARAMS, ...BLOCK_DESCRIPTIONS.flatMap(({ params = [] }) => params)];

/** The components of a page that are edited elsewhere, and stand in its structure. */
const FRAME_COMPONENTS = ['Header', 'Footer'];

/** Marks the texts of messages, so that they differ from stored names, and records their keys. */
const marked = (language: Language): { labels: Labels; used: ReadonlySet<string> } => {
  const labels = labelsOf(language, messagesFor(language));
  const used = new Set<string>();
  const mark = (key: string, text: string): string => {
    if (text !== '') used.add(key);
    return text && `«${text}»`;
  };
  const own = (key: string): string => mark(key, labels.own(key));
  const t: Labels['t'] = (key, params) => mark(key, labels.t(key, params));
  return { labels: { ...labels, own, t }, used };
};

/** The lists of fields that an editor sees together, by where they are. */
const lists = (
  place: string,
  fields: readonly FieldDescription[],
): readonly (readonly [string, readonly FieldDescription[]])[] => [
  [place, fields],
  ...fields.flatMap(({ names: [name], each = [] }) => lists(`${place}/${name}`, each)),
];

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, place) => texts.indexOf(text) !== place);

/** Every name that an editor sees; hints of fields and parameters are optional. */
const everyName = (labels: Labels): readonly string[] => [
  ...BLOCK_DESCRIPTIONS.flatMap(({ components: [component], group, fields }) => [
    groupName(labels, group),
    blockName(labels, component),
    blockHint(labels, component),
    ...lists('', fields).flatMap(([, list]) =>
      list.flatMap(({ names: [name], values = [] }) => [
        fieldName(labels, component, name),
        ...values.map((value) => valueName(labels, name, value)),
      ]),
    ),
  ]),
  ...FRAME_COMPONENTS.map((component) => blockName(labels, component)),
  ...PAGE_FIELDS.map(({ names }) => fieldName(labels, 'Page', names[0])),
  ...PARAMS.flatMap(({ name, values = [] }) => [
    paramName(labels, name),
    ...values.map((value) => valueName(labels, name, value)),
  ]),
];

describe.each(LANGUAGES)('the names in %s', (language) => {
  const labels = labelsOf(language, messagesFor(language));

  example('have a text for every block, field, parameter, value and group, and no more', () => {
    const { labels: markedLabels, used } = marked(language);
    expect(everyName(markedLabels).filter((name) => !name.startsWith('«'))).toEqual([]);
    for (const { name } of PARAMS) paramHint(markedLabels, name);
    const keys = NAME_MESSAGES.flatMap((feature) => Object.keys(feature[language]));
    expect(keys.filter((key) => !used.has(key))).toEqual(['value-empty']);
  });

  example('differ between the blocks of the palette, and their hints too', () => {
    const names = BLOCK_DESCRIPTIONS.map(({ components }) => blockName(labels, components[0]));
    expect(repeated(names.map((name) => name.toLocaleLowerCase(language)))).toEqual([]);
    expect(repeated(BLOCK_DESCRIPTIONS.map(({ components }) => blockHint(labels, components[0])))).toEqual(
      [],
    );
  });

  example('differ between the fields that an editor sees together', () => {
    const same = BLOCK_DESCRIPTIONS.flatMap(({ components: [component], fields }) =>
      lists(component, fields).flatMap(([place, list]) =>
        repeated(list.map(({ names }) => fieldName(labels, component, names[0]))).map(
          (text) => `${place}: ${text}`,
        ),
      ),
    );
    expect(same).toEqual([]);
    expect(repeated(PAGE_FIELDS.map(({ names }) => fieldName(labels, 'Page', names[0])))).toEqual([]);
  });

  example('differ between the parameters of a block, and between the values of a parameter', () => {
    for (const { params = [] } of BLOCK_DESCRIPTIONS)
      expect(repeated([...COMMON_PARAMS, ...params].map(({ name }) => paramName(labels, name)))).toEqual([]);
    for (const { name, values = [] } of PARAMS)
      expect(repeated(values.map((value) => valueName(labels, name, value))), name).toEqual([]);
  });

  example('explain a parameter that is free text', () => {
    const unexplained = PARAMS.filter(({ values }) => values === undefined).filter(
      ({ name }) => paramHint(labels, name) === undefined,
    );
    expect(unexplained).toEqual([]);
  });

  it.prop([fc.oneof(fc.string(), fc.constantFrom('unknown', 'problem', 'slow', '__proto__', 'Styles9'))])(
    'fall back to the stored name and never fail',
    (name) => {
      const texts = [
        blockName(labels, name),
        fieldName(labels, name, name),
        paramName(labels, name),
        valueName(labels, name, name),
        groupName(labels, name),
      ];
      blockHint(labels, name);
      paramHint(labels, name);
      if (name !== '') for (const text of texts) expect(text).not.toBe('');
    },
  );
});

describe('a name without a text', () => {
  example.each([
    ['SomethingNew', 'Something new'],
    ['header_of_list', 'Header of list'],
    ['RSSReader', 'RSS reader'],
    ['Über uns', 'Über uns'],
    ['__', '__'],
    ['unknown', 'Unknown'],
  ])('is split into words: %s', (stored, words) => {
    expect(blockName(english, stored)).toBe(words);
  });

  example('has no hint', () => {
    expect(blockHint(english, 'SomethingNew')).toBe('');
    expect(paramHint(english, 'SomethingNew')).toBeUndefined();
  });
});

describe('columns', () => {
  it.prop([fc.integer({ min: 1, max: 8 })])('have their number in the name', (n) => {
    expect(paramName(english, `ColumnWidth${n}`)).toBe(`Width of column ${n}`);
    expect(paramName(english, `Styles${n}`)).toBe(`Style words of column ${n}`);
    expect(valueName(english, `ColumnWidth${n}`, '')).toBe('Full width');
  });
});

it.prop([fc.string()])('a key has only letters, digits and hyphens', (text) => {
  expect(nameKey(text)).toMatch(/^[A-Za-z0-9-]+$/);
});

import type { FieldContent, FieldDescription, FieldRecord } from '@fairdesk/core/editor';
import { isSwitchedOn } from '@fairdesk/core/page';
import { conditionIn } from '../shared/layout/award-condition.ts';
import { type Fields, fieldNamed, fieldValue, isRecord } from '../shared/layout/fields.ts';
import { ITEMS_MAX, itemFields, itemTemplate, listOf } from '../shared/layout/items.ts';
import { articleIdsOf, labelsOf } from './article-fields.ts';
import { dayOfField, momentOfField } from './field-values.ts';
import { storedArticles, storedList, storedTags, wrapped } from './stored-values.ts';

/**
 * The contents of described fields, by the first name of each. A field that the page does not have is absent, and so
 * is one that an editor cannot change.
 */
export const contentsOf = (fields: Fields, described: readonly FieldDescription[]): FieldRecord =>
  Object.fromEntries(
    described.flatMap((each) => {
      const name = storedName(fields, each);
      if (name === undefined) return [];
      const content = contentOf(fields, name, each);
      return content === undefined ? [] : [[each.names[0], content] as const];
    }),
  );

/**
 * Stored fields with the contents of a document. Only what differs from the stored content is written, in the form
 * that it was stored in.
 */
export const withContents = (
  stored: Fields,
  described: readonly FieldDescription[],
  contents: FieldRecord,
): Fields => {
  const current = contentsOf(stored, described);
  const changes = described.flatMap((each) => {
    const [first] = each.names;
    const content = contents[first];
    if (JSON.stringify(content) === JSON.stringify(current[first])) return [];
    const name = storedName(stored, each) ?? first;
    return [[name, content === undefined ? undefined : storedOf(content, each, stored[name])] as const];
  });
  const changed = new Map<string, unknown>(changes);
  const unchanged = Object.entries(stored).filter(([name]) => !changed.has(name));
  return Object.fromEntries([...unchanged, ...[...changed].filter(([, value]) => value !== undefined)]);
};

/** The name under which a field is stored: the first that reading finds. */
const storedName = (fields: Fields, { holds, names }: FieldDescription): string | undefined => {
  const has = (name: string) =>
    holds === 'items' ? listOf(fieldNamed(fields, name)).length > 0 : fieldNamed(fields, name) !== undefined;
  const found = names.find(has) ?? names.find((name) => fieldNamed(fields, name) !== undefined);
  if (found === undefined) return undefined;
  return Object.hasOwn(fields, found)
    ? found
    : Object.keys(fields).find((each) => each.toLowerCase() === found.toLowerCase());
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const record = (value: unknown): Fields => (isRecord(value) ? value : {});

/** The parts of a stored link and image that an editor changes. */
const LINK_PARTS = ['href', 'text', 'target'];
const PICTURE_PARTS = ['src', 'alt', 'width', 'height'];
const FOCUS = 'focus';

/** Most images have no focus point, and then no such part. */
const picturePartsOf = (value: unknown): readonly string[] =>
  text(record(value)[FOCUS]) === '' ? PICTURE_PARTS : [...PICTURE_PARTS, FOCUS];

const partsOf = (value: unknown, parts: readonly string[]): FieldRecord =>
  Object.fromEntries(parts.map((part) => [part, text(record(value)[part])]));

const contentOf = (fields: Fields, name: string, description: FieldDescription): FieldContent | undefined => {
  const value = fieldValue(fields, name);
  switch (description.holds) {
    case 'line':
    case 'html':
    case 'icon':
      return text(value);
    case 'day':
      return dayOfField(fields, name);
    case 'moment':
      return momentOfField(fields, name);
    case 'picture':
      return partsOf(value, picturePartsOf(value));
    case 'link':
      return partsOf(value, LINK_PARTS);
    case 'address':
      return typeof value === 'string' ? value : text(record(value).href);
    case 'switch':
      return value === true || isSwitchedOn(text(value)) ? '1' : '';
    case 'condition':
      return conditionText(value);
    case 'json':
      return typeof value === 'string' ? value : JSON.stringify(value ?? '');
    case 'tags':
      return labelsOf(fields, name);
    case 'articles':
      return articleIdsOf(fields, name);
    case 'items':
      return listOf(fieldNamed(fields, name))
        .slice(0, ITEMS_MAX)
        .flatMap((item, index) =>
          isRecord(item) ? [{ [ITEM]: String(index), ...itemContents(item, description.each ?? []) }] : [],
        );
    case 'pages':
      return undefined;
  }
};

/** What is no condition stays as it is. */
const conditionText = (value: unknown): string => {
  const condition = conditionIn(value);
  return condition ? JSON.stringify(condition) : text(value);
};

const itemContents = (item: Fields, each: readonly FieldDescription[]): FieldRecord => {
  const contents = contentsOf(itemFields(item), each);
  const template = itemTemplate(item);
  const kinds = each.filter(({ names: [name], isTemplate }) => isTemplate && !contents[name]);
  return template === ''
    ? contents
    : { ...contents, ...Object.fromEntries(kinds.map(({ names: [name] }) => [name, template])) };
};

/** In a document, an item names the place of the stored item it came from; a new one does not. */
const ITEM = '@';

const storedOf = (content: FieldContent, description: FieldDescription, stored: unknown): unknown => {
  const before = fieldValue({ stored }, 'stored');
  switch (description.holds) {
    case 'picture':
      return wrapped(stored, withParts(before, [...PICTURE_PARTS, FOCUS], content));
    case 'link':
      return wrapped(stored, { ...withoutTarget(before, content), ...withParts({}, LINK_PARTS, content) });
    case 'address':
      return wrapped(stored, isRecord(before) ? { ...before, href: text(content) } : text(content));
    case 'condition':
      return wrapped(stored, conditionIn(content) ?? text(content));
    case 'items':
      return storedItems(content, description.each ?? [], stored);
    case 'tags':
      return storedTags(textsIn(content), stored);
    case 'articles':
      return storedArticles(textsIn(content), stored);
    default:
      return wrapped(stored, text(content));
  }
};

const withParts = (before: unknown, parts: readonly string[], content: FieldContent): Fields => ({
  ...record(before),
  ...Object.fromEntries(
    parts.flatMap((part) => {
      const value = text(record(content)[part]);
      return value === '' && !Object.hasOwn(record(before), part) ? [] : [[part, value] as const];
    }),
  ),
});

/** What a link leads to besides its address is dropped with the address. */
const withoutTarget = (before: unknown, content: FieldContent): Fields => {
  const stored = record(before);
  if (text(stored.href) === text(record(content).href)) return stored;
  return Object.fromEntries(Object.entries(stored).filter(([part]) => part === 'class'));
};

const storedItems = (content: FieldContent, each: readonly FieldDescription[], stored: unknown): unknown => {
  const before = listOf(stored);
  const written = (Array.isArray(content) ? content : []).map((item) => {
    const { [ITEM]: place, ...contents } = record(item) as FieldRecord;
    return withItemFields(place === undefined ? undefined : before[Number(place)], each, contents);
  });
  return storedList(written, stored);
};

const textsIn = (content: FieldContent): readonly string[] =>
  Array.isArray(content) ? content.map(text) : [];

const withItemFields = (
  stored: unknown,
  each: readonly FieldDescription[],
  contents: FieldRecord,
): unknown => {
  if (!isRecord(stored)) return { fields: withContents({}, each, contents) };
  const name = ['fields', 'field'].find((key) => isRecord(stored[key]));
  const fields = withContents(itemFields(stored), each, withoutTemplate(stored, each, contents));
  return name === undefined ? fields : { ...stored, [name]: fields };
};

/** Contents in which the name of an item's template is not a value of its own. */
const withoutTemplate = (
  stored: Fields,
  each: readonly FieldDescription[],
  contents: FieldRecord,
): FieldRecord => {
  const own = contentsOf(itemFields(stored), each);
  return each.reduce<FieldRecord>((left, { names: [name], isTemplate }) => {
    if (!isTemplate || own[name] || left[name] !== itemTemplate(stored)) return left;
    const { [name]: _, ...others } = left;
    return own[name] === undefined ? others : { ...others, [name]: own[name] };
  }, contents);
};

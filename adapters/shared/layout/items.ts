import { type Fields, fieldNamed, fieldValue, isRecord } from './fields.ts';

/** An item of a list field. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly templateId: string;
  readonly templateName: string;
  readonly fields: Fields;
}

/** Maximum number of items read from a list; the number is ours. */
export const ITEMS_MAX = 500;

/**
 * The items of a list field, from the first of these names that has any.
 *
 * A list is bare, `{ value: […] }`, `{ jsonValue }` with either of them, or `{ results: […] }`; its items have their
 * fields under `fields` or `field`, or inline.
 */
export const itemsOf = (fields: Fields, ...names: readonly string[]): readonly Item[] =>
  names
    .map((name) => listOf(fieldNamed(fields, name)))
    .find((list) => list.length > 0)
    ?.slice(0, ITEMS_MAX)
    .filter(isRecord)
    .map(toItem) ?? [];

/** The entries of a list in any format. */
export const listOf = (field: unknown): readonly unknown[] => {
  if (Array.isArray(field)) return field;
  if (!isRecord(field)) return [];
  if (Object.hasOwn(field, 'jsonValue')) return listOf(field.jsonValue);
  return [field.value, field.results, field.targetItems].find(Array.isArray) ?? [];
};

/** The name of the template of an item; empty for none. */
export const itemTemplate = (item: Fields): string => {
  const template = isRecord(item.template) ? item.template : {};
  return text(item.templateName) || text(template.name) || text(item.template);
};

const toItem = (item: Fields): Item => {
  const template = isRecord(item.template) ? item.template : {};
  return {
    id: text(item.id),
    name: text(item.displayName) || text(item.name),
    url: isRecord(item.url) ? text(item.url.path) : text(item.url),
    templateId: text(item.templateId) || text(template.id),
    templateName: itemTemplate(item),
    fields: itemFields(item),
  };
};

/** The fields of an item. */
export const itemFields = (item: Fields): Fields => [item.fields, item.field].find(isRecord) ?? item;

const text = (value: unknown): string => {
  const inner = isRecord(value) ? fieldValue({ value }, 'value') : value;
  return typeof inner === 'string' ? inner : '';
};

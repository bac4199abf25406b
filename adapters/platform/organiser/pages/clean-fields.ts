import type { FieldDescription } from '@fairdesk/core/editor';
import { describedField } from '../../../shared/block-descriptions/described-fields.ts';
import { cleanValue, isScript, isValues, mapped } from './clean-value.ts';

/** Fields as described: those that hold HTML, and those without a description, are sanitised. */
export const cleanFields = (fields: unknown, described: readonly FieldDescription[]): unknown => {
  // The vendor's navigation sends a bare list, which readers take as its items.
  const items = described.find(({ names }) => names.includes('Items'))?.each;
  if (!isValues(fields)) return items ? cleanItems(fields, items) : cleanValue(fields);
  return mapped(fields, (value, name) => {
    const description = describedField(described, name);
    return description === undefined ? cleanValue(value, name) : cleanField(value, name, description);
  });
};

const cleanField = (value: unknown, name: string, { holds, each = [] }: FieldDescription): unknown => {
  if (holds === 'html') return cleanValue(value, name);
  return holds === 'items' ? cleanItems(value, each) : cleanPlain(value, name, holds === 'address');
};

/** A list is bare, or within a record; its items have their fields under `fields` or `field`, or inline. */
const cleanItems = (list: unknown, each: readonly FieldDescription[]): unknown => {
  if (Array.isArray(list)) return list.map((item) => cleanItem(item, each));
  if (!isValues(list)) return cleanValue(list);
  return mapped(list, (value, name) =>
    LISTS.includes(name) ? cleanItems(value, each) : cleanValue(value, name),
  );
};

const LISTS = ['value', 'results', 'targetItems', 'jsonValue'];

const cleanItem = (item: unknown, each: readonly FieldDescription[]): unknown => {
  if (!isValues(item)) return cleanValue(item);
  const holder = ['fields', 'field'].find((name) => isValues(item[name]));
  if (holder === undefined) return cleanFields(item, each);
  return mapped(item, (value, name) =>
    name === holder ? cleanFields(value, each) : cleanValue(value, name),
  );
};

/**
 * A value without HTML, with its texts as typed; addresses that would run a script are emptied.
 *
 * @param name of its field
 */
export const cleanPlain = (value: unknown, name = '', isAddress = false): unknown => {
  if (typeof value === 'string') return (isAddress || ADDRESS.test(name)) && isScript(value) ? '' : value;
  if (Array.isArray(value)) return value.map((each) => cleanPlain(each, name, isAddress));
  if (!isValues(value)) return value;
  return mapped(value, (part, key) => {
    // The older editor renders this part as markup.
    if (/^editable/i.test(key)) return cleanValue(part, key);
    return WRAPPERS.includes(key) ? cleanPlain(part, name, isAddress) : cleanPlain(part, key);
  });
};

const WRAPPERS = ['value', 'jsonValue'];
const ADDRESS = /(?:href|src|url)$/i;

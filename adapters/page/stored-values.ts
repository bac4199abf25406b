import { articleIdOf } from '@fairdesk/core/shared';
import { dashedId } from '../shared/dashed-id.ts';
import { fieldValue, isRecord } from '../shared/layout/fields.ts';
import { ITEMS_MAX, listOf } from '../shared/layout/items.ts';
import { articleIdsOf, labelsOf } from './article-fields.ts';

/** A stored value in the form of the one it replaces. */
export const wrapped = (stored: unknown, value: unknown): unknown => {
  if (stored === undefined) return { value };
  if (!isRecord(stored)) return value;
  if (Object.hasOwn(stored, 'value')) return { ...stored, value };
  if (Object.hasOwn(stored, 'jsonValue')) return { ...stored, jsonValue: wrapped(stored.jsonValue, value) };
  return isRecord(value) ? value : { value };
};

/** A tag keeps the item that it came from; a text stays a text where its tags need no other form. */
export const storedTags = (tags: readonly string[], stored: unknown): unknown => {
  const isText = typeof fieldValue({ stored }, 'stored') === 'string';
  if (isText && !tags.some((tag) => /[|,]/.test(tag))) return wrapped(stored, tags.join('|'));
  const itemByLabel = new Map(
    listOf(stored).map((item) => [labelsOf({ Tags: [item] }, 'Tags')[0], item] as const),
  );
  const items = tags.map((tag) => itemByLabel.get(tag) ?? { fields: { Title: { value: tag } } });
  return isText ? wrapped(stored, items) : storedList(items, stored);
};

/** Ids are written as items have them, so that a copied site renews both. */
export const storedArticles = (ids: readonly string[], stored: unknown): unknown => {
  const itemById = new Map(
    listOf(stored).map((item) => [articleIdsOf({ Articles: [item] }, 'Articles')[0], item] as const),
  );
  return storedList(
    ids.map((id) => itemById.get(articleIdOf(id)) ?? { id: dashedId(id), fields: {} }),
    stored,
  );
};

/** A list in the form of the one it replaces; what is no item, or exceeds the limit of reading, stays. */
export const storedList = (written: readonly unknown[], stored: unknown): unknown => {
  const before = listOf(stored);
  const list = [...written, ...before.filter((item, index) => !isRecord(item) || index >= ITEMS_MAX)];
  if (stored === undefined) return { value: list };
  if (!isRecord(stored)) return list;
  if (Object.hasOwn(stored, 'jsonValue'))
    return { ...stored, jsonValue: storedList(written, stored.jsonValue) };
  const name = ['value', 'results', 'targetItems'].find((key) => Array.isArray(stored[key])) ?? 'value';
  return { ...stored, [name]: list };
};

import type { Attribute, Resource } from '../resources/resource.ts';
import { badParameter } from './json-api.ts';
import { attributeOf } from './resource-map.ts';

export interface SortKey {
  readonly column: string;
  readonly descending: boolean;
  /** Whether the column is nullable; nulls come last, or first when descending. */
  readonly optional: boolean;
}

const MOST_KEYS = 5;

/** Parses `sort=slug,-created`. The id is always the last key, so that the order is total. */
export const parseSort = (resource: Resource, text: string): readonly SortKey[] => {
  const names = text.split(',').filter(Boolean);
  if (names.length > MOST_KEYS) throw badSort(`A list is sorted by at most ${MOST_KEYS} attributes`);
  const keys = names.map((name) => readKey(resource, name));
  return keys.some(({ column }) => column === 'id') ? keys : [...keys, BY_ID];
};

const BY_ID: SortKey = { column: 'id', descending: false, optional: false };

const readKey = (resource: Resource, signed: string): SortKey => {
  const descending = signed.startsWith('-');
  const name = descending ? signed.slice(1) : signed;
  const attribute = attributeOf(resource, name);
  if (!attribute || attribute.kind === 'json' || attribute.kind === 'localised') {
    throw badSort(`${resource.type} cannot be sorted by that`);
  }
  return { column: attribute.folded ? `${name}Folded` : name, descending, optional: isOptional(attribute) };
};

const isOptional = ({ required, initial, kind, folded }: Attribute): boolean =>
  folded === true || (!required && initial === undefined && kind !== 'flag');

const badSort = (title: string) => badParameter('sort', 'sort-name', title);

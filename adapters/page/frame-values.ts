import { itemAddress } from '@fairdesk/core/navigation';
import { type Fields, fieldValue, isRecord } from '../shared/layout/fields.ts';
import { withQuery } from './field-values.ts';

/** A text; anything else is empty. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address of a stored link, with its query and anchor. */
export const hrefIn = (link: unknown): string => {
  if (!isRecord(link)) return '';
  const [href, query, anchor] = [textIn(link.href), textIn(link.querystring), textIn(link.anchor)];
  const isPlaceHere = href === '' || href.startsWith('#');
  return itemAddress({ href: isPlaceHere ? href : withQuery(href, query), anchor });
};

/** A stored link with another address; what it led to besides the old address is dropped. */
export const withHref = (link: Fields, href: string): Fields =>
  hrefIn(link) === href
    ? link
    : { ...Object.fromEntries(Object.entries(link).filter(([part]) => part === 'class')), href };

/** The value of a field, in the form of the one it replaces. */
const inFormOf = (stored: unknown, value: unknown): unknown => {
  if (!isRecord(stored)) return value;
  if (Object.hasOwn(stored, 'value')) return { ...stored, value };
  if (Object.hasOwn(stored, 'jsonValue')) return { ...stored, jsonValue: inFormOf(stored.jsonValue, value) };
  return value;
};

/** A list in the form of the one it replaces. */
export const inListOf = (stored: unknown, list: readonly unknown[]): unknown => {
  if (!isRecord(stored)) return list;
  if (Object.hasOwn(stored, 'jsonValue')) return { ...stored, jsonValue: inListOf(stored.jsonValue, list) };
  const name = ['value', 'results', 'targetItems'].find((key) => Array.isArray(stored[key])) ?? 'value';
  return { ...stored, [name]: list };
};

/** The record that holds the fields of an entry: the entry itself, or its `fields`. */
export const holderOf = (stored: Fields): Fields => (isRecord(stored.fields) ? stored.fields : stored);

/** The value of a field of an entry. */
export const valueIn = (stored: Fields, name: string): unknown => {
  const holder = holderOf(stored);
  return fieldValue(Object.hasOwn(holder, name) ? ownOf(holder, name) : ownOf(stored, name), name);
};

/** Names are read as they are written. */
const ownOf = (fields: Fields, name: string): Fields =>
  Object.hasOwn(fields, name) ? { [name]: fields[name] } : {};

/** An entry with another value in a field. */
export const withValue = (stored: Fields, name: string, value: unknown): Fields => {
  const { fields } = stored;
  if (!isRecord(fields) || (!Object.hasOwn(fields, name) && Object.hasOwn(stored, name)))
    return { ...stored, [name]: inFormOf(stored[name], value) };
  const written = Object.hasOwn(fields, name) ? inFormOf(fields[name], value) : { value };
  return { ...stored, fields: { ...fields, [name]: written } };
};

/** A record; anything else is empty. */
export const recordIn = (value: unknown): Fields => (isRecord(value) ? value : {});
/** The value of a field; names are read as they are written. */
export const valueAt = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fieldValue({ [name]: fields[name] }, name) : undefined;
/** A list; anything else is empty. */
export const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Fields with another value, in the form of the one it replaces. */
export const withField = (fields: Fields, name: string, value: unknown): Fields => ({
  ...fields,
  [name]: inFormOf(fields[name], value),
});

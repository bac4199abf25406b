import type { FrameItem } from '@fairdesk/core/editor';
import { itemAddress } from '@fairdesk/core/navigation';
import { toTarget } from './field-values.ts';
import { type Fields, fieldValue, isRecord } from './fields.ts';
import { listOf } from './items.ts';
import { CALL_TO_ACTION } from './read-menu.ts';

/** How an item of a list is stored: as a form, and with what an editor made of it. */
export interface ItemFormat {
  readonly read: (stored: Fields, id: string) => FrameItem;
  readonly write: (item: FrameItem, stored: Fields, childrenOf: ChildrenOf) => Fields;
  /** The entries below an item. */
  readonly below: (stored: Fields) => readonly unknown[];
}

/** The stored entries of the items below one. */
type ChildrenOf = (item: FrameItem, stored: readonly unknown[]) => readonly unknown[];

/** A text; anything else is empty. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const targetIn = (value: unknown): FrameItem['target'] =>
  toTarget(textIn(value)) === '_blank' ? '_blank' : '';

/** The address of a stored link, with its query and anchor. */
export const hrefIn = (link: unknown): string => {
  if (!isRecord(link)) return '';
  const [href, query, anchor] = [textIn(link.href), textIn(link.querystring), textIn(link.anchor)];
  const isPlaceHere = href === '' || href.startsWith('#');
  return itemAddress({ href: isPlaceHere ? href : withQuery(href, query.replace(/^[?&]/, '')), anchor });
};

const withQuery = (href: string, query: string): string => {
  if (query === '') return href;
  const [, address = '', place = ''] = /^([^#]*)(.*)$/s.exec(href) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${query}${place}`;
};

/** A stored link with another address; what it led to besides the old address is dropped. */
export const withHref = (link: Fields, href: string): Fields =>
  hrefIn(link) === href
    ? link
    : { ...Object.fromEntries(Object.entries(link).filter(([part]) => part === 'class')), href };

/** The value of a field, in the form of the one it replaces. */
export const inFormOf = (stored: unknown, value: unknown): unknown => {
  if (!isRecord(stored)) return value;
  if (Object.hasOwn(stored, 'value')) return { ...stored, value };
  if (isRecord(stored.jsonValue)) return { ...stored, jsonValue: { ...stored.jsonValue, value } };
  return value;
};

/** A list in the form of the one it replaces. */
export const inListOf = (stored: unknown, list: readonly unknown[]): unknown => {
  if (!isRecord(stored)) return list;
  if (isRecord(stored.jsonValue)) return { ...stored, jsonValue: inListOf(stored.jsonValue, list) };
  const name = ['value', 'results', 'targetItems'].find((key) => Array.isArray(stored[key])) ?? 'value';
  return { ...stored, [name]: list };
};

/** The record that holds the fields of an entry: the entry itself, or its `fields`. */
export const holderOf = (stored: Fields): Fields => (isRecord(stored.fields) ? stored.fields : stored);

const valueIn = (stored: Fields, name: string): unknown => {
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

const titleOf = (stored: Fields): string =>
  textIn(valueIn(stored, 'navigationTitle')) || linkText(stored) || textIn(valueIn(stored, 'displayName'));

const linkOf = (stored: Fields): Fields => {
  const link = valueIn(stored, 'link');
  return isRecord(link) ? link : {};
};

const linkText = (stored: Fields): string => textIn(linkOf(stored).text);

const templateOf = (stored: Fields): string => {
  const own = valueIn(stored, 'templateName');
  return textIn(own ?? (isRecord(stored.template) ? stored.template.name : ''));
};

const readItem = (stored: Fields, id: string): FrameItem => {
  const [title, text] = [titleOf(stored), linkText(stored)];
  return {
    id,
    title,
    text: text === title ? '' : text,
    href: hrefIn(linkOf(stored)),
    target: targetIn(linkOf(stored).target),
    icon: textIn(valueIn(stored, 'navigationItemIconName')) || textIn(valueIn(stored, 'icon')),
    isCallToAction: CALL_TO_ACTION.test(templateOf(stored)),
    children: readItems(listOf(stored.children), id, MENU_ITEM),
  };
};

const writeItem: ItemFormat['write'] = (item, stored, childrenOf) => {
  const was = readItem(stored, item.id);
  let written = stored;
  if (item.icon !== was.icon) {
    written = withValue(written, 'navigationItemIconName', item.icon);
    if (textIn(valueIn(stored, 'icon')) !== '') written = withValue(written, 'icon', item.icon);
  }
  if (item.isCallToAction !== was.isCallToAction)
    written = withValue(written, 'templateName', item.isCallToAction ? CALL_TO_ACTION_TEMPLATE : '');
  const isSame = (['title', 'text', 'href', 'target'] as const).every((part) => item[part] === was[part]);
  if (!isSame) written = withLink(item, written);
  return JSON.stringify(item.children) === JSON.stringify(was.children)
    ? written
    : {
        ...written,
        children: inListOf(stored.children, childrenOf(item, listOf(stored.children))),
      };
};

const CALL_TO_ACTION_TEMPLATE = 'Call To Action';

const withLink = ({ title, text, href, target }: FrameItem, stored: Fields): Fields => {
  const named = withValue(stored, 'navigationTitle', title);
  const hasName = title === '' && textIn(valueIn(stored, 'displayName')) !== '';
  const written = hasName ? withValue(named, 'displayName', '') : named;
  const link = linkOf(stored);
  const hasNoText = valueIn(stored, 'link') !== undefined && textIn(link.text) === '';
  const shown = text || (hasNoText ? '' : title);
  const { target: _, text: _text, ...led } = withHref(link, href);
  const isBare = href === '' && text === '' && valueIn(stored, 'link') === undefined;
  return isBare
    ? written
    : withValue(written, 'link', { ...led, ...(shown && { text: shown }), ...(target && { target }) });
};

/** An item of a menu. */
export const MENU_ITEM: ItemFormat = {
  read: readItem,
  write: writeItem,
  below: (stored) => listOf(stored.children),
};

/** A link of the footer, or a social profile. */
export const FOOTER_ITEM: ItemFormat = {
  read: (stored, id) => ({
    ...{ id, title: textIn(stored.title), text: '', href: textIn(stored.url) },
    ...{ target: targetIn(stored.target), icon: textIn(stored.icon) },
    ...{ isCallToAction: false, children: [] },
  }),
  write: (item, stored) => {
    const was = FOOTER_ITEM.read(stored, item.id);
    return {
      ...stored,
      ...(item.title !== was.title && { title: item.title }),
      ...(item.href !== was.href && { url: item.href }),
      ...(item.target !== was.target && { target: item.target }),
      ...(item.icon !== was.icon && { icon: item.icon }),
    };
  },
  below: () => [],
};

/** The items of a list; what is no item is left out. @param place the id of the list or of the item above */
export const readItems = (
  list: readonly unknown[],
  place: string,
  format: ItemFormat,
): readonly FrameItem[] =>
  list.flatMap((stored, index) => (isRecord(stored) ? [format.read(stored, `${place}.${index}`)] : []));

/** Every stored item of lists by its id. */
export const itemsById = (
  list: readonly unknown[],
  place: string,
  format: ItemFormat,
): ReadonlyMap<string, Fields> =>
  new Map(
    list.flatMap((stored, index): readonly (readonly [string, Fields])[] => {
      const id = `${place}.${index}`;
      return isRecord(stored) ? [[id, stored], ...itemsById(format.below(stored), id, format)] : [];
    }),
  );

/** A list as stored, with the items of an editor; entries that are no items stay at its end. */
export const writeItems = (
  items: readonly FrameItem[],
  list: readonly unknown[],
  known: ReadonlyMap<string, Fields>,
  format: ItemFormat,
): readonly unknown[] => [
  ...items.map((item) =>
    format.write(item, known.get(item.id) ?? {}, ({ children }, stored) =>
      writeItems(children, stored, known, format),
    ),
  ),
  ...list.filter((stored) => !isRecord(stored)),
];

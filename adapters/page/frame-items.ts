import type { FrameItem } from '@fairdesk/core/editor';
import { type Fields, isRecord } from '../shared/layout/fields.ts';
import { listOf } from '../shared/layout/items.ts';
import { toTarget } from './field-values.ts';
import { hrefIn, inListOf, textIn, valueIn, withHref, withValue } from './frame-values.ts';
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

const targetIn = (value: unknown): FrameItem['target'] =>
  toTarget(textIn(value)) === '_blank' ? '_blank' : '';

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
  const label = text || (hasNoText ? '' : title);
  const { target: _, text: _text, ...led } = withHref(link, href);
  const isBare = href === '' && text === '' && valueIn(stored, 'link') === undefined;
  return isBare
    ? written
    : withValue(written, 'link', { ...led, ...(label && { text: label }), ...(target && { target }) });
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
  fieldsById: ReadonlyMap<string, Fields>,
  format: ItemFormat,
): readonly unknown[] => [
  ...items.map((item) =>
    format.write(item, fieldsById.get(item.id) ?? {}, ({ children }, stored) =>
      writeItems(children, stored, fieldsById, format),
    ),
  ),
  ...list.filter((stored) => !isRecord(stored)),
];

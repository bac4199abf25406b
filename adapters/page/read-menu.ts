import { itemAddress, type MenuItem, safeHref, serviceLink } from '@fairdesk/core/navigation';
import { isSwitchedOn } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import { bare, isRecord } from '../shared/layout/fields.ts';
import { listOf } from '../shared/layout/items.ts';
import type { LinkPlace } from '../shared/layout/site-links.ts';
import { toLink, toTarget } from './field-values.ts';

const text = z.catch(z.string(), '');
/** A navigation item in the Header's data. Source: site spec §3 "Navigation item". */
const Item = z.object({
  navigationTitle: text,
  displayName: text,
  navigationItemIconName: text,
  icon: text,
  templateName: text,
  link: z.catch(z.looseObject({ href: text, anchor: text, text: text, target: text }), {
    href: '',
    anchor: '',
    text: '',
    target: '',
  }),
  hideForParticipationTypes: text,
  hideOutsideSyncWindow: z.optional(z.unknown()),
  children: z.catch(z.array(z.unknown()), []),
});

/** The items of a menu; invalid items are left out, and so are items without a link or children. */
export const readMenu = (items: readonly unknown[], place: LinkPlace): readonly MenuItem[] =>
  items.flatMap((item) => {
    const read = Item.safeParse(plain(item));
    const entry = read.success ? toItem(read.data, place) : undefined;
    return entry && entry.title !== '' && (entry.href !== '' || entry.children.length > 0) ? [entry] : [];
  });

/** The links of an icon bar: the title defaults to the display name, the link to none. */
export const readServiceLinks = (items: readonly unknown[], place: LinkPlace): readonly MenuItem[] =>
  items.flatMap((item) => {
    const read = Item.safeParse(plain(item));
    if (!read.success) return [];
    const entry = toItem(read.data, place);
    const { navigationTitle: title, displayName } = read.data;
    return [{ ...entry, ...serviceLink({ title, displayName, href: entry.href }) }];
  });

/** The address of an item, even of one without a title; empty when it has none. */
export const itemHref = (item: unknown, place: LinkPlace): string => {
  const read = Item.safeParse(plain(item));
  return read.success ? toItem(read.data, place).href : '';
};

/**
 * Flattens an item: its fields are inline, or in the content platform's format `{ fields, template, children:
 * { results } }`.
 */
const plain = (item: unknown): unknown => {
  if (!isRecord(item)) return item;
  const { fields, template, children } = item;
  return {
    ...(isRecord(template) && { templateName: template.name }),
    ...bare(item),
    ...(isRecord(fields) && bare(fields)),
    children: listOf(children),
  };
};

const toItem = (item: z.infer<typeof Item>, place: LinkPlace): MenuItem => {
  const { link, hideForParticipationTypes } = item;
  const isPlaceHere = link.href === '' || link.href.startsWith('#');
  const led = toLink({ ...link, anchor: '' }, place);
  const href = safeHref(
    itemAddress({ href: isPlaceHere ? link.href : (led?.href ?? ''), anchor: link.anchor }),
  );
  return {
    title: item.navigationTitle || link.text || item.displayName,
    text: link.text,
    href,
    target: toTarget(link.target),
    icon: item.navigationItemIconName || item.icon,
    isCallToAction: CALL_TO_ACTION.test(item.templateName),
    hideForParticipationTypes,
    hideOutsideSyncWindow: isSwitchedOn(String(item.hideOutsideSyncWindow)),
    children: readMenu(item.children, place),
  };
};

/** The template of a call-to-action column: `CallToAction`, `Call To Action Column`, `CTA`. */
export const CALL_TO_ACTION = /^cta\b|call[\s-]*to[\s-]*action/i;

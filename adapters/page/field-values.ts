import { focusOf, focusText } from '@fairdesk/core/editor';
import { type CrumbPage, itemAddress, type SharedPage, safeHref } from '@fairdesk/core/navigation';
import type { ImageValue, LinkValue } from '@fairdesk/core/page';
import { isDay, type Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { type Fields, fieldValue, textOf } from '../shared/layout/fields.ts';
import { type LinkPlace, siteLink } from '../shared/layout/site-links.ts';
import { displayedHtml } from '../shared/sanitise.ts';
import { sizedAddress } from './sized-address.ts';

/** The location of a page: links in its content are resolved in this folder and language. */
export interface Place {
  readonly folder: string;
  readonly language: Language;
  /** The page itself, for blocks that refer to it. */
  readonly crumb: CrumbPage;
  /** Its path within the site: `/news/doors-open`. */
  readonly path: string;
  /** The page's own fields, for blocks that render them. */
  readonly pageFields: Fields;
  /** The page itself, for blocks that share it. */
  readonly shared: SharedPage;
}

/** Rich text as it is displayed at a place. */
export const htmlOf = (fields: Fields, name: string, place: LinkPlace): string =>
  displayedHtml(textOf(fields, name), place);

/** The icon of a block or an item; both field names are in use. */
export const iconIn = (fields: Fields): string => textOf(fields, 'XBE_Icon') || textOf(fields, 'Icon');

/**
 * `2026-11-20`, or empty: the layout service encodes an empty date as the year 1. Also accepts `20261120` and
 * `20261120T093000Z`. It is the day that the text itself names.
 */
export const dayOfField = (fields: Fields, name: string): string => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(extended(textOf(fields, name)))?.[0] ?? '';
  return day.startsWith('0001') || !isDay(day) ? '' : day;
};

/** A compact day or stamp with its dashes and colons; other texts stay as they are. */
const extended = (text: string): string =>
  text
    .replace(/^(\d{4})(\d{2})(\d{2})(?=$|T)/, '$1-$2-$3')
    .replace(/T(\d{2})(\d{2})(\d{2})(?=Z?$)/, 'T$1:$2:$3');

/** The same day in its original format: `2026-11-20` or `20261120`. */
export const dateOfField = (fields: Fields, name: string): string => {
  const text = textOf(fields, name);
  const day = dayOfField(fields, name);
  return day !== '' && text === day.replaceAll('-', '') ? text : day;
};

/**
 * A day with its time, `2026-11-20T09:30:00+01:00`, or the day alone. Midnight in UTC is no time: so the content
 * platform stores a day.
 */
export const momentOfField = (fields: Fields, name: string): string => {
  const text = extended(textOf(fields, name));
  const day = dayOfField(fields, name);
  const hasTime = day !== '' && MOMENT.test(text) && !MIDNIGHT.test(text) && !Number.isNaN(Date.parse(text));
  return hasTime ? text : day;
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?Z$/;

const Link = z.object({
  href: z.catch(z.string(), ''),
  text: z.catch(z.string(), ''),
  target: z.catch(z.string(), ''),
  anchor: z.catch(z.string(), ''),
  querystring: z.catch(z.string(), ''),
  linktype: z.catch(z.string(), ''),
  class: z.catch(z.string().check(z.regex(/^[\w -]{1,200}$/)), ''),
});

/** A general link; `undefined` when it has no target. */
export const linkOf = (fields: Fields, name: string, place: LinkPlace): LinkValue | undefined =>
  toLink(fieldValue(fields, name), place);

export const toLink = (value: unknown, place: LinkPlace): LinkValue | undefined => {
  const read = Link.safeParse(value);
  if (!read.success) return undefined;
  const { href, text, target, anchor, querystring, linktype, class: className } = read.data;
  // The address of an anchor link already contains its fragment, unless the address is empty.
  const fragment = linktype === 'anchor' && href !== '' ? '' : anchor;
  const whole = itemAddress({ href: withQuery(href, querystring), anchor: fragment });
  const address = safeHref(siteLink(whole, place));
  return isParseable(address)
    ? { href: address, text: text || address, target: toTarget(target), ...(className && { className }) }
    : undefined;
};

/** Inserts the query between the address and its fragment; the address may already have a query. */
export const withQuery = (href: string, querystring: string): string => {
  const query = querystring.replace(/^[?&]/, '');
  if (query === '') return href;
  const [, address = '', place = ''] = /^([^#]*)(.*)$/s.exec(href) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${query}${place}`;
};

/** `_blank` or none: a named window would give its page access to ours. */
export const toTarget = (target: string): LinkValue['target'] =>
  target.trim().toLowerCase() === '_blank' ? '_blank' : '';

/** Pixels are sent as text: `"640"`. */
const Pixels = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 0);

const Image = z.object({
  src: z.string().check(z.minLength(1)),
  alt: z.catch(z.string(), ''),
  width: Pixels,
  height: Pixels,
  focus: z.catch(z.string(), ''),
});

export const imageOf = (fields: Fields, name: string): ImageValue | undefined =>
  toImage(fieldValue(fields, name));

export const toImage = (value: unknown): ImageValue | undefined => {
  const read = Image.safeParse(value);
  if (!read.success || !isPicture(read.data.src)) return undefined;
  const { alt, width, height, focus: text } = read.data;
  const focus = focusOf(text);
  const src = safeHref(read.data.src);
  const sized = sizedAddress(src);
  return {
    ...{ src, alt, ...(sized && { sized }), ...(width > 0 && { width }), ...(height > 0 && { height }) },
    ...(focus && { focus: focusText(focus) }),
  };
};

/** A picture is fetched, so it needs a path or a web address. */
const isPicture = (src: string): boolean => /^(?:https?:|\/)/i.test(safeHref(src)) && isParseable(src);

/** Whether an address can be opened: `http://[bad` cannot, and costs its field, never the page. */
export const isParseable = (address: string): boolean =>
  address !== '' && URL.canParse(address, 'https://page.example/');

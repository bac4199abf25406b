import { linkWithin, safeHref } from '@fairdesk/core/navigation';
import type { ImageValue, LinkValue } from '@fairdesk/core/page';
import type { Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { sanitise } from '../shared/sanitise.ts';

/** The fields of one rendering as the layout service sends them; its words end in this folder. */
export type Fields = Readonly<Record<string, unknown>>;

/** Where a page stands: links of its content are led within this folder, in this language. */
export interface Place {
  readonly folder: string;
  readonly language: Language;
}

const rawValue = (fields: Fields, name: string): unknown => {
  const field = fields[name];
  return typeof field === 'object' && field !== null && 'value' in field ? field.value : undefined;
};

/** A plain text; numbers are written out, anything else is empty. */
export const textOf = (fields: Fields, name: string): string => {
  const value = rawValue(fields, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const htmlOf = (fields: Fields, name: string): string => sanitise(textOf(fields, name));

/** `2026-11-20`, or empty: the layout service writes an empty date as the year 1. */
export const dayOfField = (fields: Fields, name: string): string => {
  const day = textOf(fields, name).slice(0, 10);
  return day.startsWith('0001') ? '' : day;
};

const Link = z.object({
  href: z.catch(z.string(), ''),
  text: z.catch(z.string(), ''),
  target: z.catch(z.string(), ''),
  anchor: z.catch(z.string(), ''),
  querystring: z.catch(z.string(), ''),
  linktype: z.catch(z.string(), ''),
});

/** A general link; `undefined` when it leads nowhere. */
export const linkOf = (fields: Fields, name: string, place: Place): LinkValue | undefined =>
  toLink(rawValue(fields, name), place);

export const toLink = (value: unknown, { folder, language }: Place): LinkValue | undefined => {
  const read = Link.safeParse(value);
  if (!read.success) return undefined;
  const { href, text, target, anchor, querystring, linktype } = read.data;
  const query = querystring ? `?${querystring.replace(/^\?/, '')}` : '';
  const fragment = anchor && linktype !== 'anchor' ? `#${anchor.replace(/^#/, '')}` : '';
  const address = safeHref(linkWithin(`${href}${query}${fragment}`, folder, language));
  return address ? { href: address, text: text || address, target } : undefined;
};

const Image = z.object({ src: z.string().check(z.minLength(1)), alt: z.catch(z.string(), '') });

export const imageOf = (fields: Fields, name: string): ImageValue | undefined =>
  toImage(rawValue(fields, name));

export const toImage = (value: unknown): ImageValue | undefined => {
  const read = Image.safeParse(value);
  return read.success && safeHref(read.data.src) ? read.data : undefined;
};

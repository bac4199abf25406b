import { decodeAddress, splitPath } from '../shared/index.ts';
import type { Hideable } from './hiding.ts';

/** One item of a menu; with children it opens a dropdown. Source: site spec §3 "Navigation item". */
export interface MenuItem extends Hideable {
  readonly title: string;
  /** The link text if it differs from the title, such as the button of a call to action. */
  readonly text: string;
  /** Including the anchor; empty for no link. */
  readonly href: string;
  /** `_blank` or empty. */
  readonly target: string;
  /** `fa-solid fa-map`; empty for none. */
  readonly icon: string;
  /** Whether its column is a call to action instead of a list of links. */
  readonly isCallToAction: boolean;
  readonly children: readonly MenuItem[];
}

/** The address of an item, with the anchor if set. Source: site spec §2 "Main navigation". */
export const itemAddress = ({ href, anchor }: { readonly href: string; readonly anchor: string }): string => {
  const place = anchor.replace(/^#/, '');
  return place === '' || href.includes('#') ? href : `${href}#${place}`;
};

/** The title of a service link, else its display name; the address is `#` if it has none. */
export const serviceLink = (item: {
  readonly title: string;
  readonly displayName: string;
  readonly href: string;
}): { readonly title: string; readonly href: string } => ({
  title: item.title || item.displayName,
  href: item.href || '#',
});

/**
 * Whether an item links to the current page, ignoring the language prefix; a bare query or fragment is no
 * page. Source: site spec §2.
 *
 * @example
 * ```ts
 * isActive({ href: '/news' }, '/nl/news') // true
 * isActive({ href: '/news' }, '/news/quiet-pumps') // false
 * ```
 */
export const isActive = (item: Pick<MenuItem, 'href'>, currentPath: string): boolean =>
  /^[^?#]/.test(item.href) && pageOf(item.href) === pageOf(currentPath);

/** Whether the dropdown of an item contains the current page, so that it opens automatically. */
export const holdsActive = ({ children }: Pick<MenuItem, 'children'>, currentPath: string): boolean =>
  children.some((child) => isActive(child, currentPath) || holdsActive(child, currentPath));

/** Whether an item is the current page, or the section that contains it. */
export const activityOf = (
  item: Pick<MenuItem, 'href' | 'children'>,
  currentPath: string,
): 'page' | 'section' | undefined => {
  if (isActive(item, currentPath)) return 'page';
  return holdsActive(item, currentPath) ? 'section' : undefined;
};

/**
 * Whether the language switch is visible. Source: site spec §2 "Language switching".
 *
 * @example
 * ```ts
 * showsLanguageSwitch(['en', 'nl']) // true
 * ```
 */
export const showsLanguageSwitch = (languages: readonly unknown[]): boolean => languages.length > 1;

/**
 * The path in one notation, because links are often encoded and the path of the current page is not. Drops the
 * anchor: an item with an anchor is active together with the other items of its page.
 */
const pageOf = (address: string): string => decodeAddress(splitPath(address).path.replace(/(?<=.)\/$/, ''));
